/// The models that are resolved so far, those of one thread after those that all threads have.
///
/// Threads that resolve side by side each number their models from where the ones before them will end.
struct ModelTable: Sendable {
    private(set) var models: [Model]
    /// Numbers of models that other threads resolve.
    private let gap: Range<Int>

    /// - Parameter gap: How many numbers to leave free after the models given.
    init(_ models: [Model] = [], leaving gap: Int = 0) {
        self.models = models
        self.gap = models.count..<models.count + gap
    }

    /// The number that the next model gets.
    var nextID: ModelID { ModelID(models.count + (models.count < gap.lowerBound ? 0 : gap.count)) }

    /// Those added after the ones it was made with.
    var own: ArraySlice<Model> { models[gap.lowerBound...] }

    mutating func append(_ model: consuming Model) { models.append(model) }

    subscript(id: ModelID) -> Model {
        get { models[place(of: id)] }
        _modify { yield &models[place(of: id)] }
    }

    private func place(of id: ModelID) -> Int { id.index < gap.upperBound ? id.index : id.index - gap.count }
}
