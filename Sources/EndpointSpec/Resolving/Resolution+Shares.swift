import EndpointDiagnostics

/// Models and modules are resolved in shares, side by side; what all of them need is resolved before.
extension Resolution {
    /// Resolves every model that stands under `models:`.
    mutating func resolveDeclaredModels() {
        let declared = catalog.models
        let shares = Share.dividing(declared.map { 1 + $0.declaration.inPlaceCount }, atLeast: smallestShare)
        let resolved = resolve(shares) { (resolution, share) in
            resolution.append(declared[share.items])
        }
        for (resolution, _) in resolved { take(resolution) }
        completeModels()
    }

    /// Resolves every endpoint, module by module.
    mutating func resolveEndpoints() -> [Module] {
        let counter = InPlaceCounter(catalog)
        let counts = catalog.modules.map { counter.count(of: $0.declaration) }
        let sizes = catalog.modules.map(\.declaration.endpoints.count)
        let shares = Share.dividing(sizes, atLeast: smallestShare, models: counts)
        let resolved = resolve(shares) { (resolution, share) in resolution.resolveModules(share.items) }
        guard zip(resolved, shares).allSatisfy({ $0.0.ownModels.count == $1.models }) else {
            // Where a type could not be told, models in place have other numbers than were given out.
            return resolveModules(catalog.modules.indices)
        }
        for (resolution, _) in resolved { take(resolution) }
        return resolved.flatMap(\.1)
    }

    private mutating func resolveModules(_ indices: Range<Int>) -> [Module] {
        var merger = EndpointMerger(catalog)
        let modules = indices.map { resolveModule($0, &merger) }
        // Types of answers and parameters wait too, whether or not one in place comes after them.
        completeModels()
        usedNames[.preset, default: []].formUnion(merger.usedPresets)
        return modules
    }

    /// Does the work of each share on a copy of what is resolved so far.
    private func resolve<Result: Sendable>(
        _ shares: [Share],
        _ work: @escaping @Sendable (inout Resolution, Share) -> Result
    ) -> [(Resolution, Result)] {
        ParallelLoop(count: shares.count).map { [self] index in
            var resolution = fork(leaving: shares[..<index].reduce(0) { $0 + $1.models })
            let result = work(&resolution, shares[index])
            return (resolution, result)
        }
    }

    /// A copy that knows all models so far and has reported nothing.
    private func fork(leaving gap: Int) -> Resolution {
        var fork = self
        fork.models = ModelTable(models.models, leaving: gap)
        fork.diagnostics = DiagnosticCollector()
        return fork
    }

    /// Adds what a fork resolved; forks are taken in the order of their shares.
    private mutating func take(_ fork: Resolution) {
        for model in fork.ownModels { models.append(model) }
        diagnostics.report(contentsOf: fork.diagnostics)
        pendingFields += fork.pendingFields
        pendingUnions += fork.pendingUnions
        pendingIncludes += fork.pendingIncludes
        pendingKeys += fork.pendingKeys
        includePlaces.merge(fork.includePlaces) { first, _ in first }
        facts += fork.facts
        for (kind, names) in fork.usedNames { usedNames[kind, default: []].formUnion(names) }
    }

    /// What a fork resolved beyond what it was given.
    private var ownModels: ArraySlice<Model> { models.own }
}

/// Neighbouring models or modules that one thread resolves.
struct Share: Sendable, Equatable {
    var items: Range<Int>
    /// How many models it makes.
    var models: Int

    /// Shares of about one size, in order: a few for each processor, so that none waits long for the last.
    ///
    /// - Parameters:
    ///   - sizes: How much work each item is.
    ///   - smallest: The least work that a share of its own is worth.
    ///   - models: How many models each item makes; what it is for models themselves is their size.
    static func dividing(_ sizes: [Int], atLeast smallest: Int, models: [Int]? = nil) -> [Share] {
        let wanted = max(smallest, sizes.reduce(0, +) / (ParallelLoop.threadCount * 2))
        var shares: [Share] = []
        var start = 0
        var size = 0
        for index in sizes.indices {
            size += sizes[index]
            guard size >= wanted || index == sizes.count - 1 else { continue }
            let items = start..<index + 1
            shares.append(Share(items: items, models: (models ?? sizes)[items].reduce(0, +)))
            (start, size) = (index + 1, 0)
        }
        return shares
    }
}
