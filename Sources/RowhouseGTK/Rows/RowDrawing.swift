// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseLayout
import RowhouseModel

/// A row as a widget shows it.
struct RowDrawing {
  let row: AnyRow
  let body: Part
  let shape: ReuseIdentifier
  /// The shape without the texts below the row, which appear and disappear while the user edits.
  let upperShape: ReuseIdentifier
  let style: ResolvedStyle
  let context: DrawingContext

  @MainActor
  init(_ row: AnyRow, style: ResolvedStyle, context: DrawingContext) {
    self.row = row
    self.style = style
    self.context = context
    body = context.layout.body(of: row, style: style)
    shape = body.reuseIdentifier
    upperShape = body.noted?.upper.reuseIdentifier ?? shape
  }
}

extension RowDrawing {
  /// True if the row takes no space.
  var isHidden: Bool { style.rowHeight.isHidden }

  /// The distance of the separator from the leading edge, or `nil` if there is none.
  @MainActor
  var separatorInset: Double? {
    if isHidden { return nil }
    switch style.separator {
    case .hidden: return nil
    // Libadwaita's separators go from edge to edge.
    case .line(let inset): return inset ?? 0
    }
  }

  /// True if the row looks the same as another one in the same context.
  @MainActor
  func looksLike(_ other: RowDrawing) -> Bool {
    context === other.context && shape == other.shape && style == other.style
      && row.showsSame(as: other.row) && body == other.body
  }

  /// The name of the row for assistive technologies.
  @MainActor
  var accessibleName: String { row.accessibility(of: body, language: context.language).text }
}
#endif
