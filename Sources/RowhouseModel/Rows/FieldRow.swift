// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a field for text.
///
/// ```swift
/// FieldRow("Name", account, \.name, placeholder: "As on your passport")
/// FieldRow("E-mail", account, \.email, kind: .email)
/// FieldRow("", text: query, placeholder: "Search", kind: .search) { list.search(for: $0) }
///   .reporting(.continuous)
/// ```
///
/// The field shows the text of the model, except while the user types. When the user ends editing,
/// or uses another row or a button of the page, the row sets the property or calls the closure.
/// After editing, the field shows the text of the model again: a closure that changes nothing
/// resets it.
///
/// The user can type up to 4,000 UTF-16 code units, unless ``lengthLimit(_:)`` sets another limit.
///
/// A property may be optional: an empty field sets it to `nil`. The field looks the same for `nil`
/// and `""`, and changes the property only when the user edits it.
public struct FieldRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow
  /// The receiver of the text, if it distinguishes the text that the user is typing.
  private var receiver: TextReceiver?

  /// Creates a row with a field that calls a closure with the text that the user has typed.
  ///
  /// If the title is empty, the field begins at the leading edge, and its placeholder is its label.
  public init(
    _ title: String, subtitle: String? = nil, text: String, placeholder: String = "",
    kind: FieldKind = .text, fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (String) -> Void
  ) {
    var input = FieldInput(text)
    input.placeholder = placeholder
    input.kind = kind
    row = AnyRow(title, subtitle, control: .field(input), fileID: fileID, line: line)
    row.handlers[.change] = { _, value in
      if case .text(let text) = value { onChange(text) }
    }
  }

  /// Creates a row with a field for a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ text: ReferenceWritableKeyPath<Object, String>, placeholder: String = "",
    kind: FieldKind = .text, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, text: object[keyPath: text], placeholder: placeholder, kind: kind,
      fileID: fileID, line: line
    ) { object[keyPath: text] = $0 }
    receive(from: object) { object[keyPath: text] = $0 }
  }
}

/// Text that may be missing.
extension FieldRow {
  /// Creates a row with a field that calls a closure with the text that the user has typed, or with
  /// `nil` if the user has emptied the field.
  ///
  /// The field is empty if the text is `nil` or `""`.
  @_disfavoredOverload  // Calls with a `String` use the other initializer.
  public init(
    _ title: String, subtitle: String? = nil, text: String?, placeholder: String = "",
    kind: FieldKind = .text, fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (String?) -> Void
  ) {
    self.init(
      title, subtitle: subtitle, text: text ?? "", placeholder: placeholder, kind: kind,
      fileID: fileID, line: line
    ) { (text: String) in onChange(text.isEmpty ? nil : text) }
  }

  /// Creates a row with a field for an optional property of an object, which the row retains.
  ///
  /// The field is empty if the property is `nil` or `""`. If the user empties the field, the row sets
  /// the property to `nil`.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ text: ReferenceWritableKeyPath<Object, String?>, placeholder: String = "",
    kind: FieldKind = .text, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let set: @MainActor (String) -> Void = { object[keyPath: text] = $0.isEmpty ? nil : $0 }
    self.init(
      title, subtitle: subtitle, text: object[keyPath: text] ?? "", placeholder: placeholder,
      kind: kind, fileID: fileID, line: line, onChange: set)
    receive(from: object, set)
  }

  /// Lets an element of a list distinguish the text that the user is typing from the text at the end.
  @MainActor
  private mutating func receive(
    from object: AnyObject, _ set: @escaping @MainActor (String) -> Void
  ) {
    guard let typing = (object as? any TypedObject)?.typing else { return }
    self = received(
      by: TextReceiver { text in
        typing.set { set(text) }
      } commit: { text in
        typing.set { set(text) }
        typing.commit()
      } leave: {
        typing.leave()
      })
    if typing.isLive { self = reporting(.continuous) }
  }
}

/// An object that distinguishes the text that the user is typing from the text at the end.
@MainActor
package struct TextReceiver: Sendable {
  let type: @MainActor (String) -> Void
  /// Receives the text at the end of editing.
  let commit: @MainActor (String) -> Void
  /// Called when the user leaves the field, if its texts were received by `type`.
  let leave: @MainActor () -> Void

  /// Creates a receiver from its functions.
  package init(
    type: @escaping @MainActor (String) -> Void, commit: @escaping @MainActor (String) -> Void,
    leave: @escaping @MainActor () -> Void
  ) {
    self.type = type
    self.commit = commit
    self.leave = leave
  }
}

extension FieldRow {
  /// Lets a receiver receive the text in place of the closure with which the row was created.
  package consuming func received(by receiver: TextReceiver) -> Self {
    self.receiver = receiver
    return changingInput { _ in }
  }

  /// Sets the number of lines, at most 100.
  ///
  /// A multiline field accepts line breaks and appears below the title. A secure field always has
  /// one line. For text of more than 4,000 UTF-16 code units, set ``lengthLimit(_:)``.
  public consuming func lines(_ lines: Int) -> Self {
    changingInput { ($0.lines, $0.growth) = (lines, nil) }
  }

  /// Sets the range of lines of a field that grows with its text and appears below the title.
  ///
  /// The field accepts line breaks, even if the range begins with one line. With the range `1...1`, it is a
  /// field with one line, which accepts none.
  ///
  /// On UIKit, the field grows when the row reports the text, so use ``reporting(_:)`` with
  /// `continuous`.
  public consuming func lines(_ lines: ClosedRange<Int>) -> Self {
    changingInput { input in
      (input.lines, input.growth) = (max(1, lines.lowerBound), lines.upperBound)
    }
  }

  /// Sets the maximum number of UTF-16 code units of the text, which is 4,000 by default.
  ///
  /// The limit can be up to ``FieldInput/maximumLength``, 4,000, or up to ``FieldInput/maximumLengthOfLines``, 50,000, if
  /// the field has several lines. Text that the user inserts is shortened to the beginning that fits. Text that the
  /// model already has is never shortened.
  public consuming func lengthLimit(_ limit: Int) -> Self {
    changingInput { $0.lengthLimit = limit }
  }

  /// Sets the maximum number of UTF-16 code units, and shows it and the length of the text below
  /// the row.
  ///
  /// The row reports each change, so that the length is up to date.
  public consuming func counted(upTo limit: Int) -> Self {
    changingInput { input in
      (input.lengthLimit, input.showsCounter, input.reporting) = (limit, true, .continuous)
    }
  }

  /// Sets the content type, such as a name or a street, for which platforms suggest stored text.
  ///
  /// Defaults to the content that the kind implies.
  public consuming func content(_ content: FieldContent) -> Self {
    changingInput { $0.traits.content = content }
  }

  /// Sets the automatic capitalization of typed text.
  ///
  /// The default depends on the kind of the field.
  public consuming func capitalization(_ capitalization: FieldCapitalization) -> Self {
    changingInput { $0.traits.capitalization = capitalization }
  }

  /// Turns autocorrection on or off.
  ///
  /// The default depends on the kind of the field.
  public consuming func corrected(_ isCorrected: Bool) -> Self {
    changingInput { $0.traits.isCorrected = isCorrected }
  }

  /// Sets the text that the field shows while it is empty.
  public consuming func placeholder(_ text: String) -> Self {
    changingInput { $0.placeholder = text }
  }

  /// Sets the title of the Return key.
  ///
  /// The default depends on the kind of the field. In UIKit, ``FieldReturnKey/next`` also moves the
  /// keyboard to the next field. To move to another field on all hosts, call `Navigator.focus(_:)` in
  /// the closure of ``RowElement/onSubmit(_:)``.
  public consuming func returnKey(_ key: FieldReturnKey) -> Self {
    changingInput { $0.traits.returnKey = key }
  }

  /// Sets the time at which the row sets the property or calls the closure.
  ///
  /// Defaults to the end of editing.
  public consuming func reporting(_ reporting: ControlReporting) -> Self {
    changingInput { $0.reporting = reporting }
  }

  private consuming func changingInput(_ change: (inout FieldInput) -> Void) -> Self {
    let receiver = receiver
    return changing { row in
      guard case .field(var input) = row.standard.control else { return }
      change(&input)
      row.standard.control = .field(input)
      if let receiver { row.handlers.setOwn(receiver, input.reporting) }
    }
  }
}

extension RowHandlers {
  /// Replaces the handlers of the row by those that call a receiver of text.
  fileprivate mutating func setOwn(_ receiver: TextReceiver, _ reporting: ControlReporting) {
    let type: @MainActor (ControlID, ControlValue) -> Void = { _, value in
      if case .text(let text) = value { receiver.type(text) }
    }
    switch reporting {
    case .continuous:
      setOwn(.change, type)
      setOwn(.typing, nil)
      setOwn(.didEndEditing, receiver.leave)
    case .onCommit:
      setOwn(.change) { _, value in
        if case .text(let text) = value { receiver.commit(text) }
      }
      setOwn(.typing, type)
      setOwn(.didEndEditing, nil)
    }
  }
}
