// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

internal import RowhouseHosting
internal import RowhouseModel

/// The editable value of a form, with its rules, history, and submission.
///
/// ```swift
/// struct SignUp: Equatable {
///   var name = ""
///   var email = ""
/// }
///
/// let form = FormModel(SignUp()) {
///   FormRule(\.email, "Enter an e-mail address") { $0.contains("@") }
///   FormRule(\.name, "This name is taken", after: 0.3) { try await names.isFree($0) }
/// }
/// ```
///
/// A page shows the fields in rows that are bound to the form, and needs no other code:
///
/// ```swift
/// var sections: [TableSection] {
///   TableSection("Account") {
///     FieldRow("User name", form, \.name)
///     FieldRow("E-mail", form, \.email, kind: .email)
///   }
///   TableSection {
///     SubmitRow("Sign up", form) { account in try await server.create(account) }
///   }
/// }
/// ```
///
/// Pages observe the form on all systems, including those before iOS 17. Store the form with the model
/// of the application, or in a stored property of the page if it is needed only while the page is
/// shown.
@MainActor
public final class FormModel<Value: Equatable> {
  let rules: [FormRule<Value>]
  let clock: any FormClock
  let diagnostics: @MainActor (FormDiagnostic) -> Void
  let readTexts: @MainActor () -> FormTexts
  /// The fields that have a rule that runs at each change, or that such a rule reads.
  private let liveFields: Set<PartialKeyPath<Value>>
  private var state: FormState<Value>
  /// True while the next state is being created.
  private var isChanging = false
  private let registrar = ChangeRegistrar()
  private var shownErrors: [PartialKeyPath<Value>: FormMessage] = [:]
  private var checkedFields: Set<PartialKeyPath<Value>> = []
  /// The tasks of the checks that have no result yet, by the number of the check.
  private var checks: [Int: CheckTasks] = [:]
  /// The text that the user has typed into each field, if it is not accepted or still being edited.
  private(set) var drafts: [FormDraftPlace<Value>: FormDraft<Value>] = [:]
  var sending = Sending()
  /// The number of calls to ``load(_:)``, each of which begins a new document.
  private(set) var loadCount = 0

  /// Creates a form with an initial value, which counts as saved.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - historyLimit: The maximum number of steps that can be undone. Defaults to 100.
  ///   - clock: The clock of asynchronous rules. Defaults to the system's clock.
  ///   - texts: Returns the texts that are not messages of rules in a language, which is that of the page. It is called each
  ///     time that a text is shown. Defaults to those of ``FormTexts``.
  ///   - diagnostics: Called with each diagnostic, such as a rule or a submission that fails. Defaults to a
  ///     closure that prints diagnostics to standard error, except ``FormDiagnostic/lateAnswer(field:)``.
  ///   - rules: The rules, in order of importance.
  /// - Precondition: `historyLimit` is at least 0.
  public init(
    _ value: Value, historyLimit: Int = 100, clock: any FormClock = SystemFormClock(),
    texts: @escaping @MainActor (_ language: String) -> FormTexts = { FormTexts(language: $0) },
    diagnostics: (@MainActor (FormDiagnostic) -> Void)? = nil,
    @FormRuleBuilder<Value> rules: () -> [FormRule<Value>]
  ) {
    let rules = rules()
    self.rules = rules
    self.clock = clock
    self.diagnostics = diagnostics ?? { if !$0.isNote { writeToStandardError("Rowhouse: \($0)") } }
    let readTexts = { @MainActor in texts(NumberFormat.pageLanguage) }
    self.readTexts = readTexts
    liveFields = Set(
      rules.filter { $0.moment == .change }.flatMap { $0.fields.isEmpty ? [$0.input] : $0.fields })
    state = FormState(value, rules: rules, limit: historyLimit, texts: readTexts)
  }

  /// Creates a form without rules, with an initial value that counts as saved.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - historyLimit: The maximum number of steps that can be undone. Defaults to 100.
  ///   - texts: Returns the texts that are not messages of rules in a language, which is that of the page. Defaults to those of
  ///     ``FormTexts``.
  ///   - diagnostics: Called with each diagnostic, such as a submission that fails. Defaults to a closure
  ///     that prints diagnostics to standard error.
  /// - Precondition: `historyLimit` is at least 0.
  public convenience init(
    _ value: Value, historyLimit: Int = 100,
    texts: @escaping @MainActor (_ language: String) -> FormTexts = { FormTexts(language: $0) },
    diagnostics: (@MainActor (FormDiagnostic) -> Void)? = nil
  ) {
    self.init(value, historyLimit: historyLimit, texts: texts, diagnostics: diagnostics, rules: {})
  }

  deinit {
    for tasks in checks.values { tasks.cancel() }
  }
}

extension FormModel {
  /// The current value, which is changed by rows and by ``edit(_:)``.
  public var value: Value { read { $0.value } }

  /// The value that was last saved or loaded.
  public var saved: Value { read { $0.saved } }

  /// True if the value differs from the saved one, or if a field contains text that it does not
  /// accept.
  ///
  /// A value that is not equal to itself, such as one that contains a NaN, is dirty from its first
  /// change until it is saved, loaded, or reset.
  public var isDirty: Bool { read { $0.isDirty || hasDrafts } }

  /// True if there is a step to undo.
  public var canUndo: Bool { read { !$0.history.past.isEmpty } }

  /// True if there is a step to redo.
  public var canRedo: Bool { read { !$0.history.future.isEmpty } }

  /// True if all synchronous rules pass, including those whose errors are not shown yet, and every
  /// field accepts its text.
  public var isValid: Bool { read { $0.meetsRules && !hasDrafts } }

  /// True if a field contains text that it does not accept.
  var hasDrafts: Bool { drafts.values.contains { !$0.content.isAccepted } }

  private func read<Result>(_ body: @MainActor (FormState<Value>) -> Result) -> Result {
    registrar.access()
    return body(state)
  }
}

// MARK: Errors

extension FormModel {
  /// Returns the error of a rule or a submission that is shown at a field, or `nil` if there is none.
  ///
  /// The error of text that the field does not accept, such as a number out of range, is not returned.
  public func error(at field: PartialKeyPath<Value>) -> String? {
    registrar.access()
    return shownErrors[field]?.text
  }

  /// The number of fields at which an error of a rule or a submission is shown.
  ///
  /// Text that a field does not accept, such as a number out of range, does not count as such an error.
  public var errorCount: Int {
    registrar.access()
    return shownErrors.count
  }

  /// Returns true while an asynchronous rule of a field is pausing or being checked.
  public func isChecking(_ field: PartialKeyPath<Value>) -> Bool {
    registrar.access()
    return checkedFields.contains(field)
  }

  /// The texts that are not messages of rules.
  public var texts: FormTexts { readTexts() }
}

// MARK: Editing

extension FormModel {
  /// Accesses the value of a field.
  ///
  /// Setting the value is one step of the history.
  public subscript<Field>(field: any WritableKeyPath<Value, Field> & Sendable) -> Field {
    get { value[keyPath: field] }
    set { perform(editing: field) { $0.edit(field) { $0[keyPath: field] = newValue } } }
  }

  /// Changes the value in one step of the history.
  ///
  /// ```swift
  /// form.edit { $0.items.append(Item()) }
  /// ```
  ///
  /// - Parameter change: Changes the value. While the closure runs, it may read the form, which
  ///   still has the old value, but it must not change the form in any other way.
  public func edit(_ change: (inout Value) -> Void) { perform { $0.edit(nil, change) } }

  /// Changes a field while the user edits it.
  ///
  /// Successive changes of one field form one step, until another field is changed or
  /// ``endEditing(_:)`` is called.
  ///
  /// - Parameters:
  ///   - new: The new value of the field.
  ///   - field: The field.
  public func type<Field>(_ new: Field, into field: any WritableKeyPath<Value, Field> & Sendable) {
    perform(editing: field) { $0.edit(field, joins: true) { $0[keyPath: field] = new } }
  }

  /// Runs the rules of a field that the user has left.
  public func endEditing(_ field: PartialKeyPath<Value>) { perform { $0.endEditing(field) } }

  /// Runs the rules of a field that the user has left, if the user has changed it.
  func endTyping(in field: PartialKeyPath<Value>) {
    // A submission that has saved the value has forgotten the moments, even if the user is still typing.
    if state.moments[field] != nil || state.history.isTyping(in: field) { endEditing(field) }
  }

  /// Runs the rules of a field as if the user had left it, without ending the step of the history.
  func check(_ field: PartialKeyPath<Value>) {
    perform { $0.endEditing(field, endsStep: false) }
  }

  /// Returns true if the form has to receive each change of a field, because of a rule that runs at
  /// each change.
  func isLive(_ field: PartialKeyPath<Value>) -> Bool {
    liveFields.contains(field) || liveFields.contains(\Value.self)
  }

  /// Restores the value from before the last step, if there is one.
  public func undo() { perform { $0.undo() } }

  /// Repeats the step that was last undone, if there is one.
  public func redo() { perform { $0.redo() } }

  /// Restores the saved value and hides all errors.
  ///
  /// The reset can be undone.
  ///
  /// If the action of a submission has already begun, it continues, and the value that it sends
  /// counts as saved. To end it, call ``cancelSubmission()``.
  public func reset() {
    forgetOutcome()
    drafts = [:]
    perform { $0.reset() }
  }

  /// Replaces the value with one that counts as saved, and deletes the history.
  ///
  /// The action of a submission may load the value that the server has stored. The loaded value
  /// then replaces the sent one:
  /// `SubmitRow("Save", form) { form.load(try await server.save($0)) }`.
  public func load(_ value: Value) {
    loadCount += 1
    forgetOutcome()
    drafts = [:]
    perform { $0.load(value) }
  }
}

// MARK: Performing

extension FormModel {
  /// Changes the state, and performs the resulting actions.
  ///
  /// - Parameters:
  ///   - field: The field whose key path has just set the value. Defaults to `nil`.
  ///   - event: Changes the state, and returns the resulting actions.
  func perform(
    editing field: PartialKeyPath<Value>? = nil,
    _ event: @MainActor (inout FormState<Value>) -> [FormState<Value>.Action]
  ) {
    precondition(
      !isChanging,
      "A rule, or a closure of edit(_:), changes its form. Both may read it. A rule returns errors, and a closure of "
        + "edit(_:) changes the value that it receives.")
    // Rules and closures of the application may read the form, which has the old value until they
    // return.
    isChanging = true
    var new = state
    let actions = event(&new)
    state = new
    isChanging = false
    if !drafts.isEmpty { removeOutdatedDrafts(editing: field) }
    shownErrors = state.errors
    checkedFields = state.checkedFields
    registrar.changed()
    for action in actions { perform(action) }
    if state.phase == .resting {
      (sending.action, sending.page, sending.focusFirstError) = (nil, nil, nil)
    }
  }

  /// Removes the texts of fields that have changed, except if a field may not be readable any more.
  ///
  /// Such a text is removed when its page creates the row again, or no longer contains the row.
  private func removeOutdatedDrafts(editing field: PartialKeyPath<Value>?) {
    drafts = drafts.filter { place, draft in
      let isCompared =
        place.isAlwaysReadable || place.field == field || draft.number.memory == nil
      return !isCompared || draft.isCurrent(state.value)
    }
  }

  private func perform(_ action: FormState<Value>.Action) {
    switch action {
    case .check(let check, let value, let pause): perform(check, of: value, after: pause)
    case .cancel(let number): checks.removeValue(forKey: number)?.cancel()
    case .send(let number, let value): send(value, number)
    case .showErrors: showErrors()
    case .report(let diagnostic): diagnostics(diagnostic)
    }
  }

  var phase: FormState<Value>.Phase {
    registrar.access()
    return state.phase
  }

  /// Returns the text that a field does not accept, or `nil` if there is none.
  func draft(at place: FormDraftPlace<Value>) -> FormDraft<Value>? {
    registrar.access()
    return drafts[place]
  }

  func setDraft(_ draft: FormDraft<Value>?, at place: FormDraftPlace<Value>) {
    guard draft != nil || drafts[place] != nil else { return }
    drafts[place] = draft
    registrar.changed()
  }

  /// Notifies pages of a change that is not part of the state.
  func noteChange() { registrar.changed() }

  private func perform(
    _ check: FormState<Value>.Check, of value: Value, after pause: Double
  ) {
    guard case .later(let delay, let findErrors) = rules[check.rule].check else { return }
    let tasks = CheckTasks()
    checks[check.number] = tasks
    let task = Task { [weak self, clock] in
      if pause > 0 { do { try await clock.sleep(forSeconds: pause) } catch { return } }
      guard !Task.isCancelled, self?.begin(check, delay, tasks) == true else { return }
      let answer: FormState<Value>.Answer
      do {
        answer = .errors(try await findErrors(value))
      } catch {
        answer = .failed("\(error)")
      }
      tasks.cancel()
      self?.take(answer, of: check)
    }
    tasks.add(task)
  }

  private func begin(
    _ check: FormState<Value>.Check, _ delay: FormDelay, _ tasks: CheckTasks
  ) -> Bool {
    guard state.begin(check) else { return false }
    let timeout = Task { [weak self, clock] in
      do { try await clock.sleep(forSeconds: delay.timeout) } catch { return }
      guard !Task.isCancelled else { return }
      self?.take(.none(afterSeconds: delay.timeout), of: check)
    }
    tasks.add(timeout)
    return true
  }

  private func take(_ answer: FormState<Value>.Answer, of check: FormState<Value>.Check) {
    perform { $0.answer(check, answer) }
    checks[check.number] = nil
  }
}
