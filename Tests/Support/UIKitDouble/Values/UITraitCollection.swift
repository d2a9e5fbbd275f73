// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uitraitcollection>.
open class UITraitCollection: NSObject, @unchecked Sendable {
  struct Values: Equatable {
    var style: UIUserInterfaceStyle = .unspecified
    var category: UIContentSizeCategory = .unspecified
    var direction: UITraitEnvironmentLayoutDirection = .unspecified
    var scale: CGFloat = 0
    var idiom: UIUserInterfaceIdiom = .unspecified
    var horizontal: UIUserInterfaceSizeClass = .unspecified
    var vertical: UIUserInterfaceSizeClass = .unspecified
    var contrast: UIAccessibilityContrast = .unspecified
    var weight: UILegibilityWeight = .unspecified
  }

  let values: Values

  public override convenience init() {
    self.init(values: Values())
  }

  init(values: Values) {
    self.values = values
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: Values(style: userInterfaceStyle))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: Values(category: preferredContentSizeCategory))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: Values(direction: layoutDirection))
  }

  public convenience init(displayScale: CGFloat) {
    self.init(values: Values(scale: displayScale))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(horizontal: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(vertical: verticalSizeClass))
  }

  /// Later collections win where they specify something.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  open var displayScale: CGFloat { values.scale }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  open var legibilityWeight: UILegibilityWeight { values.weight }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.style != traitCollection?.values.style
      || values.contrast != traitCollection?.values.contrast
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.category.hashValue }
}

extension UITraitCollection.Values {
  func overridden(by other: Self) -> Self {
    var result = self
    if other.style != .unspecified { result.style = other.style }
    if other.category != .unspecified { result.category = other.category }
    if other.direction != .unspecified { result.direction = other.direction }
    if other.scale != 0 { result.scale = other.scale }
    if other.idiom != .unspecified { result.idiom = other.idiom }
    if other.horizontal != .unspecified { result.horizontal = other.horizontal }
    if other.vertical != .unspecified { result.vertical = other.vertical }
    if other.contrast != .unspecified { result.contrast = other.contrast }
    if other.weight != .unspecified { result.weight = other.weight }
    return result
  }

  /// The traits of a telephone with default settings.
  static let device = Self(
    style: .light, category: .large, direction: .leftToRight, scale: 2, idiom: .phone,
    horizontal: .compact, vertical: .regular, contrast: .normal,
    weight: .regular)
}

/// See <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light
  case dark
}

/// See <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// See <https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection>.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// See <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom>.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}

/// See <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact
  case regular
}

/// See <https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast>.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// See <https://developer.apple.com/documentation/uikit/uilegibilityweight>.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold
}

/// See <https://developer.apple.com/documentation/uikit/uitraitenvironment>.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
#endif
