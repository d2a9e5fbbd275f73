// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What stands in place of rows that are not there.
///
/// A host draws it like any other row. A page or section makes it of its ``LoadState``.
public struct StatusContent: RowContent {
  /// Which state, and what it says.
  public let kind: LoadState.Kind

  init(_ kind: LoadState.Kind) { self.kind = kind }

  /// The control that tries again.
  public static let retry: ControlID = "retry"

  /// A sign of work and a message, or a message and a button that tries again.
  public func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: style.imageGap) {
      switch kind {
      case .loading(let message), .more(let message):
        Part.progress(ProgressPart(label: message))
        text(message, style)
        Part.spacer()
      case .failed(let message, let retry):
        text(message, style)
        Part.spacer()
        Part.button(retry, control: Self.retry)
      case .empty(let message):
        text(message, style)
        Part.spacer()
      case .content:
        Part.spacer()
      }
    }
  }

  private func text(_ message: String, _ style: ResolvedStyle) -> Part {
    .text(message, font: style.titleFont, color: style.subtitleColor)
  }
}

extension LoadState {
  /// The row that says so, or nothing if the rows are all there.
  ///
  /// - Parameter source: Where the page or section was written.
  /// - Returns: The row.
  package func statusRow(source: SourceLine) -> AnyRow? {
    guard kind != .content else { return nil }
    var row = AnyRow(custom: StatusContent(kind), source: source)
    row.id = ItemID(StatusID())
    row.style.rowHeight = .automatic()
    switch kind {
    case .failed: row.handlers.change = { _, _ in action?() }
    case .more: row.handlers.willDisplay = action
    case .loading, .content, .empty: break
    }
    return row
  }
}

/// The id of the row that stands for those which are not there; no row of a user can have it.
private struct StatusID: Hashable, Sendable, CustomStringConvertible {
  var description: String { "status" }
}
