import EndpointDiagnostics
import EndpointYAML

/// `response`: a type, the long form, or outcomes by status.
extension DocumentDecoder {
    mutating func response(_ entry: Entry?) -> ResponseDeclaration? {
        guard let entry else { return nil }
        guard entry.value.kind == .mapping else {
            return type(entry, in: .response).map {
                .payload(PayloadDeclaration(type: .expression($0), range: entry.range))
            }
        }
        if entry.value.pairs.contains(where: { $0.key.text.utf8.first.map(isDigit) ?? false }) {
            return .outcomes(entry.value.pairs.compactMap { outcome(Entry($0)) }, entry.range)
        }
        guard let keys = keys(of: entry, as: .response) else { return nil }
        let type = declaredType(keys, of: entry, in: .response)
        var payload = payload(keys, type ?? .fixedString, entry)
        if let entry = keys["status"] { payload.status = list(entry) { $0.statusPattern($1) } ?? [] }
        if let entry = keys["headers"] { payload.headers = fields(entry, in: .responseHeader) }
        if let entry = keys["header"] { payload.header = headerName(entry) }
        return type == nil ? nil : .payload(payload)
    }

    private mutating func payload(
        _ keys: KeyReader,
        _ type: FieldTypeDeclaration,
        _ entry: Entry
    ) -> PayloadDeclaration {
        var payload = PayloadDeclaration(type: type, range: entry.range)
        if let entry = keys["optional"] { payload.isOptional = bool(entry) }
        if let entry = keys["nullable"] { payload.isNullable = bool(entry) }
        if let entry = keys["format"] { payload.format = filledText(entry) }
        if let entry = keys["keys"] { payload.keys = self.type(entry) }
        payload.documentation = documentation(keys)
        return payload
    }

    private mutating func outcome(_ entry: Entry) -> OutcomeDeclaration? {
        let pattern = StatusPattern(text: entry.key.text)
        if pattern == nil {
            report(.invalidStatusKey(entry.key, allowsHundreds: true))
            // A key of a long form among statuses: what it says is no outcome.
            guard entry.key.text.utf8.first.map(isDigit) ?? false else { return nil }
        }
        guard let (value, name) = outcomeValue(entry), let pattern else { return nil }
        let status = Located(pattern, at: entry.key.range)
        return OutcomeDeclaration(status: status, value: value, name: name, range: entry.range)
    }

    private mutating func outcomeValue(_ entry: Entry) -> (OutcomeDeclaration.Value, name: Located<String>?)? {
        if entry.value.hasText("true") { return (.flag(true), nil) }
        if entry.value.hasText("false") { return (.flag(false), nil) }
        guard entry.value.kind == .mapping else {
            return type(entry, in: .response).map {
                (.payload(PayloadDeclaration(type: .expression($0), range: entry.range)), nil)
            }
        }
        guard let keys = keys(of: entry, as: .outcome, named: entry.key) else { return nil }
        let name = name(keys["name"])
        let type = declaredType(keys, of: entry, in: .response)
        let payload = payload(keys, type ?? .fixedString, entry)
        return type == nil ? nil : (.payload(payload), name)
    }

    /// `200` or `2xx`.
    private mutating func statusPattern(_ entry: Entry) -> Located<StatusPattern>? {
        guard isScalar(entry, "a status such as 200 or 2xx") else { return nil }
        guard let pattern = StatusPattern(text: entry.value.text) else {
            report(.invalid(DecodingRules.invalidStatus, entry, expected: "a status such as 200 or 2xx"))
            return nil
        }
        return Located(pattern, at: entry.value.range)
    }

    /// A status of three digits.
    mutating func status(_ entry: Entry?) -> Located<Int>? {
        guard let entry, isScalar(entry, "a status such as 200") else { return nil }
        guard case .exact(let status) = StatusPattern(text: entry.value.text) else {
            report(.invalid(DecodingRules.invalidStatus, entry, expected: "a status from 100 to 599"))
            return nil
        }
        return Located(status, at: entry.value.range)
    }
}

extension StatusPattern {
    /// Three digits from 100 to 599, or the first of them and `xx`.
    init?(text: String) {
        guard text.utf8.count == 3, let first = text.utf8.first, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(first)
        else { return nil }
        if text.hasSuffix("xx") {
            self = .range(Int(first - UInt8(ascii: "0")))
        } else if text.utf8.allSatisfy(isDigit), let status = Int(text) {
            self = .exact(status)
        } else {
            return nil
        }
    }
}
