// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uifontdescriptor>.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  let name: String
  let weight: UIFont.Weight

  init(name: String, pointSize: CGFloat, weight: UIFont.Weight) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
  }

  /// See <https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign>.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(name: ".SFUI-\(design.rawValue)", pointSize: pointSize, weight: weight)
  }
}
#endif
