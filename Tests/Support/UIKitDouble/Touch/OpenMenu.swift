// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
/// The menu that a long press opened.
struct OpenMenu {
  let configuration: UIContextMenuConfiguration
  let menu: UIMenu?
}

/// Runs what goes along with a menu's animation when it ends.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    animations()
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    Animations.add(completion)
  }
}
#endif
