// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageDiagnostic {
  /// The kind of a diagnostic.
  public enum Kind: Hashable, Sendable {
    /// A row with the same id as the row at this position of its section.
    case repeatedRowID(first: Int)
    /// A section with the same id as the section at this position.
    case repeatedSectionID(first: Int)
    /// A row that looks the same as in the last evaluation, but has a different id.
    case unstableRowID(before: ItemID)
    /// A data section whose ids differ each time they are read.
    case unstableDataID
    /// A row of a data section that sets its own id.
    case ownIDInDataSection(own: ItemID)
    /// A row whose id is not of the type of the ids that its section with multiple selection selects.
    case unselectableID(expected: String)
    /// A row for which the page keeps the same typed text or open state as for the row at this position.
    case sharedMemory(first: RowIndexPath)
    /// A height that is negative or not a finite number.
    case invalidHeight(HeightKind, Points)
    /// An aspect ratio in a custom row, header, or footer that is not a finite number greater than 0.
    case invalidAspectRatio(String)
    /// A wrong value or description of a row's control.
    case invalidControl(ControlProblem)
    /// A control in a header, which no handler receives.
    case controlInHeader(ControlPart.Kind)
    /// A control in a footer, which no handler receives.
    case controlInFooter(ControlPart.Kind)
    /// A collection whose count differs from the number of its indices.
    case wrongCount(stated: Int, found: Int)
    /// A collection that lost or gained elements after the page was evaluated.
    case countChanged(counted: Int)
    /// A request from the host for a row that does not exist.
    case indexPathOutOfRange(RowIndexPath)
    /// An event from the host for a row that was deleted.
    case eventForMissingRow(String)
    /// An action, chosen by the user, that the row no longer has.
    case eventForMissingAction(String)
    /// A change, made off the main actor, to state that the page or one of its rows has read.
    case changedOffMainActor
    /// An update that a handler requested.
    case updateInsideHandler
    /// An update that was requested while the page was evaluated.
    case updateInsideEvaluation
    /// State that the page reads, and that each evaluation of the page changes.
    case endlessEvaluation(rounds: Int)
    /// An error that the host threw.
    case hostFailed(String)
    /// An update that the host completed twice.
    case repeatedCompletion(update: Int)
    /// An edit that uses an id that no section or row has, or the id of a row that cannot be edited.
    case unknownID(ItemID)
    /// An edit of the sections of a page that describes itself.
    case editOfDescribedPage
    /// A request to the navigator of a table that is not in a view controller.
    case navigationWithoutViewController(String)
    /// A request to leave pages from a task of a page that is no longer in the stack.
    case requestOfLeftPage(String)
    /// An update of the page, for a handler whose ``DiagnosticsHandler/explainsUpdates`` is true.
    case updated(UpdateExplanation)
  }

  /// The kind of a height.
  public enum HeightKind: String, Hashable, Sendable {
    /// The height of a row.
    case row
    /// The height of a header.
    case header
    /// The height of a footer.
    case footer
  }
}

extension PageDiagnostic.Kind {
  /// The message: what happened, its consequence, and the remedy.
  var message: String {
    switch self {
    case .repeatedRowID(let first):
      """
      its id is also that of row \(first) of the section. They are distinguished by their order; \
      give each row an id of its own with .id(_:).
      """
    case .repeatedSectionID(let first):
      """
      its id is also that of section \(first). They are distinguished by their order; give each \
      section an id of its own with .id(_:).
      """
    case .unstableRowID(let before):
      """
      its id was \(before) in the last evaluation, although the row looks the same, so the row was \
      replaced. Use an id that is stored in the model, not one that is created in the page.
      """
    case .unstableDataID:
      """
      the ids of its data are new ones each time they are read, so each update replaces all \
      rows. Keep the id with the datum.
      """
    case .ownIDInDataSection(let own):
      """
      the row has the id \(own) of its own, which a data section cannot see. The id of the datum \
      is used; choose it with the id: of the section.
      """
    case .unselectableID(let expected):
      """
      its section selects ids of the type \(expected), and the id of the row has another type. The row \
      is not selected; give it an id of this type with .id(_:), or select ids of the type that it has.
      """
    case .sharedMemory(let first):
      """
      its line of code, title, and name are also those of row \(first.row) of section \(first.section), so both rows share \
      the text that a user types, or their open state. Pass a different `name:` to each row.
      """
    case .invalidHeight(let kind, let height):
      """
      a height of \(height) points for a \(kind.rawValue) is not a finite number of 0 or more. The \
      height of the level above is used.
      """
    case .invalidAspectRatio(let ratio):
      """
      it contains an aspect ratio that is not a finite number greater than 0: \(ratio). An image with this ratio is \
      a square; correct the numbers of the model, or leave the image out.
      """
    case .invalidControl(let problem): problem.message
    case .controlInHeader(let kind):
      "its header contains a control (\(kind)), which has no effect. Show it in a row."
    case .controlInFooter(let kind):
      "its footer contains a control (\(kind)), which has no effect. Show it in a row."
    case .wrongCount(let stated, let found):
      """
      the `count` of its collection is \(stated), but its indices lead to another number of elements, \(found). The \
      section shows \(found); correct `count`.
      """
    case .countChanged(let counted):
      """
      the number of elements of its collection was \(counted) when the page was evaluated, and has changed since \
      then. A missing row is empty; pass an array or another collection of values.
      """
    case .indexPathOutOfRange(let indexPath):
      "there is no row at \(indexPath). `nil` is returned; request only rows of the shown page."
    case .eventForMissingRow(let event):
      "the row of the event “\(event)” was deleted. The event is dropped."
    case .eventForMissingAction(let title):
      "the row no longer has the action “\(title)”. The event is dropped."
    case .changedOffMainActor:
      """
      state that the page has read was changed off the main actor. The page is evaluated immediately, \
      and once more one second later, but it may still show the old value; change the state that pages \
      read on the main actor.
      """
    case .updateInsideHandler:
      "a handler requested an update. It follows when the handler has returned."
    case .updateInsideEvaluation:
      """
      the page requests an update while it is evaluated. It is evaluated once more; move the call \
      to a handler.
      """
    case .endlessEvaluation(let rounds):
      """
      each of the last \(rounds) evaluations changed state that the page reads. The last one is shown; do \
      not change the model in the page's properties.
      """
    case .hostFailed(let error):
      """
      the host could not apply an update (\(error)). It receives the whole page in the next one; correct \
      `apply(_:completion:)` of the host.
      """
    case .repeatedCompletion(let update):
      """
      the host completed update \(update) more than once. Only the first call has an effect; call the completion \
      once.
      """
    case .unknownID(let id):
      """
      there is no section or row with the id \(id) that this edit can change. The edit is ignored; use the id of a shown \
      section or row, with the same type. To change a row of a data section, change the data, and replace the section.
      """
    case .editOfDescribedPage:
      """
      sections of a page that describes itself cannot be edited by hand. Nothing is changed; \
      change the model, or show sections of your own with driver.sections.
      """
    case .navigationWithoutViewController(let request):
      """
      the navigator was asked to \(request), but the table of the page is not in a view controller. \
      The request is dropped; add the table to the view of a view controller.
      """
    case .requestOfLeftPage(let request):
      """
      a task of the page asked the navigator to \(request) after the page was left. Nothing is done, because the \
      request would concern another page; end the task when its page is left.
      """
    case .updated(let explanation): "\(explanation)"
    }
  }
}

extension ControlProblem {
  /// The message: the mistake, its consequence, and the remedy.
  fileprivate var message: String {
    switch self {
    case .unavailableValue(let value, let choices):
      """
      its control has the value \(value), but only \(choices) are possible. The model keeps the value until it is \
      changed; correct the model or the control.
      """
    case .unavailableText(let text, let choices):
      """
      its field has a text of \(text), but a user can type only \(choices). The model keeps the text until the \
      user changes it; correct the model or the limit.
      """
    case .unavailableCount(let count, let allowed):
      """
      its list has \(count) elements, but may have only \(allowed.lowerBound) to \(allowed.upperBound). It \
      is shown as it is, and the user may only change it toward these numbers; correct the model or the range.
      """
    case .repeatedOption(let title):
      """
      its picker has the option “\(title)” more than once. The first one counts; remove the others.
      """
    case .unusableRange(let range):
      """
      the range \(range) of its control has no finite length. The range from 0 to 1 is used; set \
      finite bounds.
      """
    case .unusableBound(let side, let bound):
      """
      the \(side.rawValue) value \(bound) of its control does not exist, or is of another kind than its value. It is \
      ignored; set a bound that exists.
      """
    case .invertedBounds(let earliest, let latest):
      """
      the earliest value \(earliest) of its control is after the latest one, \(latest). Both are ignored; exchange \
      or correct them.
      """
    case .unusableStep(let step):
      """
      the step \(step) of its control is not positive and finite, or it is a step of durations that is not a number of \
      whole seconds or leads to more than 10,000 choices. It is ignored; correct it.
      """
    case .negativeRange(let range):
      "its range \(range) begins below zero. It begins at zero instead; correct the range."
    case .unusableLink(let address):
      """
      its address “\(address)” is malformed, or its scheme is none of https, http, mailto, tel, and sms. The row \
      is disabled; correct the address. For a path of the server, an e-mail address, or a phone number, use \
      ExternalLink(path:), ExternalLink(mail:), or ExternalLink(phone:).
      """
    case .unusablePath(let path):
      """
      its path “\(path)” is not a path from the root of a server, such as /orders/17. The row pushes its page, but is not \
      a link in browsers; correct the path.
      """
    case .repeatedName(let name):
      """
      several of its controls have the name \(name), so their events cannot be distinguished. Give each control of the \
      row a name of its own with `control:`.
      """
    case .nestedControl(let inner, let outer):
      """
      its control “\(inner)” is inside “\(outer)”, which is itself a button. No user can use the inner one; move it out \
      of the part with `pressable(label:control:)`.
      """
    }
  }
}
