// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The requirements that parts must meet to be drawn.
enum PartLaws {
  /// Returns a sentence for each broken law.
  static func check(_ part: Part) -> [String] {
    var broken = faults(of: part)
    var names: Set<ControlID> = []
    for control in part.controls.map(\.control) where !names.insert(control).inserted {
      broken.append("two controls are called \(control), so their events cannot be distinguished")
    }
    return broken
  }

  private static func faults(of part: Part) -> [String] {
    switch part {
    case .text(let text):
      if let limit = text.lineLimit, limit < 1 { return ["a text of at most \(limit) lines"] }
      // An infinite limit is no limit.
      guard let limit = text.widthLimit, limit != .infinity else { return [] }
      return fault("a text of at most", limit)
    case .image(let image):
      switch image.size {
      case .fixed(let size):
        return fault("an image of", size.width) + fault("an image of", size.height)
      case .natural(let limit):
        return limit == .infinity ? [] : fault("an image of at most", limit)
      case .filling: return []
      }
    case .horizontal(let stack), .vertical(let stack), .layered(let stack):
      return fault("a gap of", stack.spacing) + stack.parts.flatMap(faults)
    case .box(let box): return faults(of: box) + faults(of: box.content)
    case .grid(let grid):
      return faults(of: grid.columns) + fault("a gap of", grid.spacing)
        + fault("a gap of", grid.lineSpacing) + grid.parts.flatMap(faults)
    case .pager(let pager):
      return
        (pager.interval.map { $0 > 0 && $0.isFinite ? [] : ["a page shown for \($0) seconds"] }
        ?? []) + pager.pages.flatMap(faults)
    case .control(let control): return faults(of: control)
    case .spacer(let minimum): return fault("a spacer of at least", minimum)
    case .progress(let progress):
      guard let fraction = progress.fraction, !(0...1).contains(fraction) else { return [] }
      return ["work of which \(fraction) is done, which is not between 0 and 1"]
    case .divider, .accessory, .badge: return []
    }
  }

  private static func faults(of control: ControlPart) -> [String] {
    var faults = control.children.flatMap(faults)
    let inner = control.children.flatMap(\.controls)
    if !inner.isEmpty {
      faults.append("a \(control.kind) “\(control.label)” with \(inner.count) controls in it")
    }
    // A stepper may show any number, and its buttons lead to the next number that the user can
    // choose.
    if control.kind != .stepper, !isPossible(control) {
      faults.append("a \(control.kind) with a value that no user could give it")
    }
    return faults
  }

  /// Returns true if a user could give a control its value, beginning with an empty field.
  private static func isPossible(_ control: ControlPart) -> Bool {
    guard case .field(var field) = control else { return control.accepts(control.value) }
    field.input.text = ""
    return ControlPart.field(field).accepts(control.value)
  }

  private static func faults(of box: BoxPart) -> [String] {
    let padding = box.padding
    let edges = [padding.top, padding.leading, padding.bottom, padding.trailing]
    var faults = edges.flatMap { fault("a padding of", $0) }
    for extent in [box.width, box.height] {
      for points in [extent.fixed, extent.minimum, extent.maximum].compactMap(\.self) {
        faults += fault("a frame of", points)
      }
      if let least = extent.minimum, let most = extent.maximum, least > most {
        faults.append("a frame of at least \(least) and at most \(most) points")
      }
    }
    if let ratio = box.aspectRatio, !(ratio > 0 && ratio.isFinite) {
      faults.append("an aspect ratio of \(ratio)")
    }
    if box.accessibility != nil, !box.content.controls.isEmpty {
      faults.append("controls that assistive technology cannot reach")
    }
    return faults + fault("a border of", box.border?.width ?? 0)
      + fault("corners with a radius of", box.cornerRadius)
  }

  private static func faults(of columns: GridPart.Columns) -> [String] {
    switch columns {
    case .count(let count): count > 0 ? [] : ["a grid of \(count) columns"]
    case .minimumWidth(let width):
      width > 0 ? fault("a column of at least", width) : ["a column of at least \(width) points"]
    }
  }

  private static func fault(_ what: String, _ points: Double) -> [String] {
    points.isFinite && points >= 0 ? [] : ["\(what) \(points) points"]
  }
}
