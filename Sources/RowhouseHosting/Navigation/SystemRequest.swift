// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A request to the system outside of the application.
public enum SystemRequest: Hashable, Sendable {
  /// A request to open a link in the system's application for it.
  case open(ExternalLink)
  /// A request to share text, a link, or both with other applications.
  case share(SharedContent)
  /// A request to copy text.
  ///
  /// Hosts show and announce that the text was copied.
  case copy(String)
  /// A request to let the user choose a picture.
  case choosePicture(PictureRequest)
}

/// Text, a link, or both, which the user shares with another application.
public struct SharedContent: Hashable, Sendable {
  /// The text, or an empty string.
  public let text: String
  /// The link, or `nil` if there is none.
  public let link: ExternalLink?

  /// Creates content from text and an optional link.
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
  /// Opens a link in the system's application for it.
  ///
  /// ```swift
  /// if let help = ExternalLink("https://example.com/help") { navigator.open(help) }
  /// ```
  ///
  /// In a browser, prefer ``ExternalLinkRow``, because it is a link and works without a script.
  public func open(_ link: ExternalLink) { request(.system(.open(link))) }

  /// Shares text, a link, or both with other applications.
  ///
  /// A host that cannot share copies the text and the address of the link. This method has no
  /// effect if both are missing.
  public func share(_ content: SharedContent) {
    if !content.wholeText.isEmpty { request(.system(.share(content))) }
  }

  /// Copies text, and shows and announces that it was copied.
  public func copy(_ text: String) { request(.system(.copy(text))) }
}
