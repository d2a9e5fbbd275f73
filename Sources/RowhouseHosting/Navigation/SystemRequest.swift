// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A request to the system outside of the application.
public enum SystemRequest: Hashable, Sendable {
  /// A request to open a link in the application that the system has for it.
  case open(ExternalLink)
  /// A request to offer a text or a link to other applications.
  case share(SharedContent)
  /// A request to copy a text. Hosts show and announce that it was copied.
  case copy(String)
  /// A request to let the user choose a picture.
  case choosePicture(PictureRequest)
}

/// A text, a link, or both, which the user passes on to another application.
public struct SharedContent: Hashable, Sendable {
  /// The text, or an empty one.
  public let text: String
  /// The link, or `nil` if there is none.
  public let link: ExternalLink?

  /// Creates content from a text, and a link if there is one.
  public init(_ text: String, link: ExternalLink? = nil) {
    self.text = text
    self.link = link
  }

  /// Creates content from a link alone.
  public init(_ link: ExternalLink) { self.init("", link: link) }
}

extension SharedContent {
  /// The text and the address of the link on separate lines, for hosts that can only copy.
  public var wholeText: String {
    [text, link?.address ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// Requests to the system outside of the application.
extension Navigator {
  /// Opens a link in the application that the system has for it.
  ///
  /// ```swift
  /// if let help = ExternalLink("https://example.com/help") { navigator.open(help) }
  /// ```
  ///
  /// In a browser, ``ExternalLinkRow`` is better: it is a link, which works without a script.
  public func open(_ link: ExternalLink) { request(.system(.open(link))) }

  /// Offers a text, a link, or both to other applications.
  ///
  /// A host that cannot share copies the text and the address of the link. Has no effect if both
  /// are missing.
  public func share(_ content: SharedContent) {
    if !content.wholeText.isEmpty { request(.system(.share(content))) }
  }

  /// Copies a text, and shows and announces that it was copied.
  public func copy(_ text: String) { request(.system(.copy(text))) }
}
