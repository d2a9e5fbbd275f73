// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseUIKit
import SwiftUI

struct SettingsView: UIViewControllerRepresentable {
  let account: Account

  func makeUIViewController(context: Context) -> UINavigationController {
    let page = TablePageController(SettingsPage(account: account))
    return UINavigationController(rootViewController: page)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
