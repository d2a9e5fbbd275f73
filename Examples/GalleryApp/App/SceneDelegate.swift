// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryUIKit
import UIKit

/// A window of the app, which has its own gallery, so that two windows side by side can differ.
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
    let app = GalleryTabBarController(gallery: GalleryState(language: language))
    if let data = session.stateRestorationActivity?.userInfo?["pages"] as? Data,
      let pages = try? JSONDecoder().decode(OpenPages.self, from: data)
    {
      app.open(pages)
    }
    window.rootViewController = app
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let app = window?.rootViewController as? GalleryTabBarController,
      let data = try? JSONEncoder().encode(app.openPages)
    else { return nil }
    let activity = NSUserActivity(activityType: "org.rowhouse.Gallery.pages")
    activity.userInfo = ["pages": data]
    return activity
  }
}
