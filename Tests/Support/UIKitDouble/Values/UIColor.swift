// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// Components from 0 to 1, or a closure that answers for traits.
///
/// See <https://developer.apple.com/documentation/uikit/uicolor>.
open class UIColor: NSObject, @unchecked Sendable {
  private let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = (red, green, blue, alpha)
    provider = nil
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    components = (0, 0, 0, 0)
    provider = dynamicProvider
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard let provider else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if provider != nil {
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    return UIColor(
      red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = resolvedColor(with: UITraitCollection()).components
    red?.pointee = resolved.red
    green?.pointee = resolved.green
    blue?.pointee = resolved.blue
    alpha?.pointee = resolved.alpha
    return true
  }

  open var cgColor: CGColor { CGColor(color: resolvedColor(with: UITraitCollection())) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return components == other.components
  }

  open override var hash: Int {
    if provider != nil { return ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    hasher.combine(components.red)
    hasher.combine(components.green)
    hasher.combine(components.blue)
    hasher.combine(components.alpha)
    return hasher.finalize()
  }
}

/// A resolved color, as layers take it.
///
/// See <https://developer.apple.com/documentation/coregraphics/cgcolor>.
public final class CGColor: Equatable, Sendable {
  let color: UIColor

  init(color: UIColor) {
    self.color = color
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color == right.color
  }
}
#endif
