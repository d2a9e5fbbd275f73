// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebSession {
  /// Performs a user event.
  ///
  /// - Parameters:
  ///   - event: The event, as the client wrote it.
  ///   - number: The number of the event, which is greater than that of any previous event.
  ///   - screen: The number of the screen that the user saw.
  ///   - fields: The texts of the fields of a form that was sent without a script, by the names of
  ///     the fields. The session applies typed text before the event. If a control does not accept
  ///     its text, the row shows an error, and a press of a button or row has no effect. Defaults
  ///     to an empty dictionary.
  /// - Returns: The outcome. Only an accepted event changes the page. If the event is no longer possible, the next
  ///   document of the page of the form shows the typed text again.
  public func receive(
    _ event: String, number: Int, screen: Int, fields: [String: String] = [:]
  ) -> WebAnswer.Outcome {
    let posted = PostedEvent(WebEvent(event), number: number, screen: screen, fields: fields)
    let answer = receive(posted)
    wake()
    return answer.outcome
  }

  /// Performs an event and returns the messages that its client does not show yet.
  ///
  /// The caller must call ``wake()`` if a stream does not show ``version``.
  package func receive(_ posted: PostedEvent) -> WebAnswer {
    beginAnswer()
    let outcome = perform(posted)
    if outcome == .accepted {
      for screen in screens { screen.driver?.flush() }
    }
    return answer(outcome, to: posted)
  }

  /// Performs an event, and returns its answer, or `nil` if large pages are still being compared
  /// off the main actor.
  ///
  /// If the result is `nil`, the caller must wait with ``waitUntilCompared()``, and get the answer from ``finish(_:)``
  /// before it passes the next event.
  package func begin(_ posted: PostedEvent) -> WebAnswer? {
    guard screens.contains(where: { $0.driver?.isComparedOffMainActor == true }) else {
      return receive(posted)
    }
    beginAnswer()
    let outcome = perform(posted)
    var isComparing = false
    if outcome == .accepted {
      for screen in screens where screen.driver?.takeTurn() == false { isComparing = true }
    }
    return isComparing ? nil : answer(outcome, to: posted)
  }

  /// Waits until the pages have been compared and updated.
  package func waitUntilCompared() async {
    for screen in screens { await screen.driver?.waitUntilAtRest() }
  }

  /// Returns the answer to an event that has begun, after its pages have been compared.
  package func finish(_ posted: PostedEvent) -> WebAnswer { answer(.accepted, to: posted) }

  private func answer(_ outcome: WebAnswer.Outcome, to posted: PostedEvent) -> WebAnswer {
    if outcome == .accepted { performRowRequests() }
    endAnswer()
    guard let known = posted.version else { return WebAnswer(outcome: outcome, messages: []) }
    removeMessages(shownIn: known)
    return WebAnswer(outcome: outcome, messages: messages(after: known))
  }

  private func perform(_ posted: PostedEvent) -> WebAnswer.Outcome {
    guard let event = posted.event, posted.number <= Self.maximumEventNumber else {
      return .malformed
    }
    guard !isClosed else { return .gone }
    // A client repeats its last event if it has received no answer.
    if posted.number == lastEvent.number, posted.version != nil { return .accepted }
    guard posted.number > lastEvent.number else {
      // A form without a script is sent again by a double click. Any other form is of a document to which the user
      // went back.
      guard posted.version == nil, posted.formHash != lastEvent.form else { return .replayed }
      addTexts(of: posted)
      return .gone
    }
    guard let screen = screen(of: event, numbered: posted.screen) else {
      addTexts(of: posted)
      return .gone
    }
    let row = row(of: event, on: screen)
    guard isPossible(event, row != nil, hasScript: posted.version != nil) else {
      keepTexts(of: posted)
      return .gone
    }
    guard isWellFormed(event) else { return .malformed }
    lastEvent.number = posted.number
    lastEvent.form = posted.version == nil ? posted.formHash : nil
    top.refused = RefusedFields()
    top.focusedRow = posted.version == nil ? event.focusedRow(on: top) : nil
    if posted.fields.isEmpty {
      perform(event, row, on: screen, file: posted.file)
    } else {
      perform(event, after: posted.fields, file: posted.file)
    }
    if !screens.contains(where: { $0 === screen }) { top.refused.addLost(of: screen.refused) }
    lastEvent.leftScreen = screen !== top && event.precedesPress && !isClosed ? screen : nil
    return .accepted
  }

  /// Returns the screen on which the user has made an event, or `nil` if it can no longer be performed there.
  private func screen(of event: WebEvent, numbered number: Int) -> WebScreen? {
    if number == top.number { return top }
    guard case .row = event, lastEvent.leftScreen?.number == number else { return nil }
    return lastEvent.leftScreen
  }

  /// Performs the event of a form that was sent without a script, after the typed text of the form.
  ///
  /// With a script, each text is an event of its own, and the session may refuse the last event after it.
  private func perform(_ event: WebEvent, after fields: [String: String], file: [UInt8]?) {
    let screen = top
    let changed = perform(fields: fields)
    keepDialogTexts(fields, keepsSecrets: true, on: screen)
    // The Return key, and the button of a list of options, do not name their row.
    if event == .fields, changed.count == 1 {
      screen.focusedRow = changed.first.map { .row($0.address) }
    }
    // A button of a stepper contains the number that follows the one before the typed number.
    if case .row(let address, .change(let control, .number)) = event,
      changed.contains(PostedField.Place(address: address, control: control))
    {
      return
    }
    // Ignores a press if a value was refused, because the user did not intend the old value.
    if screen.refused.hasRefused, event.isPress { return }
    // The text may have shown a question or another page, or changed what the row offers.
    let row = row(of: event, on: top)
    guard top === screen, isPossible(event, row != nil, hasScript: false) else { return }
    perform(event, row, on: screen, file: file)
  }

  /// Stores the typed text of a form whose event is not possible, for example because the row of its button was deleted
  /// or a dialog is open, so that the next document shows the text.
  private func keepTexts(of posted: PostedEvent) {
    if posted.fields.isEmpty { return }
    top.refused = RefusedFields()
    keep(fields: posted.fields, on: top)
    keepDialogTexts(posted.fields, keepsSecrets: false, on: top)
  }

  /// Stores the typed text of an older form, which does not contain the texts that its page shows with an error.
  ///
  /// If the page is below another one, it shows the text when the user returns to it. If it is no longer in the stack,
  /// the user can copy the text.
  private func addTexts(of posted: PostedEvent) {
    if posted.fields.isEmpty { return }
    let screen = screens.first { $0.number == posted.screen }
    keep(fields: posted.fields, on: screen)
    keepDialogTexts(posted.fields, keepsSecrets: false, on: top)
  }

  /// Returns the row of an event and the event for the row, or `nil` if no row offers the event.
  private func row(of event: WebEvent, on screen: WebScreen) -> (RowReference, HostEvent)? {
    switch event {
    case .row(let address, let event):
      screen.reference(address, offering: event).map { ($0, event) }
    case .move(let address, let destination): screen.move(address, to: destination)
    case .refresh, .answer, .text, .picture, .rows, .headerButton, .scroll, .prefetch, .more,
      .back, .fields:
      nil
    }
  }

  /// Returns true if the subject of the event exists and no dialog blocks it.
  private func isPossible(_ event: WebEvent, _ hasRow: Bool, hasScript: Bool) -> Bool {
    switch event {
    case .back: screens.count > 1
    case .answer(let dialog, _): dialogs.contains { $0.id == dialog }
    case .text(let dialog, _): dialogs.contains { $0.id == dialog && $0.field != nil }
    case .picture(let dialog, _): pictureRequest(of: dialog) != nil
    // The page below an open dialog accepts no presses until the dialog is answered. With a script, the user can only
    // have typed, or begun to press a row, before the dialog was shown, which takes the focus from the field.
    case .row(_, let event): hasRow && (!hasQuestion || hasScript && event.endsInput)
    case .move: hasRow && !hasQuestion
    case .refresh: !hasQuestion && top.page?.isRefreshable == true
    case .rows(let section, _): top.section(section) != nil
    case .headerButton(let section): !hasQuestion && top.headerButton(ofSection: section) != nil
    case .scroll: top.page?.handlesScrolling == true
    case .prefetch(let section, _, _): top.section(section) != nil
    // In the meantime, an update may have replaced the row.
    case .more, .fields: true
    }
  }

  /// True if a dialog is open that the user must answer.
  ///
  /// A script answers the dialog of a system request before the user notices it.
  private var hasQuestion: Bool { dialogs.contains { $0.request == nil } }

  private func isWellFormed(_ event: WebEvent) -> Bool {
    switch event {
    case .answer(let id, let action?):
      dialogs.first { $0.id == id }?.actions.indices.contains(action) ?? false
    case .picture(let id, let picture?):
      // The script has already scaled the picture.
      pictureRequest(of: id).map { max(picture.width, picture.height) <= $0.maximumSide } ?? false
    case .text(let id, let text):
      dialogs.first { $0.id == id }?.field?.input.takes(text) ?? false
    case .answer, .picture, .row, .move, .refresh, .rows, .headerButton, .scroll, .prefetch, .more,
      .back, .fields:
      true
    }
  }

  private func perform(
    _ event: WebEvent, _ row: (RowReference, HostEvent)?, on screen: WebScreen, file: [UInt8]?
  ) {
    // A handler's changes are shown at once if the page is small enough.
    let isFlushed = screen.driver?.isComparedOffMainActor == false
    switch event {
    case .back: goBack()
    case .answer(let dialog, let action): answer(dialog, action: action)
    case .text(let dialog, let text): receive(text, in: dialog)
    case .picture(let dialog, let picture):
      answer(dialog, picture: picture ?? file.flatMap { try? PictureData($0) })
    case .row, .move:
      row.map { reference, event in
        let isPressed = event == .highlight(true)
        if isPressed, screen.driver?.allowsHighlight(of: reference) == false { return }
        _ = screen.driver?.send(event, to: reference, flushing: isFlushed)
      }
    case .refresh: top.driver?.refresh()
    case .rows(let section, let rows): sendRows(rows, ofSection: section)
    case .headerButton(let section):
      guard let id = top.headerButton(ofSection: section) else { break }
      top.driver?.pressHeaderButton(ofSection: id, flushing: isFlushed)
    case .scroll(let event): top.driver?.send(scroll: event)
    case .prefetch(let section, let rows, let isCancelled):
      top.prefetch(rows, ofSection: section, isCancelled: isCancelled)
    case .more(let address): top.loadMore(address, flushing: isFlushed)
    case .fields: break
    }
  }
}

extension WebEvent {
  /// Returns the row that has the focus after the event: its own row, or the first one of the rows that it shows.
  @MainActor
  fileprivate func focusedRow(on screen: WebScreen) -> FocusedRow? {
    switch self {
    case .row(let address, _), .move(let address, _): .row(address)
    case .rows(let section, let rows): .position(section: section, rows.first)
    case .more(let address):
      screen.reference(address).map { .position(section: address.section, $0.indexPath.row) }
    case .refresh, .answer, .text, .picture, .headerButton, .scroll, .prefetch, .back, .fields: nil
    }
  }

  /// True if the event is a typed value, the end of editing, or a highlight, which a click causes before it presses a row.
  fileprivate var precedesPress: Bool {
    switch self {
    case .row(_, .highlight): true
    case .row(_, let event): event.endsInput
    case .move, .refresh, .answer, .text, .picture, .rows, .headerButton, .scroll, .prefetch, .more,
      .back, .fields:
      false
    }
  }
}

extension HostEvent {
  /// True if the event contains what the user has typed into a field or a stepper, or follows it, or if it is the end of
  /// a highlight.
  fileprivate var endsInput: Bool {
    switch self {
    case .change(_, .text), .change(_, .date), .change(_, .number), .didEndEditing: true
    case .highlight(let isOn): !isOn
    case .change, .typing, .tap, .select, .deselect, .willDisplay, .didEndDisplaying, .accessory,
      .delete, .insert, .action, .willBeginEditing, .move, .submit:
      false
    }
  }
}
