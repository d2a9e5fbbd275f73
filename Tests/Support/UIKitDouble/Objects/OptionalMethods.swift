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
    // Each turn ends or learns that one more class lacks the method.
    while true {
      guard let first = receiver as? any NSObjectProtocol, first.responds(to: selector) else {
        return nil
      }
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
          if !wasReached { return answer }
          let kind = ObjectIdentifier(type(of: target as AnyObject))
          withKnown { _ = $0.missing.insert(Pair(kind: kind, selector: selector)) }
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
