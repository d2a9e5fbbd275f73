// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// Asks the questions of all pages in a presented view controller before the user pulls it down or closes it.
///
/// The locks of these pages keep it alive.
@MainActor
final class SheetGuard: NSObject {
  private struct Entry {
    weak var lock: LeaveLock?
  }

  private weak var presented: UIViewController?
  private var entries: [Entry] = []

  private init(_ presented: UIViewController) {
    self.presented = presented
  }
}

extension SheetGuard {
  /// Returns the guard of a view controller with one more page, or `nil` if the controller is not presented or
  /// the application has set another delegate of the presentation.
  static func joined(of controller: UIViewController, by lock: LeaveLock) -> SheetGuard? {
    // Without a presentation, UIKit would make one for a later time.
    guard controller.presentingViewController != nil,
      let presentation = controller.presentationController
    else { return nil }
    let known = presentation.delegate as? SheetGuard
    guard known != nil || presentation.delegate == nil else { return nil }
    let result = known ?? SheetGuard(controller)
    if !result.entries.contains(where: { $0.lock === lock }) {
      result.entries.append(Entry(lock: lock))
    }
    presentation.delegate = result
    return result
  }

  /// Closes the sheet around a view controller after the questions of its pages.
  static func close(_ controller: UIViewController) {
    guard let sheet = controller.ancestor(below: nil), sheet.presentingViewController != nil else {
      return
    }
    if let known = sheet.presentationController?.delegate as? SheetGuard {
      known.ask(known.locks[...])
    } else if let page = controller as? TablePageController {
      page.leaveLock.ask { sheet.closeSheet() }
    } else {
      sheet.closeSheet()
    }
  }

  /// The locks of pages that have a question now, from the first that was shown.
  private var locks: [LeaveLock] {
    entries.compactMap(\.lock).filter { $0.sheet === self && $0.isLocked }
  }

  /// Asks one question after the other, from the last one, and closes the sheet if the user agrees to all.
  private func ask(_ locks: ArraySlice<LeaveLock>) {
    guard let lock = locks.last else {
      presented?.closeSheet()
      return
    }
    lock.ask { self.ask(locks.dropLast()) }
  }
}

extension SheetGuard: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { locks.isEmpty }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { ask(locks[...]) }
}

extension UIViewController {
  /// Dismisses the presented view controller that this one is part of, with all that it presents.
  fileprivate func closeSheet() { presentingViewController?.dismiss(animated: true) }
}
#endif
