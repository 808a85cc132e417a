/// What became of the session.
public enum SessionEvent: String, Hashable, Sendable, CaseIterable {
    case signedIn
    /// The app or the sign-out endpoint ended it.
    case signedOut
    /// The backend no longer takes it; sent once, however many calls found out.
    case expired
}
