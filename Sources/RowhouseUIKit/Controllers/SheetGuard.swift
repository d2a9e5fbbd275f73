// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A guard that asks the questions of all pages in a presented view controller before the user pulls it down or closes
/// it.
///
/// The locks of these pages retain the guard.
@MainActor
final class SheetGuard: NSObject {
  private weak var presented: UIViewController?
  private var locks = LeaveLocks()

  private init(_ presented: UIViewController) {
    self.presented = presented
  }
}

extension SheetGuard {
  /// Adds a page's lock to the guard of a view controller, and returns the guard.
  ///
  /// Returns `nil` if the controller is not presented, or if the application has set another delegate of the
  /// presentation.
  static func joined(of controller: UIViewController, by lock: LeaveLock) -> SheetGuard? {
    // If the controller is not presented, UIKit would create a presentation controller for later.
    guard controller.presentingViewController != nil,
      let presentation = controller.presentationController
    else { return nil }
    let known = presentation.delegate as? SheetGuard
    guard known != nil || presentation.delegate == nil else { return nil }
    let result = known ?? SheetGuard(controller)
    result.locks.add(lock)
    presentation.delegate = result
    return result
  }

  /// Closes the sheet around a view controller after asking the questions of its pages.
  static func close(_ controller: UIViewController) {
    guard let sheet = controller.ancestor(below: nil), sheet.presentingViewController != nil else {
      return
    }
    if let known = sheet.presentationController?.delegate as? SheetGuard {
      known.close()
    } else if let page = controller as? TablePageController {
      page.leaveLock.ask { sheet.closeSheet() }
    } else {
      sheet.closeSheet()
    }
  }

  /// The locks of the pages in the sheet that currently have a leave guard.
  private var locked: ArraySlice<LeaveLock> {
    locks.locked { $0.ancestor(below: nil) === presented }
  }

  /// Closes the sheet after asking the questions.
  private func close() {
    locked.ask { [weak presented] in presented?.closeSheet() }
  }
}

extension SheetGuard: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { locked.isEmpty }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { close() }
}

extension UIViewController {
  /// Dismisses the presented view controller that contains this one, and everything that it
  /// presents.
  fileprivate func closeSheet() { presentingViewController?.dismiss(animated: true) }
}
#endif
