// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Draws the views of the stand-in.
#if os(Linux)
import UIKitDouble

/// The visible views below a view as text, one per line: class, frame in the view, texts, and fonts.
///
/// Two tables with the same lines look the same.
@MainActor
struct ViewPicture {
  private(set) var lines: [String] = []
  private let root: UIView

  init(of root: UIView) {
    self.root = root
    add(root, depth: 0)
  }

  private mutating func add(_ view: UIView, depth: Int) {
    if view.isHidden || view.bounds.height == 0 && depth > 0 { return }
    let frame = view.convert(view.bounds, to: root)
    var line = String(repeating: "  ", count: depth) + "\(type(of: view)) \(Self.text(frame))"
    if depth == 0 { line = "\(type(of: view))" }
    switch view {
    case let label as UILabel: line += " “\(label.text ?? "")” \(Self.text(label.font))"
    case let field as UITextField: line += " “\(field.text ?? "")” \(Self.text(field.font))"
    case let lines as UITextView: line += " “\(lines.text ?? "")” \(Self.text(lines.font))"
    case let button as UIButton: line += " \(Self.text(button.titleLabel?.font))"
    default: break
    }
    lines.append(line)
    let sorted = view.subviews.map { (view: $0, frame: $0.convert($0.bounds, to: root)) }.sorted {
      ($0.frame.minY, $0.frame.minX, "\(type(of: $0.view))")
        < ($1.frame.minY, $1.frame.minX, "\(type(of: $1.view))")
    }
    for (subview, _) in sorted { add(subview, depth: depth + 1) }
  }

  private static func text(_ font: UIFont?) -> String {
    guard let font else { return "0" }
    let traits = font.fontDescriptor.object(forKey: .traits)
    let weight = (traits as? [UIFontDescriptor.TraitKey: CGFloat])?[.weight] ?? 0
    return "\(font.pointSize) \(weight)"
  }

  private static func text(_ frame: CGRect) -> String {
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    return values.map { "\((Double($0) * 100).rounded() / 100)" }.joined(separator: " ")
  }

  /// Returns the first line that differs from another picture, or `nil` if both are the same.
  func difference(from other: ViewPicture) -> String? {
    for (mine, theirs) in zip(lines, other.lines) where mine != theirs {
      return "“\(mine)”, and should “\(theirs)”"
    }
    return lines.count == other.lines.count
      ? nil : "\(lines.count) views, and should \(other.lines.count)"
  }
}
#endif
