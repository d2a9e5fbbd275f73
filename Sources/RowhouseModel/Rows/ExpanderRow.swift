// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row that opens and closes the rows below it.
///
/// ```swift
/// TableSection("Mail") {
///   ToggleRow("Notifications", mail, \.notifies)
///   ExpanderRow("Advanced") {
///     FieldRow("Server", mail, \.server)
///     NumberRow("Port", mail, \.port, in: 1...65_535)
///   }
/// }
/// ```
///
/// The rows below are inserted and deleted as ordinary edits. The page stores the open or closed
/// state as long as it is shown, by the place of the row in the code and its title. With
/// `isOpen:onChange:` or a key path, the model stores the state. A row that is created outside of a
/// page and not bound to a model stays closed.
///
/// If a form is submitted and a row below a closed one has an error, the closed one opens, so that the error can be
/// corrected. A model that stores the state receives the change like that of a user.
public struct ExpanderRow: RowGroup {
  private var header: Row
  private let content: [AnyRow]

  /// Creates a row whose state the page stores.
  ///
  /// The row is closed at first.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - name: A name that distinguishes rows with the same place and title. Defaults to an empty
  ///     string.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - content: The rows below.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, name: String = "", fileID: StaticString = #fileID,
    line: UInt32 = #line, @RowBuilder content: () -> [AnyRow]
  ) {
    let memory = RowMemory.current
    let key = RowMemory.Key(fileID, line, "\(name)/\(title)")
    self.init(
      title, subtitle: subtitle, isOpen: memory?[key, Bool.self] ?? false, fileID: fileID,
      line: line, onChange: { memory?[key, Bool.self] = $0 }, content: content)
    header.row.setMemoryKey(key)
  }

  /// Creates a row whose state the model stores, and which calls a closure with the new state.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - isOpen: True if the rows below are shown.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - onChange: Called with `true` when the user opens the row, and with `false` when the user closes it.
  ///   - content: The rows below.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, isOpen: Bool, fileID: StaticString = #fileID,
    line: UInt32 = #line, onChange: @escaping @MainActor (Bool) -> Void,
    @RowBuilder content: () -> [AnyRow]
  ) {
    let isRevealed = !isOpen && RowMemory.current?.reveals(content) == true
    // Changes what the page reads, which must not happen while it is evaluated.
    if isRevealed { RowMemory.current?.afterEvaluation { onChange(true) } }
    let isOpen = isOpen || isRevealed
    self.content = isOpen ? content() : []
    header = Row(title, subtitle: subtitle, fileID: fileID, line: line)
      .accessory(.disclosure)
    header.row.handlers.setTapEffect { onChange(!isOpen) }
    header.row.role = .expander(isOpen: isOpen)
  }

  /// Creates a row whose state is a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ isOpen: ReferenceWritableKeyPath<Object, Bool>, fileID: StaticString = #fileID,
    line: UInt32 = #line, @RowBuilder content: () -> [AnyRow]
  ) {
    self.init(
      title, subtitle: subtitle, isOpen: object[keyPath: isOpen], fileID: fileID, line: line,
      onChange: { object[keyPath: isOpen] = $0 }, content: content)
  }

  /// Changes the row itself, such as its image, its value, or its id.
  ///
  /// ```swift
  /// ExpanderRow("Advanced") {
  ///   FieldRow("Server", mail, \.server)
  /// }
  /// .row { $0.image(.symbol("gear")).value(mail.server).disabled(!mail.notifies) }
  /// ```
  ///
  /// Closures of ``RowElement/onSelect(_:)`` are called after the row was opened or closed.
  ///
  /// - Parameter change: Returns the changed row.
  /// - Returns: The row that opens and closes the rows below it.
  public consuming func row(_ change: (Row) -> Row) -> Self {
    header = change(header)
    return self
  }

  /// Appends the row, and the rows below it if it is open.
  public consuming func append(to rows: inout RowList) {
    rows.append(header.row)
    let start = rows.items.count
    for row in content { rows.append(row) }
    rows.nest(from: start, in: .branch(0))
  }
}
