// Decodes a list of models of about a megabyte, over and over, and prints the least time that one took.
import Foundation

let count = Int(CommandLine.arguments[1]) ?? 20
let object =
    #"{"id":12,"title":"A title of some length","score":1.5,"isOpen":true,"count":3,"#
    + #""link":"https://example.com/a","tags":["one","two"],"counts":{"a":1,"b":2},"#
    + #""previous":{"id":1,"title":"Before","score":2.5,"isOpen":false,"count":4,"tags":[],"counts":{}}}"#
let list = "[" + Array(repeating: object, count: 1_000_000 / object.utf8.count).joined(separator: ",") + "]"
let data = Data(list.utf8)
let decoder = JSONDecoder()
var least = Double.infinity
for _ in 0..<count {
    let start = DispatchTime.now().uptimeNanoseconds
    let models = try decoder.decode([Model1].self, from: data)
    let end = DispatchTime.now().uptimeNanoseconds
    precondition(models.last?.previous?.count == 4)
    least = min(least, Double(end - start) / 1_000_000_000)
}
print(least)
