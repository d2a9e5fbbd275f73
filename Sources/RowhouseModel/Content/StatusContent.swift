// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The content of the row that a page or section shows instead of missing rows, created from a
/// ``LoadState``.
///
/// Hosts draw it like any other row.
public struct StatusContent: RowContent {
  /// The state and its messages.
  public let kind: LoadState.Kind
  private let language: String

  init(_ kind: LoadState.Kind, language: String) {
    self.kind = kind
    self.language = language
  }

  /// The name of the button that tries again.
  public static let retry: ControlID = "retry"

  /// Returns a spinner and a message, a message and a button that tries again, or the parts of an empty
  /// page.
  public func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: style.imageGap) {
      switch kind {
      case .emptyView(let part):
        Part.spacer()
        part.padding(BoxPart.Insets(horizontal: 0, vertical: 48))
        Part.spacer()
      case .loading, .more: progress(spinnerText ?? "", style)
      case .failed(let message, let retry), .moreFailed(let message, let retry):
        text(message, style)
        Part.spacer()
        Part.button(retry ?? texts.retry, control: Self.retry)
      case .empty(let message):
        text(message, style)
        Part.spacer()
      case .content:
        Part.spacer()
      }
    }
  }

  /// The text next to the spinner, or `nil` for a state without a spinner.
  fileprivate var spinnerText: String? {
    switch kind {
    case .loading(let message): message ?? texts.loading
    case .more(let message): message ?? texts.more
    case .content, .empty, .emptyView, .failed, .moreFailed: nil
    }
  }

  private var texts: StatusTexts { StatusTexts(language: language) }

  @PartBuilder
  private func progress(_ message: String, _ style: ResolvedStyle) -> [Part] {
    Part.progress(ProgressPart(label: message))
    text(message, style)
    Part.spacer()
  }

  private func text(_ message: String, _ style: ResolvedStyle) -> Part {
    .text(message, font: style.titleFont, color: style.subtitleColor)
  }
}

extension LoadState {
  /// Returns the row that shows the state on a page in a language, or `nil` for ``content``.
  ///
  /// `count` is the number of rows that are loaded. The row of ``more(_:load:)`` is another row after
  /// each change of this number, so that a host displays it again if it is still visible; see
  /// decision 0109.
  package func statusRow(source: SourceLine, language: String?, after count: Int = 0) -> AnyRow? {
    guard kind != .content else { return nil }
    let content = StatusContent(kind, language: language ?? "en")
    var row = AnyRow(custom: content, source: source)
    row.id = Self.statusID
    if case .more = kind { row.id = ItemID(StatusID(loadedRows: count)) }
    row.style.rowHeight = .automatic()
    // The message also describes the button, which has the focus without the text beside it.
    if let failure = row.loadingFailure, !failure.isEmpty {
      row.state.accessibility.hint = failure
    }
    switch kind {
    case .failed, .moreFailed, .emptyView: row.handlers[.change] = { _, _ in action?() }
    case .more: row.handlers[.willDisplay] = action
    case .loading, .content, .empty: break
    }
    return row
  }

  /// The id of the row in all states except ``more(_:load:)``, and of its section on a page.
  package static let statusID = ItemID(StatusID(loadedRows: nil))
}

extension AnyRow {
  /// True if the row shows a ``LoadState``.
  package var isStatus: Bool { statusContent != nil }

  /// True if the row loads more rows when it is displayed.
  package var loadsMore: Bool {
    if case .more = statusContent?.kind { true } else { false }
  }

  /// The message of a row that shows that loading has failed, or `nil` for any other row.
  package var loadingFailure: String? {
    switch statusContent?.kind {
    case .failed(let message, retry: _), .moreFailed(let message, retry: _): message
    case .loading, .content, .empty, .emptyView, .more, nil: nil
    }
  }

  /// The text of a row that shows that rows are being loaded, which is also the name of its spinner, or `nil` for any other
  /// row.
  var spinnerText: String? { statusContent?.spinnerText }

  private var statusContent: StatusContent? { fields.value.custom?.content as? StatusContent }
}

/// The id of a status row, which no other row can have.
private struct StatusID: Hashable, Sendable, CustomStringConvertible {
  /// The number of rows before a row that loads more, or `nil` for any other status row.
  let loadedRows: Int?

  var description: String { loadedRows.map { "status after \($0)" } ?? "status" }
}
