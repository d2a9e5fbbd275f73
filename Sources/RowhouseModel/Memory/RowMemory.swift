// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The values that rows of a page preserve from one evaluation to the next, such as typed text that
/// is not a number.
///
/// A driver has one memory for its page. Rows read it from ``current``.
@MainActor
package final class RowMemory {
  /// The language of the page or of its host, or `nil` before the first evaluation.
  package var language: String?
  private var values: [Key: any Sendable] = [:]
  /// The values from an earlier run of the application, until rows replace them.
  private var restored: [String: RestorableValue] = [:]
  /// The closures to call when the page no longer contains a row: those of the last evaluation, and
  /// those of the running one.
  private var (removals, newRemovals): (Removals, Removals) = ([:], [:])
  /// The closures to call when the page no longer contains a row of a data section, by rows that
  /// have been created.
  private var dataRemovals: [DataRow: Removals] = [:]

  /// The closures to call after the last evaluations.
  private var waiting: [@MainActor () -> Void] = []
  /// Called after closures have changed the model in a turn of the main loop.
  package var onChange: (@MainActor () -> Void)?
  /// The forms for whose errors closed rows open in the next evaluation; `nil` stands for all errors.
  private var revealedForms: Set<ObjectIdentifier?> = []
  /// The row that is being created for an element of a list or a datum, or `nil`.
  package private(set) var row: DataRow?

  private typealias Removals = [Key: @MainActor () -> Void]

  /// The place of a row in the code, with a name that distinguishes rows at the same place.
  package struct Key: Hashable, Sendable {
    private let file: String
    private let line: UInt32
    private let name: String
    // This is safe because key paths are immutable, and those of rows are compared only on the main
    // actor.
    private nonisolated(unsafe) let property: AnyKeyPath?
    private nonisolated(unsafe) let elementProperty: AnyKeyPath?
    private var section: ItemID?
    private var row: ItemID?

    /// Creates the key of a row.
    ///
    /// - Parameters:
    ///   - fileID: The file of the row.
    ///   - line: The line of the row.
    ///   - name: A name that distinguishes rows at the same place in the code.
    ///   - property: The property that the row shows. Defaults to `nil`.
    ///   - section: The id of the section or the list of `row`, in which its id is unique. Defaults to
    ///     `nil`.
    ///   - row: The id of the row, if the framework creates it for an element or a datum. Defaults
    ///     to `nil`.
    ///   - elementProperty: The property of the element that the row shows. Defaults to `nil`.
    package init(
      _ fileID: StaticString, _ line: UInt32, _ name: String, property: AnyKeyPath? = nil,
      section: ItemID? = nil, row: ItemID? = nil, elementProperty: AnyKeyPath? = nil
    ) {
      file = "\(fileID)"
      self.line = line
      self.name = name
      self.property = property
      self.section = section
      self.row = row
      self.elementProperty = elementProperty
    }
  }

  /// A row of a data section or an editable list.
  package struct DataRow: Hashable, Sendable {
    let section: ItemID
    let row: ItemID

    /// Creates a reference to a row from the ids of its section and the row itself.
    package init(section: ItemID, row: ItemID) {
      self.section = section
      self.row = row
    }
  }

  /// Creates an empty memory.
  package nonisolated init() {}
}

extension RowMemory {
  /// The memory of the page whose code runs, or `nil` outside of pages.
  package nonisolated static var current: RowMemory? { CurrentPage.value?.memory }

  /// The stored value of a row, or `nil` if it has none of the type.
  package subscript<Value: Sendable>(key: Key, type: Value.Type) -> Value? {
    get { values[key] as? Value ?? restoredValue(for: key) as? Value }
    set {
      values[key] = newValue
      if !restored.isEmpty { restored[key.text] = nil }
    }
  }
}

extension RowMemory {
  /// The values that a later run of the application can restore, by the places of their rows.
  ///
  /// These are Boolean values and texts. They are lost if an update of the application moves their rows to other lines
  /// of the code.
  package var restorableValues: [String: RestorableValue] {
    var found = restored
    for (key, value) in values where key.isRestorable {
      found[key.text] = RestorableValue(value)
    }
    return found
  }

  /// Stores the ``restorableValues`` of an earlier run of the application, until rows replace them.
  package func restore(_ values: [String: RestorableValue]) { restored = values }

  private func restoredValue(for key: Key) -> (any Sendable)? {
    if restored.isEmpty || values[key] != nil || !key.isRestorable { return nil }
    return restored[key.text]?.value
  }
}

extension RowMemory.Key {
  /// True if a later run of the application has the same key, because the key contains no key path
  /// and no id.
  fileprivate var isRestorable: Bool { property == nil && elementProperty == nil && row == nil }

  fileprivate var text: String { "\(file):\(line) \(name)" }

  /// The row of a data section or an editable list, or `nil` if the page describes the row itself.
  fileprivate var dataRow: RowMemory.DataRow? {
    guard let section, let row else { return nil }
    return RowMemory.DataRow(section: section, row: row)
  }

  /// Returns the key of the same row in another section.
  fileprivate func moved(to new: RowMemory.DataRow) -> Self {
    var key = self
    (key.section, key.row) = (new.section, new.row)
    return key
  }
}

extension RowMemory {
  /// Creates the row of an element of a list, or of a datum.
  ///
  /// - Parameters:
  ///   - new: The row, whose id is unique only in its section.
  ///   - make: Creates the row, which finds its ids in ``row``.
  /// - Returns: The result of `make`.
  package func creating<Made>(_ new: DataRow, _ make: () -> Made) -> Made {
    let outer = row
    row = new
    defer { row = outer }
    return make()
  }

  /// Begins an evaluation of the page.
  package func beginEvaluation() {
    newRemovals = [:]
    if !revealedForms.isEmpty { afterEvaluation { [weak self] in self?.revealedForms = [] } }
  }

  /// Records that the page that is being evaluated, or the row that is being created, has a key.
  ///
  /// - Parameters:
  ///   - key: The key of the row.
  ///   - onRemoval: Called after the next evaluation if it does not note the key, or after a row of
  ///     a data section is deleted or created again without the key. Not called if another row has
  ///     noted the key.
  package func note(_ key: Key, onRemoval: @escaping @MainActor () -> Void) {
    newRemovals[key] = onRemoval
  }

  /// Ends an evaluation of the page, and calls the closures of rows that it no longer describes.
  package func endEvaluation() {
    let removed = removals.filter { newRemovals[$0.key] == nil }
    removals = newRemovals
    callAfterEvaluation(removed)
  }

  private func callAfterEvaluation(_ removed: Removals) {
    if removed.isEmpty { return }
    // In the meantime, the page may describe a row again.
    afterEvaluation { [weak self] in
      guard let self else { return }
      let noted = Set(dataRemovals.values.flatMap(\.keys))
      for (key, onRemoval) in removed where removals[key] == nil && !noted.contains(key) {
        onRemoval()
      }
    }
  }

  /// Calls a closure in the next turn of the main loop, or at the next call of ``performWaiting()``.
  ///
  /// - Parameter change: Changes values that the page reads, which must not happen during an evaluation.
  package func afterEvaluation(_ change: @escaping @MainActor () -> Void) {
    waiting.append(change)
    guard waiting.count == 1 else { return }
    Task {
      if performWaiting() { onChange?() }
    }
  }

  /// True if a closure waits for the end of an evaluation.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// Calls the closures that wait for the end of an evaluation, and returns false if there are none.
  @discardableResult
  package func performWaiting() -> Bool {
    let changes = waiting
    waiting = []
    for change in changes { change() }
    return !changes.isEmpty
  }
}

// MARK: Errors in closed rows

extension RowMemory {
  /// Opens each closed row in the next evaluation that has a row with an error below it.
  ///
  /// - Parameter form: The form to which the error belongs, or `nil` for any error. Errors that belong to no form count, too.
  package func revealErrors(ofForm form: ObjectIdentifier?) { revealedForms.insert(form) }

  /// Decides if a closed row has to open because of an error below it.
  ///
  /// - Parameter rows: Returns the rows below it. Not called unless errors are to be revealed.
  /// - Returns: True if one of the rows has such an error.
  func reveals(_ rows: () -> [AnyRow]) -> Bool {
    guard !revealedForms.isEmpty else { return false }
    return rows().contains { row in
      revealedForms.contains { row.state.isError(ofForm: $0) }
    }
  }
}

// MARK: Data sections

extension RowMemory {
  /// Creates a row of a data section, and keeps the closures that it notes until it is deleted.
  ///
  /// - Parameters:
  ///   - row: The row. Not evaluated if no row of a data section notes a key.
  ///   - make: Creates the row.
  /// - Returns: The result of `make`.
  package func making<Made>(_ row: @autoclosure () -> DataRow, _ make: () -> Made) -> Made {
    let outer = newRemovals
    newRemovals = [:]
    let made = make()
    let noted = newRemovals
    newRemovals = outer
    if noted.isEmpty && dataRemovals.isEmpty { return made }
    let row = row()
    let old = dataRemovals[row] ?? [:]
    dataRemovals[row] = noted.isEmpty ? nil : noted
    callAfterEvaluation(old.filter { noted[$0.key] == nil })
    return made
  }

  /// True if a row of a data section has noted a key or stored a value.
  package var hasDataRows: Bool {
    !dataRemovals.isEmpty || values.contains { $0.key.dataRow != nil }
  }

  /// Calls the closures of deleted rows of data sections after the evaluation.
  package func remove(_ rows: some Sequence<DataRow>) {
    // One call for all rows, because each call visits the notes of the rows that remain.
    var removed: Removals = [:]
    for row in rows {
      if let noted = dataRemovals.removeValue(forKey: row) {
        removed.merge(noted) { first, _ in first }
      }
    }
    callAfterEvaluation(removed)
  }

  /// Calls the closures of the rows of deleted data sections after the evaluation.
  package func removeRows(ofSections ids: Set<ItemID>) {
    remove(dataRemovals.keys.filter { ids.contains($0.section) })
  }

  /// Keeps the closures and values of rows that have moved to other sections.
  package func move(_ rows: [(old: DataRow, new: DataRow)]) {
    moveValues(rows)
    let moved = rows.map { dataRemovals.removeValue(forKey: $0.old) }
    for (row, removals) in zip(rows, moved) {
      if let removals { dataRemovals[row.new] = removals }
    }
  }

  private func moveValues(_ rows: [(old: DataRow, new: DataRow)]) {
    var targets: [DataRow: DataRow] = [:]
    for row in rows where row.old != row.new { targets[row.old] = row.new }
    if targets.isEmpty { return }
    var moved: [Key: any Sendable] = [:]
    for (key, value) in values {
      guard let target = key.dataRow.flatMap({ targets[$0] }) else { continue }
      values[key] = nil
      moved[key.moved(to: target)] = value
    }
    values.merge(moved) { _, new in new }
  }
}
