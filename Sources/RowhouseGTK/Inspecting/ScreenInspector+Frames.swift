// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
package import RowhouseLayout
package import RowhouseModel

/// A part of a row as it is on screen.
package struct ShownPart {
  /// The way in which a part is shown.
  package enum Kind: Hashable {
    /// Text.
    case text
    /// A filled area.
    case fill
    /// A line around an area.
    case border
    /// An image.
    case image
    /// A symbol that the host provides.
    case icon
    /// An interactive or animated widget.
    case control
    /// A page of a pager.
    case page
  }

  /// The way in which the part is shown.
  package let kind: Kind
  /// The frame in points, relative to the top-left corner of the row.
  package let frame: PartFrame
  /// The minimum size of a widget in points, or zero for all other parts.
  package var minimum = Dimensions.square(0)
}

/// A row as it is on screen.
package struct ShownFrames {
  /// The frame of the row in points, relative to the top-left corner of the view.
  package let row: PartFrame
  /// The parts that are drawn or are widgets, each before the parts inside it.
  package let parts: [ShownPart]
}

extension ScreenInspector {
  /// The measurer of the texts and images of the page.
  package var measurer: (any PartMeasuring)? { screen?.host.context.layout.measurer }

  /// The settings with which the page is laid out.
  package var environment: LayoutEnvironment? { screen?.host.context.environment }

  /// The height of the view, in points.
  package var viewHeight: Double { table?.viewHeight ?? 0 }

  /// The distance of the end of the page from the top of the view, in points.
  package var bottom: Double { table.map { $0.index.totalHeight - $0.offset } ?? 0 }

  /// The frames of the rows that have a widget, in points relative to the top-left corner of the
  /// view.
  package var rowFrames: [RowIndexPath: PartFrame] {
    guard let table else { return [:] }
    var frames: [RowIndexPath: PartFrame] = [:]
    for (position, view) in table.live {
      guard case .row(let indexPath) = table.entries.entry(at: position) else { continue }
      frames[indexPath] = view.pointer.bounds(in: table.pointer)
    }
    return frames
  }

  /// Returns the frames of a row and its parts after scrolling to it, or `nil` if there is no such row.
  package func frames(at indexPath: RowIndexPath) -> ShownFrames? {
    guard let row = rowView(at: indexPath), let table = gtk_widget_get_parent(row.pointer),
      let frame = row.pointer.bounds(in: table)
    else { return nil }
    var parts: [ShownPart] = []
    append(row.canvas, of: row.pointer, in: row.pointer, to: &parts)
    return ShownFrames(row: frame, parts: parts)
  }

  /// Returns true for each side at which a row has the rounded corners of a card.
  package func roundSides(at indexPath: RowIndexPath) -> (top: Bool, bottom: Bool)? {
    guard let look = rowView(at: indexPath)?.look, look.radius > 0 else { return nil }
    return (look.isFirst, look.isLast)
  }

  /// Returns the file names of the symbols that a row shows.
  package func iconFiles(at indexPath: RowIndexPath) -> [String] {
    guard let row = rowView(at: indexPath) else { return [] }
    return row.canvas.marks.compactMap { mark in
      guard case .icon(let name, let frame, _) = mark,
        let icon = IconCache.icon(name, size: frame.width, for: row.pointer),
        let file = gtk_icon_paintable_get_file(icon)
      else { return nil }
      defer { g_object_unref(file.raw) }
      guard let base = g_file_get_basename(file) else { return nil }
      defer { g_free(base) }
      return String(cString: base)
    }
  }

  /// Appends the parts of a widget inside a row.
  private func append(
    _ canvas: PartCanvas, of widget: WidgetPointer, in row: WidgetPointer,
    to parts: inout [ShownPart]
  ) {
    guard let origin = widget.bounds(in: row) else { return }
    var distance = 0.0
    func append(_ kind: ShownPart.Kind, _ frame: PartFrame) {
      parts.append(ShownPart(kind: kind, frame: frame.moved(by: (origin.x + distance, origin.y))))
    }
    for mark in canvas.marks {
      switch mark {
      case .text(let layout, let x, let y, _):
        append(
          .text,
          PartFrame(x: x, y: y, width: layout.size.width, height: layout.size.height))
      case .fill(let frame, _, _): append(.fill, frame)
      case .border(let frame, _, _, _): append(.border, frame)
      case .image(_, _, let clip, _, _): append(.image, clip)
      case .icon(_, let frame, _): append(.icon, frame)
      case .control(let control): self.append(control, in: row, to: &parts)
      case .sign(let field): distance = field.distanceOfSign
      case .endOfSign: distance = 0
      case .clip, .endOfClip: break
      }
    }
  }

  private func append(
    _ control: any ControlView, in row: WidgetPointer, to parts: inout [ShownPart]
  ) {
    guard let frame = control.pointer.bounds(in: row) else { return }
    let minimum = Dimensions(
      width: Double(control.pointer.measured(GTK_ORIENTATION_HORIZONTAL).minimum),
      height: Double(
        control.pointer.measured(GTK_ORIENTATION_VERTICAL, for: Int32(frame.width)).minimum))
    parts.append(ShownPart(kind: .control, frame: frame, minimum: minimum))
    if let pressable = control as? PressablePartView {
      append(pressable.canvas, of: pressable.pointer, in: row, to: &parts)
    }
    if let pager = control as? PagerPartView {
      for page in pager.pages {
        guard let frame = page.pointer.bounds(in: row) else { continue }
        parts.append(ShownPart(kind: .page, frame: frame))
        append(page.canvas, of: page.pointer, in: row, to: &parts)
      }
    }
  }
}
#endif
