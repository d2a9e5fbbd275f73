// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The storage in which a row with a number keeps text that its user types.
@MainActor
package struct NumberDrafts {
  let read: @MainActor () -> (any NumberText)?
  let write: @MainActor ((any NumberText)?) -> Void

  /// Creates storage from closures that read and replace its content.
  package init(
    read: @escaping @MainActor () -> (any NumberText)?,
    write: @escaping @MainActor ((any NumberText)?) -> Void
  ) {
    self.read = read
    self.write = write
  }

  init<Draft: NumberText>(
    in memory: RowMemory?, _ key: RowMemory.Key, _ type: Draft.Type
  ) {
    self.init {
      memory?[key, type]
    } write: {
      memory?[key, type] = $0 as? Draft
    }
  }
}

/// Text that the user has typed into a row with a number.
package protocol NumberText: Sendable {
  /// True if the model has the number of the text.
  var isAccepted: Bool { get }
  /// True if the user is typing, and the text is not accepted, or not yet.
  var isUnfinished: Bool { get }
  /// Refuses the text, as if the user had left the field.
  ///
  /// - Parameter number: The number that the model has then.
  /// - Returns: The text, with an error.
  func refused(keeping number: Any) -> Self
}

/// Typed text, and the number of the model at that time.
struct NumberDraft<Number: TypedNumber>: NumberText {
  let text: String
  /// The language in which the text was typed.
  let language: String
  let value: Number?
  let stage: Stage

  enum Stage: Sendable {
    /// The user is typing, and the model has the number of the text.
    case accepted
    /// The user is typing, and the text is not accepted, or not yet.
    case unfinished
    /// The text was not accepted when the user left the field, and has an error.
    case refused
  }

  var isAccepted: Bool { stage == .accepted }
  var isUnfinished: Bool { stage == .unfinished }

  func refused(keeping number: Any) -> Self {
    Self(text: text, language: language, value: number as? Number, stage: .refused)
  }
}
