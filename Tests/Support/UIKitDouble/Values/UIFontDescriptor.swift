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

  /// Reads the family and the weight, and ignores all other attributes.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uifontdescriptor/init(fontattributes:)>.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let traits = attributes[.traits] as? [TraitKey: Any]
    name = attributes[.family] as? String ?? ".SFUI"
    pointSize = 12
    weight = UIFont.Weight(traits?[.weight] as? CGFloat ?? 0)
  }

  /// See <https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename>.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// See <https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey>.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
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

  /// Returns the traits, and `nil` for all other attributes.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uifontdescriptor/object(forkey:)>.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .traits ? [TraitKey.weight: weight.rawValue] : nil
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(name: ".SFUI-\(design.rawValue)", pointSize: pointSize, weight: weight)
  }
}
#endif
