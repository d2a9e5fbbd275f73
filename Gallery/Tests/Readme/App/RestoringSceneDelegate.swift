// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseUIKit
import UIKit

final class RestoringSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let stack = UINavigationController(
    rootViewController: TablePageController(SettingsPage(account: Account())))
  private var first: TablePageController? { stack.viewControllers.first as? TablePageController }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    window?.rootViewController = stack
    if let data = session.stateRestorationActivity?.userInfo?["pages"] as? Data,
      let state = try? JSONDecoder().decode(RestorationState.self, from: data)
    {
      first?.restore(state) { path in path == "/staff" ? StaffPage() : nil }
    }
    window?.makeKeyAndVisible()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let state = first?.restorationState, let data = try? JSONEncoder().encode(state)
    else { return nil }
    let activity = NSUserActivity(activityType: "org.example.Settings.pages")
    activity.userInfo = ["pages": data]
    return activity
  }
}
