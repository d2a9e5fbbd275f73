// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if os(Linux)
import Foundation

/// See <https://developer.apple.com/documentation/objectivec/objc_associationpolicy>.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// See <https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)>.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  precondition(
    policy != .OBJC_ASSOCIATION_ASSIGN, "OBJC_ASSOCIATION_ASSIGN leaves a dangling pointer")
  guard let owner = object as? UIKitObject else {
    preconditionFailure("\(type(of: object)) cannot have associated objects here")
  }
  // The old value is released only after the table is whole again, as its deinit may come back here.
  let old = owner.associations.removeValue(forKey: key)
  if let value { owner.associations[key] = value }
  withExtendedLifetime(old) {}
}

/// See <https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)>.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? UIKitObject)?.associations[key]
}
#endif
