// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The loading state of the rows of a page or section.
///
/// ```swift
/// var loadState: LoadState {
///   if let error = feed.error { return .failed(error) { Task { await feed.load() } } }
///   if !feed.isLoaded { return .loading("Loading the feed") }
///   return feed.posts.isEmpty ? .empty("Nothing yet") : .content
/// }
/// ```
///
/// A page or section that is loading, empty, or failed shows a row with a message in place of its
/// rows. If there are more rows to load, it shows a last row that loads them when it appears, or
/// that lets the user try again if they could not be loaded:
///
/// ```swift
/// var loadState: LoadState {
///   if let error = feed.error { return .more(failed: error) { Task { await feed.load() } } }
///   if !feed.isLoaded { return .loading() }
///   return feed.hasMore ? .more { Task { await feed.load() } } : .content
/// }
/// ```
///
/// Assistive technologies announce that loading has failed when the row appears.
public struct LoadState: Sendable {
  /// The state and its messages.
  public let kind: Kind
  /// Called when the user tries again, when the last row appears, or when the user uses a control of
  /// ``empty(parts:)``.
  public let action: (@MainActor () -> Void)?

  init(_ kind: Kind, action: (@MainActor () -> Void)? = nil) {
    self.kind = kind
    self.action = action
  }
}

extension LoadState {
  /// A state and its messages.
  public enum Kind: Hashable, Sendable {
    /// The rows are loading. `nil` shows "Loading" in the page's language.
    case loading(String?)
    /// The rows are loaded.
    case content
    /// The page or section has no rows.
    case empty(String)
    /// The page or section has no rows, and shows parts of the application instead.
    case emptyView(Part)
    /// Loading failed; the second text is the title of the button that tries again.
    ///
    /// `nil` shows "Try again" in the page's language.
    case failed(String, retry: String?)
    /// Some rows are loaded, and there are more. `nil` shows "Loading more" in the page's language.
    case more(String?)
    /// Some rows are loaded, but loading more failed; the second text is the title of the button
    /// that tries again.
    ///
    /// `nil` shows "Try again" in the page's language.
    case moreFailed(String, retry: String?)
  }

  /// The rows are loaded, which is the default state of pages and sections.
  public static let content = LoadState(.content)

  /// Returns the state of rows that are loading, with a message for the user.
  ///
  /// The message defaults to "Loading" in the page's language.
  public static func loading(_ message: String? = nil) -> LoadState {
    LoadState(.loading(message))
  }

  /// Returns the state of a page or section without rows, with a message for the user.
  ///
  /// In an editable list, the message replaces only the rows of the elements.
  public static func empty(_ message: String) -> LoadState { LoadState(.empty(message)) }

  /// Returns the state of a page or section without rows, with parts that are shown in the middle.
  ///
  /// ```swift
  /// LoadState.empty {
  ///   Part.image(.symbol("tray"), size: .square(64))
  ///   Part.text("Nothing yet", font: .system(size: 17, weight: .semibold))
  ///   Part.button("Write the first post", control: "write")
  /// }
  /// .onAction { feed.write() }
  /// ```
  ///
  /// - Parameter parts: Returns the parts, which are stacked vertically.
  /// - Returns: The state.
  public static func empty(@PartBuilder parts: () -> [Part]) -> LoadState {
    LoadState(.emptyView(.vertical(spacing: 12, alignment: .center, parts: parts)))
  }

  /// Calls the closure when the user uses a control of ``empty(parts:)`` or tries again, or when the last row of
  /// ``more(_:load:)`` appears.
  ///
  /// - Parameter action: Called on the main actor, in place of any previous closure.
  /// - Returns: The changed state.
  public func onAction(_ action: @escaping @MainActor () -> Void) -> LoadState {
    LoadState(kind, action: action)
  }

  /// Returns the state of rows that could not be loaded, with a button that calls `retry`.
  ///
  /// The title of the button defaults to "Try again" in the page's language.
  public static func failed(
    _ message: String, retryTitle: String? = nil, retry: @escaping @MainActor () -> Void
  ) -> LoadState {
    LoadState(.failed(message, retry: retryTitle), action: retry)
  }

  /// Returns the state of a page or section that has loaded some of its rows and can load more.
  ///
  /// `load` is called each time the last row appears, and again if an update has changed the number
  /// of rows while the last row stays visible. It should do nothing while it is already loading. For
  /// an asynchronous function, start a task: `.more { Task { await feed.load() } }`. In a browser
  /// without a script, the last row contains a button.
  /// The message defaults to "Loading more" in the page's language.
  public static func more(
    _ message: String? = nil, load: @escaping @MainActor () -> Void
  ) -> LoadState {
    LoadState(.more(message), action: load)
  }

  /// Returns the state of a page or section that has loaded some of its rows, but could not load
  /// more.
  ///
  /// The last row shows the message and a button that calls `retry`. Nothing is loaded until the user
  /// presses it. Use ``more(_:load:)`` again while the rows are loading. Its row is then a new row
  /// that calls `load` when it appears, so `retry` and `load` can call the same function.
  ///
  /// - Parameters:
  ///   - message: The message for the user.
  ///   - retryTitle: The title of the button. Defaults to "Try again" in the page's language.
  ///   - retry: Called when the user presses the button.
  /// - Returns: The state.
  public static func more(
    failed message: String, retryTitle: String? = nil,
    retry: @escaping @MainActor () -> Void
  ) -> LoadState {
    LoadState(.moreFailed(message, retry: retryTitle), action: retry)
  }
}

extension LoadState: Equatable {
  /// Returns `true` if both show the same content; actions are not compared.
  public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }
}
