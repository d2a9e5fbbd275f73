// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// Actions that are carried out in the next turn of the main loop, in the order in which they were added.
@MainActor
final class PostponedActions {
  private var actions: [@MainActor () -> Void] = []
}

extension PostponedActions {
  /// Adds an action, which is not carried out if this object is released before the next turn.
  func add(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    if actions.count == 1 { Task { [weak self] in self?.perform() } }
  }

  /// Carries out the actions now.
  ///
  /// An action that is added in the meantime is carried out in another turn.
  func perform() {
    let actions = actions
    self.actions = []
    for action in actions { action() }
  }
}
#endif
