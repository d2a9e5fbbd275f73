// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An object that receives the text of a row with a number.
@MainActor
protocol NumberReceiver: AnyObject, Sendable {
  /// True if the object receives each typed text of a row that reports numbers at the end.
  nonisolated var receivesTyping: Bool { get }
  /// Receives the text at the end of editing.
  func commit(_ text: String)
  /// Receives text that the user is typing into a row that reports numbers at the end.
  func preview(_ text: String)
  /// Receives text that the user is typing into a row that reports each number.
  func type(_ text: String)
  /// Called when the user leaves a row that reports each number.
  func leave()
}

extension RowHandlers {
  /// Replaces the handlers of the row by those that call a receiver of text.
  mutating func setOwn(_ receiver: any NumberReceiver, _ reporting: ControlReporting) {
    switch reporting {
    case .continuous:
      setOwn(.change) { _, value in
        if case .text(let text) = value { receiver.type(text) }
      }
      setOwn(.typing, nil)
      setOwn(.didEndEditing) { receiver.leave() }
    case .onCommit:
      setOwn(.change) { _, value in
        if case .text(let text) = value { receiver.commit(text) }
      }
      if receiver.receivesTyping {
        setOwn(.typing) { _, value in
          if case .text(let text) = value { receiver.preview(text) }
        }
      }
      setOwn(.didEndEditing, nil)
    }
  }
}

/// Reads the text of a row with a number, reports its numbers, and stores text that is not accepted.
@MainActor
final class NumberEditor<Number: TypedNumber>: NumberReceiver {
  private let input: NumberInput<Number>
  private let drafts: NumberDrafts
  nonisolated let receivesTyping: Bool

  init(_ input: NumberInput<Number>, _ drafts: NumberDrafts) {
    self.input = input
    self.drafts = drafts
    receivesTyping = input.onTyping != nil
  }

  func commit(_ text: String) {
    do throws(NumberFormat.Problem) {
      let number = try input.number(in: text)
      drafts.write(nil)
      input.onChange(number)
    } catch {
      refuse(text, input.format.language)
    }
  }

  func preview(_ text: String) {
    // Text that is not a number yet is not a mistake.
    if let number = try? input.number(in: text) { input.onTyping?(number) }
  }

  func type(_ text: String) {
    let last = draft
    let language = input.format.language
    do throws(NumberFormat.Problem) {
      let number = try input.number(in: text)
      (input.onTyping ?? input.onChange)(number)
      // The field shows this text, and not the number in the format of the row, until the user leaves it.
      drafts.write(
        NumberDraft(text: text, language: language, value: number, stage: .accepted))
    } catch {
      // An error that the user already sees remains until the text is accepted.
      let stage = last?.stage == .refused ? NumberDraft<Number>.Stage.refused : .unfinished
      drafts.write(
        NumberDraft(text: text, language: language, value: lastNumber, stage: stage))
    }
  }

  func leave() {
    guard let draft else {
      input.onLeave?()
      return
    }
    if draft.stage == .refused { return }
    do throws(NumberFormat.Problem) {
      let number = try input.number(of: draft)
      drafts.write(nil)
      // The range may have changed since the user typed the text.
      if draft.isAccepted { input.onLeave?() } else { input.onChange(number) }
    } catch {
      refuse(draft.text, draft.language)
    }
  }

  private func refuse(_ text: String, _ language: String) {
    let kept = if let onRefusal = input.onRefusal { onRefusal() } else { lastNumber }
    drafts.write(NumberDraft(text: text, language: language, value: kept, stage: .refused))
  }

  private var draft: NumberDraft<Number>? { drafts.read() as? NumberDraft<Number> }

  /// The number that was last reported, even if the page was not evaluated since then, or the number
  /// of the model.
  private var lastNumber: Number? { if let draft { draft.value } else { input.value } }
}
