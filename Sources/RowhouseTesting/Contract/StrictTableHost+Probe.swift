// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension StrictTableHost: HostProbe {
  /// The driver, with diagnostics that go elsewhere from now on.
  public func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver {
    self.diagnostics = diagnostics
    return driver
  }

  /// What is drawn.
  public func shown() -> ShownPage {
    guard let page else { return ShownPage() }
    return ShownPage(
      title: chrome?.title ?? "",
      sections: table.sections.map { section in
        ShownSection(
          header: section.header.texts, footer: section.footer.texts,
          rows: section.cells.map { cell in
            ShownRow(
              cell.row,
              style: page.theme.resolve(
                page: page.style, section: cell.sectionStyle, row: cell.row.style))
          })
      })
  }

  /// Taps a row that is shown.
  public func tap(at indexPath: RowIndexPath) { send(.tap, at: indexPath) }

  /// Uses a control of a row that is shown.
  public func change(
    _ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath
  ) {
    send(.change(control, value), at: indexPath)
  }

  /// Finishes the update that is being carried out.
  public func finishUpdates() { finish() }
}
