// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A number that a user types: its format and range, and the closure that receives it.
@MainActor
struct NumberInput<Number: TypedNumber> {
  private(set) var format: NumberFormat
  let range: ClosedRange<Number>?
  let value: Number?
  /// True if the field must contain a number.
  let isRequired: Bool
  /// True if the row reports each number by default.
  private(set) var isLive = false
  private(set) var onChange: @MainActor (Number?) -> Void
  /// Called with each number that the text represents while the user types.
  var onTyping: (@MainActor (Number?) -> Void)?
  /// Called when the user leaves the field, if its last number was received by `onTyping`.
  var onLeave: (@MainActor () -> Void)?
  /// Called if the text is not accepted at the end, to revert the numbers of the unfinished text.
  ///
  /// Returns the number of the model.
  var onRefusal: (@MainActor () -> Number?)?
  /// The storage for text that is not accepted; `nil` for the memory of the page.
  var drafts: NumberDrafts?
  /// The object and the property of the number, which distinguish rows at the same place; `nil` if a closure receives it.
  private var source: (object: AnyObject, property: AnyKeyPath)?

  init(
    _ style: NumberFormat.Style, language: String?, in range: ClosedRange<Number>?, value: Number?,
    isRequired: Bool = false, onChange: @escaping @MainActor (Number?) -> Void
  ) {
    format = NumberFormat(style, language: language ?? NumberFormat.pageLanguage)
    self.range = range
    self.value = value
    self.isRequired = isRequired
    self.onChange = onChange
  }

  /// Creates the input of an optional number of an object.
  init<Object: AnyObject>(
    _ style: NumberFormat.Style, language: String?, in range: ClosedRange<Number>?,
    of object: Object, _ value: ReferenceWritableKeyPath<Object, Number?>
  ) {
    self.init(style, language: language, in: range, value: object[keyPath: value]) {
      object[keyPath: value] = $0
    }
    bind(to: object, value) { object[keyPath: value] }
  }

  /// Creates the input of a number of an object, which the user cannot remove.
  init<Object: AnyObject>(
    _ style: NumberFormat.Style, language: String?, in range: ClosedRange<Number>?,
    of object: Object, _ value: ReferenceWritableKeyPath<Object, Number>
  ) {
    self.init(
      style, language: language, in: range, value: object[keyPath: value], isRequired: true
    ) { if let number = $0 { object[keyPath: value] = number } }
    bind(to: object, value) { object[keyPath: value] }
  }

  private mutating func bind<Object: AnyObject, Value>(
    to object: Object, _ property: KeyPath<Object, Value>, get: @escaping @MainActor () -> Number?
  ) {
    guard let element = object as? any TypedObject else {
      source = (object, property)
      return
    }
    // Each evaluation of the page creates a new object for an element of a list, whose id is that of the row.
    if let typing = element.typing { bind(to: typing, property, set: onChange, get: get) }
  }

  /// Lets an object distinguish the numbers that the user is typing from the number at the end.
  private mutating func bind<Root, Value>(
    to typing: ObjectTyping, _ property: KeyPath<Root, Value>,
    set: @escaping @MainActor (Number?) -> Void, get: @escaping @MainActor () -> Number?
  ) {
    isLive = typing.isLive
    onTyping = { number in typing.set { set(number) } }
    onChange = { number in
      typing.set { set(number) }
      typing.commit()
    }
    onLeave = typing.leave
    onRefusal = {
      typing.revert()
      return get()
    }
    drafts = typing.drafts(property) { old, new in
      guard let old = old as? Root, let new = new as? Root else { return false }
      let numbers = (old[keyPath: property] as? Number, new[keyPath: property] as? Number)
      return Self.areSame(numbers.0, numbers.1)
    }
  }

  /// Returns true if both numbers are equal, or if both are NaN, which does not equal itself.
  private static func areSame(_ first: Number?, _ second: Number?) -> Bool {
    first == second || first?.asDouble.isNaN == true && second?.asDouble.isNaN == true
  }
}

extension NumberInput {
  /// Reads a typed number.
  func number(in text: String) throws(NumberFormat.Problem) -> Number? {
    guard let number = try Number.read(text, format) else {
      if isRequired { throw .missing }
      return nil
    }
    guard let range else { return number }
    if number < range.lowerBound { throw .tooSmall(minimum: range.lowerBound.asDouble) }
    if number > range.upperBound { throw .tooLarge(maximum: range.upperBound.asDouble) }
    return number
  }

  /// Reads the number of stored text.
  func number(of draft: NumberDraft<Number>) throws(NumberFormat.Problem) -> Number? {
    if draft.language == format.language { return try number(in: draft.text) }
    // The same text may be another number in another language.
    var input = self
    input.format = NumberFormat(format.style, language: draft.language)
    return try input.number(in: draft.text)
  }

  private func message(for problem: NumberFormat.Problem) -> String {
    let bound: String? =
      switch problem {
      case .tooSmall: range?.lowerBound.bound(format, .up)
      case .tooLarge: range?.upperBound.bound(format, .down)
      case .missing, .notANumber, .tooPrecise, .tooLong: nil
      }
    return format.message(for: problem, bound: bound)
  }

  /// The mistake in the number of the model, or `nil` if a user can type the number.
  private var mistake: ControlProblem? {
    guard let value else { return nil }
    guard value.asDouble.isFinite else {
      return .unavailableValue("\(value)", choices: "finite numbers")
    }
    guard let range, !range.contains(value) else { return nil }
    return .unavailableValue(
      "\(value)", choices: "numbers from \(range.lowerBound) to \(range.upperBound)")
  }

  /// Returns the row with the field, and the object that receives its text.
  ///
  /// The row stores text that is not accepted in `drafts`, or in the memory of the page.
  func row(
    _ title: String, _ subtitle: String?, message: ((NumberFormat.Problem) -> String)?,
    name: String, drafts: NumberDrafts? = nil, fileID: StaticString, line: UInt32
  ) -> (row: AnyRow, receiver: any NumberReceiver) {
    let memory = RowMemory.current
    let ownDrafts = drafts ?? self.drafts
    let key = key("\(name)/\(title)", of: memory?.row, fileID: fileID, line: line)
    let owner = memory?.row == nil ? source?.object : nil
    let drafts = ownDrafts ?? NumberDrafts(in: memory, key, NumberDraft<Number>.self, of: owner)
    var input = FieldInput(value.map { $0.written(format) } ?? "")
    input.kind = .number
    input.reporting = isLive ? .continuous : .onCommit
    input.number.isSigned = range.map { $0.lowerBound < 0 } ?? true
    if format.fraction.upperBound > 0 { input.number.decimalSign = format.symbols.decimal }
    if !format.sign.isEmpty {
      switch format.signPlace {
      case .before, .beforeSpace: input.number.signPlace = .before
      case .after, .afterSpace: input.number.signPlace = .after
      }
    }
    var problem: NumberFormat.Problem?
    if let draft = drafts.read() as? NumberDraft<Number> {
      if Self.areSame(draft.value, value) {
        input.text = draft.text
        if draft.stage == .refused { problem = self.problem(of: draft, in: drafts) }
      } else {
        drafts.write(nil)
      }
    }
    var row = AnyRow(title, subtitle, control: .field(input), fileID: fileID, line: line)
    row.standard.value = format.sign.isEmpty ? nil : format.sign
    if problem != nil || mistake != nil {
      row.state.ownError = problem.map { message?($0) ?? self.message(for: $0) }
      row.state.problems = mistake.map { [$0] } ?? []
    }
    if ownDrafts == nil { row.setMemoryKey(key) }
    let editor = NumberEditor(self, drafts)
    row.handlers.setOwn(editor, input.reporting)
    return (row, editor)
  }

  /// Returns the key of text that is not accepted.
  ///
  /// An id identifies the row of an element or of a datum, even if a new object replaces that of the row. Any other row is
  /// identified by its object, because the same code may create rows for several objects.
  private func key(
    _ name: String, of row: RowMemory.DataRow?, fileID: StaticString, line: UInt32
  ) -> RowMemory.Key {
    if let row {
      return RowMemory.Key(fileID, line, name, section: row.section, row: row.row)
    }
    let object = source.map { "/\(ObjectIdentifier($0.object))" } ?? ""
    return RowMemory.Key(fileID, line, name + object, property: source?.property)
  }

  /// Returns the reason why typed text is still not accepted.
  ///
  /// Returns `nil` if the text is accepted, because the range has changed.
  private func problem(
    of draft: NumberDraft<Number>, in drafts: NumberDrafts
  ) -> NumberFormat.Problem? {
    do throws(NumberFormat.Problem) {
      let number = try number(of: draft)
      let accept = { @MainActor in
        guard let current = drafts.read() as? NumberDraft<Number>, current.text == draft.text else {
          return
        }
        drafts.write(nil)
        onChange(number)
      }
      // An evaluation must not change anything itself.
      if let memory = RowMemory.current {
        memory.afterEvaluation(accept)
      } else {
        Task { accept() }
      }
      return nil
    } catch {
      return error
    }
  }
}

extension NumberFormat {
  /// The language of the page that is evaluated or of its host, or English outside of pages.
  @MainActor
  package static var pageLanguage: String { RowMemory.current?.language ?? "en" }
}

/// A type of numbers that users type.
protocol TypedNumber: Comparable, Sendable, ExpressibleByIntegerLiteral {
  var asDouble: Double { get }
  /// Reads text, and returns `nil` if it is blank.
  static func read(_ text: String, _ format: NumberFormat) throws(NumberFormat.Problem) -> Self?
  func written(_ format: NumberFormat) -> String
  /// Returns the number with its sign as a bound, rounded to the digits of the format.
  func bound(_ format: NumberFormat, _ rounding: DecimalDigits.Rounding) -> String
}

extension Double: TypedNumber {
  var asDouble: Double { self }

  static func read(
    _ text: String, _ format: NumberFormat
  ) throws(NumberFormat.Problem) -> Double? { try format.number(in: text) }

  func written(_ format: NumberFormat) -> String { format.editedText(of: self) }

  func bound(_ format: NumberFormat, _ rounding: DecimalDigits.Rounding) -> String {
    format.text(of: self, rounding)
  }
}

extension Int: TypedNumber {
  var asDouble: Double { Double(self) }

  static func read(
    _ text: String, _ format: NumberFormat
  ) throws(NumberFormat.Problem) -> Int? { try format.wholeNumber(in: text) }

  func written(_ format: NumberFormat) -> String { format.editedText(of: self) }

  func bound(_ format: NumberFormat, _ rounding: DecimalDigits.Rounding) -> String {
    written(format)
  }
}
