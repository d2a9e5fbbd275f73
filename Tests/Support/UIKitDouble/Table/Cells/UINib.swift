// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// A nib, which is a closure that tests register under the name by which the nib is loaded.
///
/// See <https://developer.apple.com/documentation/uikit/uinib>.
@MainActor
open class UINib: NSObject {
  private static var made: [String: () -> UIView] = [:]
  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  /// Says what a nib holds.
  public static func register(_ name: String, _ make: @escaping () -> UIView) {
    made[name] = make
  }

  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard let make = Self.made[name] else {
      preconditionFailure("Could not load NIB in bundle with name '\(name)'")
    }
    return [make()]
  }

  /// See <https://developer.apple.com/documentation/uikit/uinib/optionskey>.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
#endif
