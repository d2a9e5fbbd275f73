// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The rules that the rows of a session need, each under a class of its own.
///
/// A content security policy without inline styles forbids `style` attributes, so each combination
/// of declarations becomes a class when it is first used.
final class StyleSheet {
  private var classes: [String: String] = [:]
  private var knownClasses: [ClassKey: String] = [:]
  /// All rules so far.
  private(set) var text = ""
  /// The rules that no client has been told of yet.
  private var fresh = ""

  /// What the declarations of a class are for.
  enum Reach {
    /// The elements that have the class.
    case element
    /// The whole document, as long as its page has the class.
    case document
  }

  /// The class for what a key stands for.
  ///
  /// - Parameters:
  ///   - key: What decides about the declarations, and nothing else does.
  ///   - declarations: Writes them; called for the first of each key.
  /// - Returns: The class.
  func className(for key: ClassKey, _ declarations: () -> String) -> String {
    if let name = knownClasses[key] { return name }
    let name = className(declarations())
    // What is not a number equals nothing, and would be kept each time.
    if key == key { knownClasses[key] = name }
    return name
  }

  /// The class that has these declarations.
  func className(_ declarations: String, reach: Reach = .element) -> String {
    if let name = classes[declarations] { return name }
    let name = "s\(String(classes.count, radix: 36))"
    classes[declarations] = name
    let selector =
      switch reach {
      case .element: ".\(name)"
      // What stands beside the page, such as its bar and dialogs, has the colours of its theme too.
      case .document: ":root:has(>body>form>main.\(name))"
      }
    let rule = "\(selector){\(declarations)}\n"
    text += rule
    fresh += rule
    return name
  }

  /// The rules since the last time, which then count as told.
  func takeFresh() -> String {
    defer { fresh = "" }
    return fresh
  }
}
