import EndpointDiagnostics

extension Resolution {
    /// Resolves `errors` and `statusErrors` of `api.yaml`, which every module has.
    mutating func resolveCommonErrors() {
        var table = ErrorTable()
        var failures = FailureTable()
        add(catalog.api.errors, catalog.api.statusErrors, file: catalog.apiFile, to: &table, &failures)
        checkReferences(catalog.api.errors, in: table)
        commonErrors = table
        commonFailures = failures
    }

    /// The errors of a module, before those of its endpoints.
    mutating func errors(of module: SpecCatalog.Module) -> (table: ErrorTable, failures: FailureTable) {
        var table = commonErrors
        var failures = commonFailures
        let declaration = module.declaration
        add(declaration.errors, declaration.statusErrors, file: module.file, to: &table, &failures)
        checkReferences(declaration.errors, in: table)
        return (table, failures)
    }

    /// Resolves what an endpoint documents or adds.
    ///
    /// Business codes go into the module's table too, where a code has one name; statuses may be named
    /// differently by endpoint.
    mutating func addErrors(
        of merged: MergedEndpoint,
        to endpoint: inout Endpoint,
        _ module: inout (table: ErrorTable, failures: FailureTable)
    ) {
        if merged.errors.isEmpty, merged.statusErrors.isEmpty {
            endpoint.statusErrors = statusErrors(of: module.table)
            return
        }
        var documented: [String] = []
        for errors in merged.errors {
            for reference in errors.references {
                if let codes = module.table.codesByName[reference.value] {
                    documented += codes
                } else {
                    report(.unknownError(reference, known: module.table.codesByName.keys))
                }
            }
        }
        for errors in merged.errors.reversed() {
            documented += errors.definitions.map(\.code.value)
            add(errors, nil, file: merged.file, to: &module.table, &module.failures)
        }
        var own = module.table
        for errors in merged.statusErrors.reversed() {
            documented += errors.definitions.map(\.code.value)
            add(nil, errors, file: merged.file, to: &own, &module.failures)
        }
        var seen: Set<String> = []
        endpoint.documentedErrors = documented.filter { seen.insert($0).inserted }
        endpoint.statusErrors = statusErrors(of: own)
    }

    private func statusErrors(of table: ErrorTable) -> [StatusError] {
        table.statusOrder.compactMap { status in
            guard let number = Int(status), let entry = table.statuses[status] else { return nil }
            return StatusError(status: number, name: entry.name.value)
        }
    }

    private mutating func add(
        _ errors: ErrorsDeclaration?,
        _ statusErrors: ErrorsDeclaration?,
        file: Int,
        to table: inout ErrorTable,
        _ failures: inout FailureTable
    ) {
        for declaration in errors?.definitions ?? [] {
            if let former = table.addCode(declaration) { report(.errorCodeConflict(declaration, former: former)) }
            add(declaration, isStatus: false, file: file, to: &failures)
        }
        for declaration in statusErrors?.definitions ?? [] {
            table.addStatus(declaration)
            add(declaration, isStatus: true, file: file, to: &failures)
        }
    }

    private mutating func checkReferences(_ errors: ErrorsDeclaration?, in table: ErrorTable) {
        for reference in errors?.references ?? [] where table.codesByName[reference.value] == nil {
            report(.unknownError(reference, known: table.codesByName.keys))
        }
    }

    private mutating func add(
        _ declaration: ErrorDeclaration,
        isStatus: Bool,
        file: Int,
        to failures: inout FailureTable
    ) {
        let data = declaration.data.map { outerType($0, in: TypeScope(file: file)).type }
        if let former = failures.add(declaration, data: data, isStatus: isStatus) {
            report(.errorDataConflict(declaration, former: former))
        }
    }
}
