// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageDriver {
  /// The sections of the page.
  ///
  /// When you set the sections, the host shows the changes in the next turn of the main loop. If
  /// the driver shows a `TablePage`, reading this property evaluates the page, and setting it
  /// replaces the page.
  public var sections: [TableSection] {
    get { pipeline.evaluator.read { $0.sections } ?? [] }
    set {
      guard let pushed = pipeline.evaluator.pushedPage else {
        return pipeline.show(PushedPage(newValue))
      }
      pushed.sections = newValue
      pipeline.receive(.changed)
    }
  }

  /// The title of a page with pushed sections.
  public var title: String {
    get { pipeline.evaluator.read { $0.title } ?? "" }
    set { editPushedPage { $0.title = newValue } }
  }

  /// Called for each selected row of a page with pushed sections.
  public var onSelect: (@MainActor (RowSelection) -> Void)? {
    get { pipeline.evaluator.pushedPage?.onSelect }
    set { editPushedPage { $0.onSelect = newValue } }
  }

  /// Called for each scroll event of a page with pushed sections.
  public var onScroll: (@MainActor (ScrollEvent) -> Void)? {
    get { pipeline.evaluator.pushedPage?.onScroll }
    set { editPushedPage { $0.onScroll = newValue } }
  }

  /// True if the rows of a page with pushed sections show their editing controls.
  public var isEditing: Bool {
    get { pipeline.evaluator.read { $0.isEditing } ?? false }
    set { editPushedPage { $0.isEditing = newValue } }
  }

  /// Inserts rows before the row with an id.
  ///
  /// An unknown id is reported, as is the id of a row of a data section.
  public func insert(_ rows: [AnyRow], before id: some Hashable & Sendable) {
    editRows(ItemID(id)) { $0.insert(contentsOf: rows, at: $1) }
  }

  /// Inserts rows after the row with an id.
  ///
  /// An unknown id is reported, as is the id of a row of a data section.
  public func insert(_ rows: [AnyRow], after id: some Hashable & Sendable) {
    editRows(ItemID(id)) { $0.insert(contentsOf: rows, at: $1 + 1) }
  }

  /// Replaces the row with an id.
  ///
  /// An unknown id is reported, as is the id of a row of a data section.
  public func replace(_ id: some Hashable & Sendable, with row: AnyRow) {
    editRows(ItemID(id)) { $0[$1] = row }
  }

  /// Inserts sections before the section with an id.
  ///
  /// An unknown id is reported.
  public func insert(_ sections: [TableSection], before id: some Hashable & Sendable) {
    editSections(ItemID(id)) { $0.insert(contentsOf: sections, at: $1) }
  }

  /// Inserts sections after the section with an id.
  ///
  /// An unknown id is reported.
  public func insert(_ sections: [TableSection], after id: some Hashable & Sendable) {
    editSections(ItemID(id)) { $0.insert(contentsOf: sections, at: $1 + 1) }
  }

  /// Replaces the section with an id.
  ///
  /// An unknown id is reported.
  public func replace(_ id: some Hashable & Sendable, with section: TableSection) {
    editSections(ItemID(id)) { $0[$1] = section }
  }

  /// Removes the section with an id or, if there is no such section, the first row with that id.
  ///
  /// An unknown id is reported, as is the id of a row of a data section.
  public func delete(_ id: some Hashable & Sendable) {
    let id = ItemID(id)
    edit(id) { page in
      guard let section = page.sections.firstIndex(where: { $0.id == id }) else {
        return page.editRows(id) { $0.remove(at: $1) }
      }
      page.sections.remove(at: section)
      return true
    }
  }

  private func editRows(_ id: ItemID, _ change: (inout [AnyRow], Int) -> Void) {
    edit(id) { $0.editRows(id, change) }
  }

  private func editSections(_ id: ItemID, _ change: (inout [TableSection], Int) -> Void) {
    edit(id) { page in
      guard let section = page.sections.firstIndex(where: { $0.id == id }) else { return false }
      change(&page.sections, section)
      return true
    }
  }

  private func edit(_ id: ItemID, _ change: (PushedPage) -> Bool) {
    editPushedPage { page in
      if !change(page) { pipeline.report(.unknownID(id)) }
    }
  }

  private func editPushedPage(_ edit: (PushedPage) -> Void) {
    if pipeline.evaluator.source == nil { pipeline.show(PushedPage([])) }
    guard let page = pipeline.evaluator.pushedPage else {
      return pipeline.report(.editOfDescribedPage)
    }
    edit(page)
    pipeline.receive(.changed)
  }
}
