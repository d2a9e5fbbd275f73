// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if os(Linux)
import Foundation

/// What can be asked which methods it has.
///
/// See <https://developer.apple.com/documentation/objectivec/nsobjectprotocol>.
public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  func responds(to aSelector: Selector!) -> Bool
}

/// What `NSObject` and `UIResponder` share here.
///
/// In UIKit a responder is an `NSObject` whose initialiser belongs to the main actor. Swift allows that
/// of Objective-C's classes alone, so the two stand beside each other here.
open class UIKitObject: NSObjectProtocol {
  /// What `objc_setAssociatedObject` keeps for the object, as long as it lives.
  var associations: [UnsafeRawPointer: Any] = [:]

  init(root: Void) {}

  open func responds(to aSelector: Selector!) -> Bool {
    OptionalMethods.answer(of: self, to: aSelector)
  }

  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

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
}
#endif
