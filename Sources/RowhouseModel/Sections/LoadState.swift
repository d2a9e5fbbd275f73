// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Whether the rows of a page or a section are there.
///
/// ```swift
/// var loadState: LoadState {
///   switch feed.result {
///   case nil: .loading("Loading the feed")
///   case .success(let posts): posts.isEmpty ? .empty("Nothing yet") : .content
///   case .failure(let error): .failed(error.text) { feed.load() }
///   }
/// }
/// ```
///
/// A page or section that is loading, empty or failed shows one row that says so in place of its
/// rows. One with more to come shows its rows and a row that asks for the rest when it comes on
/// screen.
public struct LoadState: Sendable {
  /// Which state.
  public let kind: Kind
  /// What is called when the user wants to try again, or when the end comes on screen.
  public let action: (@MainActor () -> Void)?

  init(_ kind: Kind, action: (@MainActor () -> Void)? = nil) {
    self.kind = kind
    self.action = action
  }
}

extension LoadState {
  /// Which state, and what it says.
  public enum Kind: Hashable, Sendable {
    /// The rows are on their way.
    case loading(String)
    /// The rows are there.
    case content
    /// There are none.
    case empty(String)
    /// They could not be had; the second text is the title of the button that tries again.
    case failed(String, retry: String)
    /// There are some, and more can be had.
    case more(String)
  }

  /// The rows are there: the state of a page or section that says nothing else.
  public static let content = LoadState(.content)

  /// The rows are on their way.
  ///
  /// - Parameter message: What is going on; `Loading`, unless given.
  /// - Returns: The state.
  public static func loading(_ message: String = "Loading") -> LoadState {
    LoadState(.loading(message))
  }

  /// There are no rows.
  ///
  /// - Parameter message: What to say in their place.
  /// - Returns: The state.
  public static func empty(_ message: String) -> LoadState { LoadState(.empty(message)) }

  /// The rows could not be had.
  ///
  /// - Parameters:
  ///   - message: What went wrong, for the user.
  ///   - title: What the button that tries again says; `Try again`, unless given.
  ///   - retry: Called when the user presses it.
  /// - Returns: The state.
  public static func failed(
    _ message: String, title: String = "Try again", retry: @escaping @MainActor () -> Void
  ) -> LoadState {
    LoadState(.failed(message, retry: title), action: retry)
  }

  /// More rows can be had.
  ///
  /// - Parameters:
  ///   - message: What the last row says; `Loading more`, unless given.
  ///   - load: Called each time the last row comes on screen. It should not start what is running.
  /// - Returns: The state.
  public static func more(
    _ message: String = "Loading more", load: @escaping @MainActor () -> Void
  ) -> LoadState {
    LoadState(.more(message), action: load)
  }
}

extension LoadState: Equatable {
  /// Whether both show the same; what they call is not compared.
  public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }
}
