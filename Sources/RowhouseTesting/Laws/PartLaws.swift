// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// What parts must be like to be drawn.
enum PartLaws {
  /// - Returns: A sentence for each broken law.
  static func check(_ part: Part) -> [String] {
    var broken = faults(of: part)
    var names: Set<ControlID> = []
    for control in part.controls.map(\.controlID) where !names.insert(control).inserted {
      broken.append("two controls are called \(control), so their events cannot be told apart")
    }
    return broken
  }

  private static func faults(of part: Part) -> [String] {
    switch part {
    case .text(let text):
      if let limit = text.lineLimit, limit < 1 { return ["a text of at most \(limit) lines"] }
      return text.widthLimit.map { fault("a text of at most", $0) } ?? []
    case .image(let image):
      switch image.size {
      case .fixed(let size):
        return fault("a picture of", size.width) + fault("a picture of", size.height)
      case .natural(let limit):
        return limit == .infinity ? [] : fault("a picture of at most", limit)
      }
    case .horizontal(let stack), .vertical(let stack), .layered(let stack):
      return fault("a gap of", stack.spacing) + stack.parts.flatMap(faults)
    case .spacer(let minimum): return fault("a spacer of at least", minimum)
    case .progress(let progress):
      guard let fraction = progress.fraction, !(0...1).contains(fraction) else { return [] }
      return ["work of which \(fraction) is done, which is not between 0 and 1"]
    case .field(let field):
      if field.input.takes(field.input.text) { return [] }
      return ["a field with a text that no user could type into it"]
    case .divider, .toggle, .button, .accessory: return []
    }
  }

  private static func fault(_ what: String, _ points: Double) -> [String] {
    points.isFinite && points >= 0 ? [] : ["\(what) \(points) points"]
  }
}

extension Part {
  /// Which control it is.
  fileprivate var controlID: ControlID {
    switch self {
    case .toggle(let toggle): toggle.control
    case .button(let button): button.control
    case .field(let field): field.control
    default: .main
    }
  }
}
