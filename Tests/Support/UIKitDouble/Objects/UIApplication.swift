// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiapplication>.
open class UIApplication: UIResponder {
  public class var shared: UIApplication { application }
  private static let application = UIApplication()

  /// The addresses that were opened, which tests read.
  public var opened: [URL] = []
  /// The schemes that no application opens, which tests set.
  public var unknownSchemes: Set<String> = []

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isKnown = !unknownSchemes.contains(url.scheme ?? "")
    if isKnown { opened.append(url) }
    completion?(isKnown)
  }

  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target as? UIKitObject else { return false }
    target.perform(action, with: sender)
    return true
  }

  /// See <https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey>.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// See <https://developer.apple.com/documentation/uikit/uipasteboard>.
open class UIPasteboard: NSObject {
  public class var general: UIPasteboard { pasteboard }
  nonisolated(unsafe) private static let pasteboard = UIPasteboard()

  open var string: String?
}
#endif
