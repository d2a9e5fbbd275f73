// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseUIKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    let page = TablePageController(SettingsPage(account: Account()))
    window?.rootViewController = UINavigationController(rootViewController: page)
    window?.makeKeyAndVisible()
  }
}
