import EndpointDiagnostics
import EndpointSpec

/// Where something that is compared belongs, and which way it travels.
struct Spot: Sendable {
    enum Owner: Sendable {
        /// A pair, by number.
        case endpoint(Int)
        case removedEndpoint(EndpointID)
        case addedEndpoint(EndpointID)
        case model(ModelPair)
        case removedModel(ModelID)
        case addedModel(ModelID)
        /// A place in ``SpecMatch/modules``.
        case module(Int)
        /// A place in ``SpecMatch/servers``; `nil`: of one side only.
        case server(Int?)
        /// Endpoint pairs that share what changed, by number.
        case endpoints([Int])
        case api
    }

    var owner: Owner
    /// What stands between the owner's place and the member's, such as `query`.
    var section = ""
    var directions = ChangeDirections.both
    /// Whether generated code has it, so that call sites can break.
    var isInSwift = true

    func narrowed(to directions: ChangeDirections) -> Spot {
        var spot = self
        spot.directions = self.directions.intersection(directions)
        return spot
    }

    func inSwift(_ isInSwift: Bool) -> Spot {
        var spot = self
        spot.isInSwift = self.isInSwift && isInSwift
        return spot
    }

    func inside(_ section: String) -> Spot {
        var spot = self
        spot.section = spot.section.isEmpty ? section : spot.section + "." + section
        return spot
    }
}

/// A difference that was found, before it is known what it reaches.
struct Finding: Sendable {
    var rule: ChangeRule
    var spot: Spot
    /// The name below the spot; empty for the spot itself.
    var member: String
    var conditions: ChangeConditions
    var old: String?
    var new: String?
    var base: SourceRange?
    var head: SourceRange?
}
