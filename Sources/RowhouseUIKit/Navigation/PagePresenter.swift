// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting
import RowhouseModel

/// Carries out what pages ask their navigator for, on the navigation controller that they stand in.
@MainActor
final class PagePresenter {
  private struct Entry {
    weak var controller: TablePageController?
  }

  let options: TableOptions
  private let navigator: Navigator
  private var entries: [Entry] = []
  private var dialogs: [Dialog] = []
  private weak var alert: UIAlertController?
  private var reports: [ProgressReport] = []
  private weak var progress: ProgressOverlay?

  init(_ navigator: Navigator, options: TableOptions) {
    self.navigator = navigator
    self.options = options
    navigator.host = self
  }

  deinit {
    // What a dialog would do keeps its page, and that the navigator.
    Task { @MainActor [navigator] in
      if navigator.host == nil { navigator.forget() }
    }
  }

  /// Takes note of a controller whose page uses the navigator.
  func add(_ controller: TablePageController) {
    entries.removeAll { $0.controller == nil }
    entries.append(Entry(controller: controller))
  }
}

extension PagePresenter: NavigationHost {
  func perform(_ request: NavigationRequest) {
    switch request {
    case .push(let page): push(page)
    case .pop: pop()
    case .present(let dialog):
      dialogs.append(dialog)
      presentNext()
    case .toast(let message): toast(message)
    case .scroll(let target): top?.scroll(to: target)
    case .progress(let report): show(report)
    }
  }
}

extension PagePresenter {
  /// The controller on top of those whose pages use the navigator.
  private var top: TablePageController? {
    let controllers = entries.compactMap(\.controller)
    return controllers.last { $0.navigationController?.topViewController === $0 }
      ?? controllers.last
  }

  private func push(_ page: any TablePage) {
    guard let top else { return }
    let controller = TablePageController(page, navigator: navigator, options: options)
    if let stack = top.navigationController {
      stack.pushViewController(controller, animated: true)
    } else {
      top.present(UINavigationController(rootViewController: controller), animated: true)
    }
  }

  private func pop() {
    guard let top else { return }
    if let stack = top.navigationController, stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
    } else if top.presentingViewController != nil {
      top.dismiss(animated: true)
    }
  }

  /// Shows the first dialog that waits, once there is a window and no other dialog.
  func presentNext() {
    guard alert == nil, let top, top.viewIfLoaded?.window != nil, !dialogs.isEmpty else { return }
    let dialog = dialogs.removeFirst()
    let alert = UIAlertController(
      title: dialog.title, message: dialog.message.isEmpty ? nil : dialog.message,
      preferredStyle: .alert)
    // UIKit takes no more than one that cancels.
    let cancelling = dialog.actions.firstIndex { $0.kind == .cancel }
    for (index, action) in dialog.actions.enumerated() {
      let isFurther = action.kind == .cancel && index != cancelling
      alert.addAction(
        UIAlertAction(title: action.title, style: isFurther ? .default : action.kind.alertStyle) {
          [weak self] _ in self?.answer(dialog, index)
        })
    }
    if dialog.actions.isEmpty {
      alert.addAction(
        UIAlertAction(title: options.texts.dismiss, style: .cancel) { [weak self] _ in
          self?.answer(dialog, nil)
        })
    }
    self.alert = alert
    var presenting: UIViewController = top
    while let next = presenting.presentedViewController { presenting = next }
    presenting.present(alert, animated: true)
  }

  private func answer(_ dialog: Dialog, _ action: Int?) {
    alert = nil
    navigator.answer(dialog.id, action: action)
    presentNext()
  }

  private func toast(_ message: String) {
    guard let view = top?.viewIfLoaded else { return }
    ToastView.show(message, in: view)
  }

  private func show(_ report: ProgressReport) {
    reports.removeAll { $0.number == report.number }
    if !report.isFinished { reports.append(report) }
    guard let latest = reports.last, let view = top?.viewIfLoaded else {
      progress?.removeFromSuperview()
      return
    }
    let overlay = progress ?? ProgressOverlay(frame: view.bounds)
    if overlay.superview !== view { view.addSubview(overlay) }
    overlay.frame = view.bounds
    overlay.show(latest)
    progress = overlay
  }
}

extension DialogAction.Kind {
  fileprivate var alertStyle: UIAlertAction.Style {
    switch self {
    case .normal: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
#endif
