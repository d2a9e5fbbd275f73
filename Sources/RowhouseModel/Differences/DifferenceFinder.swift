// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A search for the properties in which two values differ, by reflection.
///
/// Rows do not list their properties, so a new property is compared without further code.
package struct DifferenceFinder {
  /// The differences found so far, at most ``limit``.
  package private(set) var differences: [ValueDifference] = []

  /// The maximum number of differences of two values.
  package static let limit = 16

  /// The maximum depth of properties.
  private static let maximumDepth = 8

  /// The number of values that were compared.
  private var comparedCount = 0

  /// The maximum number of values that are compared, because an object may refer to a whole model.
  private static let maximumCount = 10_000

  /// The pairs of objects that were compared, because objects may refer to each other.
  private var comparedObjects: Set<[ObjectIdentifier]> = []

  /// Creates a finder without differences.
  package init() {}
}

extension DifferenceFinder {
  /// Compares two values, and adds the properties that differ.
  package mutating func compare(_ old: Any, _ new: Any, _ property: String = "") {
    compare(old, new, property, depth: 0)
  }

  /// Compares the properties of two values, except those whose names are in `names`.
  ///
  /// `property` is the path of the values.
  package mutating func compareProperties(
    of old: Any, _ new: Any, _ property: String = "", except names: Set<String> = []
  ) {
    compareChildren(
      Mirror(reflecting: old), Mirror(reflecting: new), property, depth: 0, except: names)
  }

  private mutating func compare(_ old: Any, _ new: Any, _ property: String, depth: Int) {
    guard differences.count < Self.limit, depth < Self.maximumDepth,
      comparedCount < Self.maximumCount
    else { return }
    comparedCount += 1
    guard let before = Self.unwrapped(old), let after = Self.unwrapped(new) else {
      if Self.unwrapped(old) != nil || Self.unwrapped(new) != nil { add(old, new, property) }
      return
    }
    guard type(of: before) == type(of: after) else { return add(before, after, property) }
    // Closures and other values that cannot be compared count as equal if their properties do.
    let areEqual = (before as? any Equatable)?.isEqual(to: after)
    if areEqual == true || isKnown(before, after, areEqual: areEqual) { return }
    if let before = before as? any UncomparedValue {
      return add(
        ValueDifference(
          property: property, old: before.typeName,
          new: "(cannot be compared, so it is drawn after each evaluation)"))
    }
    if let before = before as? FieldInput, let after = after as? FieldInput,
      before.kind == .secure || after.kind == .secure
    {
      return compare(secret: before, after, property, depth: depth)
    }
    let count = differences.count
    compareParts(before, after, property, depth: depth)
    if areEqual == false, differences.count == count { add(before, after, property) }
  }

  /// Returns true for an object and itself, and for objects that were compared before.
  ///
  /// Returns false for an object that is not equal to itself.
  private mutating func isKnown(_ old: Any, _ new: Any, areEqual: Bool?) -> Bool {
    guard type(of: old) is AnyClass else { return false }
    let objects = [ObjectIdentifier(old as AnyObject), ObjectIdentifier(new as AnyObject)]
    if objects[0] == objects[1] { return areEqual == nil }
    return !comparedObjects.insert(objects).inserted
  }

  /// Compares the parts of two values of the same type.
  private mutating func compareParts(
    _ old: Any, _ new: Any, _ property: String, depth: Int
  ) {
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    switch before.displayStyle {
    case .collection:
      guard before.children.count == after.children.count else {
        let counts = [before, after].map { "\($0.children.count) elements" }
        return add(ValueDifference(property: property, old: counts[0], new: counts[1]))
      }
      for (index, pair) in zip(before.children, after.children).enumerated() {
        compare(pair.0.value, pair.1.value, "\(property)[\(index)]", depth: depth + 1)
      }
    case .enum:
      // The payload of the same case.
      if let first = before.children.first, let second = after.children.first,
        first.label == second.label
      {
        compare(first.value, second.value, property, depth: depth + 1)
      }
    case .struct, .class, .tuple:
      // A value with a custom description is clearer as a whole, if the description differs.
      if old is any CustomStringConvertible, "\(old)" != "\(new)" { return }
      compareChildren(before, after, property, depth: depth)
    // Values without properties, whose texts differ.
    default: return
    }
  }

  private mutating func compareChildren(
    _ old: Mirror, _ new: Mirror, _ property: String, depth: Int, except names: Set<String> = []
  ) {
    // Payloads of different cases have nothing in common.
    if old.displayStyle == .enum, old.children.first?.label != new.children.first?.label { return }
    for (before, after) in zip(old.children, new.children) {
      let name = before.label ?? ""
      // Elements of a tuple without names are called `.0`, `.1`, and so on.
      let separator = property.isEmpty || name.isEmpty || name.hasPrefix(".") ? "" : "."
      if names.contains(name) { continue }
      compare(before.value, after.value, property + separator + name, depth: depth + 1)
    }
  }

  /// Compares the input of secure fields without revealing their text.
  private mutating func compare(
    secret old: FieldInput, _ new: FieldInput, _ property: String, depth: Int
  ) {
    let prefix = property.isEmpty ? "" : property + "."
    if old.text != new.text {
      add(ValueDifference(property: prefix + "text", old: "(secret)", new: "(another secret)"))
    }
    compareChildren(
      Mirror(reflecting: old), Mirror(reflecting: new), property, depth: depth, except: ["text"])
  }

  private mutating func add(_ old: Any, _ new: Any, _ property: String) {
    let (before, after) = (Self.text(of: old), Self.text(of: new))
    let start = Self.startOfExcerpts(before, after)
    let excerpts = [(old, before), (new, after)].map { value, text in
      let excerpt = Self.excerpt(text, from: start)
      return Self.unwrapped(value) is String ? "“\(excerpt)”" : excerpt
    }
    add(
      ValueDifference(
        property: property, old: excerpts[0],
        new: before == after && excerpts[0] == excerpts[1]
          ? "(another value with the same text)" : excerpts[1]))
  }

  private mutating func add(_ difference: ValueDifference) {
    if differences.count < Self.limit { differences.append(difference) }
  }
}

extension DifferenceFinder {
  /// The maximum number of characters of a value.
  private static let textLimit = 60

  /// The number of equal characters before the first difference of long values.
  private static let contextLength = 20

  private static func text(of value: Any) -> String {
    unwrapped(value).map { "\($0)" } ?? "nil"
  }

  /// Returns the number of characters to omit at the beginning of the texts of two values.
  ///
  /// It is 0 unless the texts are equal up to the limit.
  private static func startOfExcerpts(_ old: String, _ new: String) -> Int {
    let equalCount = zip(old, new).prefix { $0 == $1 }.count
    return equalCount < textLimit || old == new ? 0 : equalCount - contextLength
  }

  private static func excerpt(_ text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    let line = rest.prefix(textLimit).map { $0.isNewline ? "⏎" : String($0) }.joined()
    return (start > 0 ? "…" : "") + line + (rest.dropFirst(textLimit).isEmpty ? "" : "…")
  }

  /// Returns a value without the optionals around it, or `nil` if there is none.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
