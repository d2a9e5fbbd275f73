// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// The known implementations of optional methods.
///
/// Objective-C looks a method up in its class. Swift cannot, so here each optional requirement has a
/// default that records that it was reached. A class that reached the default once does not implement the
/// method, and never will.
enum OptionalMethods {
  private struct Pair: Hashable {
    let kind: ObjectIdentifier
    let selector: Selector
  }

  private struct Known {
    var missing: Set<Pair> = []
    var implemented: Set<Pair> = []
    /// The default that was called last, and the object that it was called on.
    var reached: (selector: Selector, object: ObjectIdentifier)?
  }

  nonisolated(unsafe) private static var known = Known()
  private static let lock = NSLock()

  private static func withKnown<Answer>(_ body: (inout Known) -> Answer) -> Answer {
    lock.lock()
    defer { lock.unlock() }
    return body(&known)
  }

  /// Records that the default of an optional method was called.
  static func reachedDefault(_ selector: Selector, of object: AnyObject) {
    withKnown { $0.reached = (selector, ObjectIdentifier(object)) }
  }

  /// Returns the default result of `responds(to:)`: true for a method of a protocol to which the object
  /// conforms, unless its class is known not to implement it.
  static func answer(of object: UIKitObject, to selector: Selector) -> Bool {
    guard OptionalProtocol.declares(selector, for: object) else { return false }
    return !isMissing(selector, in: object)
  }

  static func isMissing(_ selector: Selector, in object: AnyObject) -> Bool {
    let pair = Pair(kind: ObjectIdentifier(type(of: object)), selector: selector)
    return withKnown { $0.missing.contains(pair) }
  }

  /// Records the classes of the objects that a new delegate or data source forwards methods to.
  ///
  /// UIKit stores then which methods it may call, and calls them even if an object was released since.
  static func promise(_ selectors: some Sequence<Selector>, by object: any NSObjectProtocol) {
    guard let object = object as? UIKitObject else { return }
    for selector in selectors {
      var classes: [ObjectIdentifier] = []
      var target = object.forwardingTarget(for: selector) as? UIKitObject
      while let receiver = target {
        classes.append(ObjectIdentifier(type(of: receiver)))
        target = receiver.forwardingTarget(for: selector) as? UIKitObject
      }
      object.promised[selector] = classes
    }
  }

  /// Returns true if one of the objects that a delegate forwarded a method to is known to implement it.
  private static func isPromised(_ selector: Selector, by object: any NSObjectProtocol) -> Bool {
    guard let classes = (object as? UIKitObject)?.promised[selector] else { return false }
    return withKnown { known in
      classes.contains { known.implemented.contains(Pair(kind: $0, selector: selector)) }
    }
  }

  /// Returns the result of a method that a class has added to itself, which is zero.
  private static func zero<Answer>(of selector: Selector) -> Answer? {
    switch Answer.self {
    case is Void.Type: () as? Answer
    case is Bool.Type: false as? Answer
    case is Int.Type: 0 as? Answer
    default:
      preconditionFailure(
        "\(selector) returns \(Answer.self), which resolveInstanceMethod cannot add")
    }
  }

  /// Calls an optional method of an object, or of the object that it forwards the method to.
  ///
  /// - Parameters:
  ///   - selector: The method's name.
  ///   - receiver: The object, if there is one.
  ///   - call: Calls the method of one object.
  /// - Returns: The result of the method, or `nil` if no object implements it.
  @MainActor
  @discardableResult
  static func ask<Receiver, Answer>(
    _ selector: Selector, of receiver: Receiver?, call: (Receiver) -> Answer
  ) -> Answer? {
    guard let receiver else { return nil }
    precondition(
      OptionalProtocol.all[selector] != nil, "\(selector) is in no list of optional methods")
    let own = Pair(kind: ObjectIdentifier(type(of: receiver as AnyObject)), selector: selector)
    // UIKit has stored that the object implements the method, and does not ask again either.
    if withKnown({ $0.implemented.contains(own) }) { return call(receiver) }
    // Each turn ends or learns that one more class lacks the method.
    while true {
      guard let first = receiver as? any NSObjectProtocol,
        first.responds(to: selector) || isPromised(selector, by: first)
      else { return nil }
      var candidate: Receiver? = receiver
      var hasLearned = false
      while let target = candidate {
        if !isMissing(selector, in: target as AnyObject) {
          withKnown { $0.reached = nil }
          let answer = call(target)
          let wasReached = withKnown { known in
            defer { known.reached = nil }
            // A method may itself call the default of another object.
            return known.reached.map {
              $0.selector == selector && $0.object == ObjectIdentifier(target as AnyObject)
            } ?? false
          }
          let pair = Pair(
            kind: ObjectIdentifier(type(of: target as AnyObject)), selector: selector)
          if !wasReached {
            withKnown { _ = $0.implemented.insert(pair) }
            return answer
          }
          let kind = type(of: target as AnyObject) as? NSObject.Type
          if kind?.resolveInstanceMethod(selector) == true { return zero(of: selector) }
          withKnown { _ = $0.missing.insert(pair) }
          hasLearned = true
        }
        candidate = (target as? UIKitObject)?.forwardingTarget(for: selector) as? Receiver
      }
      precondition(
        hasLearned, "-[\(type(of: first)) \(selector)]: unrecognized selector sent to instance")
    }
  }
}

extension OptionalMethods {
  /// Returns `true` if no object is known to implement a method, without calling it.
  ///
  /// UIKit calls `responds(to:)` here. An unknown method counts as implemented.
  @MainActor
  static func isKnownMissing(_ selector: Selector, _ receiver: (any NSObjectProtocol)?) -> Bool {
    guard let receiver else { return true }
    return !receiver.responds(to: selector)
  }
}
#endif
