// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An object whose rows may distinguish the text that the user is typing from the text at the end.
@MainActor
protocol TypedObject: AnyObject {
  /// The operations for typed text, or `nil` if the object has none.
  var typing: ObjectTyping? { get }
}

/// The operations of an object for text that the user types into a row of one of its properties.
@MainActor
struct ObjectTyping {
  /// True if the object has to receive each change of a text.
  let isLive: Bool
  /// Calls a closure that sets a property to what the user is typing.
  let set: @MainActor (() -> Void) -> Void
  /// Records that the user has typed the value of a property.
  let commit: @MainActor () -> Void
  /// Checks the value of a property that the user may still be changing.
  let check: @MainActor () -> Void
  /// Records that the user has left the field of a property.
  let leave: @MainActor () -> Void
  /// Discards what the user is typing.
  let revert: @MainActor () -> Void
  /// Returns the storage for text that a property does not accept, which keeps the text while the
  /// closure returns true for the object at that time and the current one.
  let drafts: @MainActor (AnyKeyPath, @escaping IsUnchanged) -> NumberDrafts

  typealias IsUnchanged = @MainActor (_ old: AnyObject, _ new: AnyObject) -> Bool
}

/// The operations of the owner of a list for text that the user types into the row of an element.
@MainActor
package struct ListTyping<Element: Identifiable & Sendable> {
  let isLive: Bool
  let type: @MainActor ([Element]) -> Void
  let commit: @MainActor () -> Void
  let check: @MainActor () -> Void
  let leave: @MainActor () -> Void
  let revert: @MainActor () -> Void
  let drafts:
    @MainActor (
      ListElement<Element>, AnyKeyPath,
      @escaping @MainActor (_ old: ListElement<Element>, _ new: ListElement<Element>) -> Bool
    ) -> NumberDrafts

  /// Creates the operations.
  ///
  /// - Parameters:
  ///   - isLive: True if the owner has to receive each change of a text.
  ///   - type: Sets the list while the user types.
  ///   - commit: Records that the user has typed a value.
  ///   - check: Checks a value that the user may still be changing.
  ///   - leave: Records that the user has left a field that has received each change.
  ///   - revert: Discards what the user is typing.
  ///   - drafts: Returns the storage for text that a property of an element does not accept. The
  ///     closure returns true while the property is the same in both elements.
  package init(
    isLive: Bool, type: @escaping @MainActor ([Element]) -> Void,
    commit: @escaping @MainActor () -> Void, check: @escaping @MainActor () -> Void,
    leave: @escaping @MainActor () -> Void, revert: @escaping @MainActor () -> Void,
    drafts:
      @escaping @MainActor (
        ListElement<Element>, AnyKeyPath,
        @escaping @MainActor (_ old: ListElement<Element>, _ new: ListElement<Element>) -> Bool
      ) -> NumberDrafts
  ) {
    self.isLive = isLive
    self.type = type
    self.commit = commit
    self.check = check
    self.leave = leave
    self.revert = revert
    self.drafts = drafts
  }
}

extension ListElement: TypedObject {
  var typing: ObjectTyping? {
    guard let typing = list.typing else { return nil }
    return ObjectTyping(
      isLive: typing.isLive,
      set: { change in
        self.isTyping = true
        change()
        self.isTyping = false
      }, commit: typing.commit, check: typing.check, leave: typing.leave, revert: typing.revert,
      drafts: { property, isUnchanged in
        typing.drafts(self, property) { isUnchanged($0, $1) }
      })
  }
}
