// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if os(Linux)
import Foundation

/// An object that reports which methods it implements.
///
/// See <https://developer.apple.com/documentation/objectivec/nsobjectprotocol>.
public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  func responds(to aSelector: Selector!) -> Bool
}

/// The common superclass of `NSObject` and `UIResponder`.
///
/// In UIKit a responder is an `NSObject` whose initializer belongs to the main actor. Swift allows that
/// of Objective-C's classes alone, so neither is a subclass of the other here.
open class UIKitObject: NSObjectProtocol {
  /// The associated objects, which live as long as this object.
  var associations: [UnsafeRawPointer: Any] = [:]
  /// The classes of the objects to which this one forwarded each method when it became a delegate.
  var promised: [Selector: [ObjectIdentifier]] = [:]

  init(root: Void) {}

  open func responds(to aSelector: Selector!) -> Bool {
    OptionalMethods.answer(of: self, to: aSelector)
  }

  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Calls a method by its name, which a class here must do itself.
  @discardableResult
  open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }

  open func isEqual(_ object: Any?) -> Bool {
    (object as AnyObject) === self
  }

  open var hash: Int { ObjectIdentifier(self).hashValue }
}

extension UIKitObject: Hashable {
  public static func == (left: UIKitObject, right: UIKitObject) -> Bool {
    left.isEqual(right)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}

/// The root of classes that belong to no actor.
///
/// See <https://developer.apple.com/documentation/objectivec/nsobject-swift.class>.
open class NSObject: UIKitObject {
  public init() {
    super.init(root: ())
  }

  /// Returns true if the class adds a method of that name to itself, which returns zero.
  ///
  /// See <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/resolveinstancemethod(_:)>.
  open class func resolveInstanceMethod(_ sel: Selector!) -> Bool { false }

  /// Returns a copy of an appearance of a bar, the only objects that are copied.
  ///
  /// See <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/copy()>.
  open func copy() -> Any {
    nonisolated(unsafe) var copy: Any?
    nonisolated(unsafe) let object = self
    MainActor.assumeIsolated { copy = (object as? UIBarAppearance)?.makeCopy() }
    guard let copy else { raise("-[\(type(of: self)) copyWithZone:]: unrecognized selector") }
    return copy
  }
}
#endif
