// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryUIKit
import UIKit

/// One window of the app; each has a gallery of its own, so that two beside each other can differ.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let preferred = Bundle.preferredLocalizations(
      from: GalleryLanguage.allCases.map(\.tag), forPreferences: Locale.preferredLanguages)
    let language = GalleryLanguage.allCases.first { $0.tag == preferred.first } ?? .english
    let window = UIWindow(windowScene: scene)
    window.rootViewController = GalleryTabBarController(gallery: GalleryState(language: language))
    window.makeKeyAndVisible()
    self.window = window
  }
}
