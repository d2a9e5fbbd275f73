// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The style rules that the rows of a session need.
///
/// Each rule has its own class.
///
/// A content security policy without inline styles forbids `style` attributes, so each combination
/// of declarations becomes a class when it is first used.
final class StyleSheet {
  private var classes: [String: String] = [:]
  private var knownClasses: [ClassKey: String] = [:]
  /// All rules that have not been discarded.
  private(set) var text = ""
  /// The rules that have not been sent to the client yet.
  private var fresh = ""
  private var rareRules: Set<RareRules> = []
  /// The number of classes so far, including discarded ones.
  private var classCount = 0
  /// The number of bytes beyond which the rules are discarded.
  private var limit = StyleSheet.minimumLimit

  /// The number of bytes beyond which rules are discarded, unless the rules of the current page are a large part of
  /// them.
  static let minimumLimit = 262_144

  /// Returns the class of a key, which must determine the declarations.
  func className(for key: ClassKey, _ declarations: () -> String) -> String {
    if let name = knownClasses[key] { return name }
    let name = className(declarations())
    // A key with a NaN is not equal to itself, so each call would add it again.
    if key == key { knownClasses[key] = name }
    return name
  }

  /// Returns the class with these declarations.
  ///
  /// The declarations of a page apply to the whole document, because the bar and dialogs have the colors of its theme.
  func className(_ declarations: String, ofPage: Bool = false) -> String {
    if let name = classes[declarations] { return name }
    let name = "s\(String(classCount, radix: 36))"
    classCount += 1
    classes[declarations] = name
    let selector = ofPage ? ":root:has(>body>form>main.\(name))" : ".\(name)"
    add("\(selector){\(declarations)}\n")
    return name
  }

  /// Adds rules for elements that few pages have, when the session shows the first such element.
  func add(_ rules: RareRules) {
    if rareRules.insert(rules).inserted { add(rules.text) }
  }

  /// True if there are so many rules that the current page needs only a part of them.
  var isFull: Bool { text.utf8.count > limit }

  /// Discards all rules, and returns the result of a closure that writes everything that the client shows.
  ///
  /// Later classes do not reuse the names of discarded classes, because the client keeps the pages below with their
  /// classes.
  func startingAgain<Result>(_ write: () -> Result) -> Result {
    classes = [:]
    knownClasses = [:]
    rareRules = []
    text = ""
    let result = write()
    limit = max(Self.minimumLimit, 2 * text.utf8.count)
    return result
  }

  private func add(_ rules: String) {
    text += rules
    fresh += rules
  }

  /// Returns the rules that were added since the last call.
  func takeNewRules() -> String {
    defer { fresh = "" }
    return fresh
  }
}
