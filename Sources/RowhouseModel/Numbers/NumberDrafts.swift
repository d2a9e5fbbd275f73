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

  /// Creates storage in the memory of a page.
  ///
  /// - Parameters:
  ///   - memory: The memory, or `nil` for no storage.
  ///   - key: The key of the row.
  ///   - type: The type of the text.
  ///   - owner: The object of the number if the key identifies it by its address, which a later object may have; otherwise
  ///     `nil`.
  init<Draft: NumberText>(
    in memory: RowMemory?, _ key: RowMemory.Key, _ type: Draft.Type, of owner: AnyObject?
  ) {
    self.init {
      memory?[key, OwnedDraft<Draft>.self]?.draft(of: owner)
    } write: {
      memory?[key, OwnedDraft<Draft>.self] = ($0 as? Draft).map { OwnedDraft($0, of: owner) }
    }
  }
}

/// Typed text, and the object of its number, which is not retained.
@MainActor
private final class OwnedDraft<Draft: NumberText> {
  private let draft: Draft
  private weak let owner: AnyObject?

  init(_ draft: Draft, of owner: AnyObject?) {
    self.draft = draft
    self.owner = owner
  }

  /// Returns the text if it was typed for an object, or `nil` if it was typed for a released one.
  func draft(of owner: AnyObject?) -> Draft? { self.owner === owner ? draft : nil }
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
