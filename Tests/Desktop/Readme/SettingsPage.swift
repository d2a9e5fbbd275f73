// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Foundation
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseSettings

/// The account of the page.
@MainActor
@Observable
final class Account {
  var nightMode = false
}

/// The page of the application.
struct SettingsPage: TablePage {
  let account: Account

  var title: String { "Settings" }

  var sections: [TableSection] {
    TableSection("Display") {
      ToggleRow("Night mode", account, \.nightMode)
      if account.nightMode { Row("Until").value("07:00") }
      ButtonRow("New window") {
        PageWindow(SettingsPage(account: account), options: .app).present()
      }
    }
  }
}

extension DesktopOptions {
  static let app = DesktopOptions(language: DesktopApplication.language(of: ["en", "de"]))
}

@MainActor
final class Windows {
  private weak var open: PageWindow?

  func preferences(of account: Account) -> PageWindow {
    if let open, !open.isClosed { return open }
    let window = PageWindow(SettingsPage(account: account), options: .app)
    open = window
    return window
  }
}

/// Runs an application with one window.
@MainActor
func runWithOneWindow(_ windows: Windows, account: Account) {
  DesktopApplication.run("org.example.Settings") { windows.preferences(of: account) }
}

/// A page that can be opened again by its address.
struct StaffPage: LinkedPage {
  var path: String { "/staff" }
  var title: String { "Staff" }
  var sections: [TableSection] { TableSection { Row("Nobody") } }
}

/// Runs an application that reopens its last pages.
@MainActor
func runWithLastPages() {
  DesktopApplication.run(
    "org.example.Settings",
    opening: { path in path == "/staff" ? StaffPage() : nil },
    makeWindow: { PageWindow(SettingsPage(account: Account())) })
}

/// Opens the settings of the user.
@MainActor
func openSettings() throws -> LiveSettings {
  let folder = try FileManager.default.url(
    for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
  ).appendingPathComponent("org.example.Settings")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let path = folder.appendingPathComponent("settings.json").path
  let settings = LiveSettings(try JSONFileStore(path: path))
  return settings
}

/// Returns options with images of the application, by their names.
func options(files: [String: [UInt8]]) -> DesktopOptions {
  var images = PageImages.standard
  images.named = { name in files[name].flatMap { PageImage($0) } }
  let options = DesktopOptions(images: images)
  return options
}

/// Returns options in the language of the user.
func optionsInLanguageOfUser() -> DesktopOptions {
  let options = DesktopOptions(language: DesktopApplication.language(of: ["en", "de"]))
  return options
}

/// Returns options in the language of a settings bundle.
func options(ofBundleIn folder: URL) throws -> DesktopOptions {
  let bundle = SettingsBundle(
    try FolderFiles(folder), variant: SettingsVariant(languages: DesktopApplication.languages))
  let options = DesktopOptions(language: bundle.language)
  return options
}

/// The images that the application has downloaded.
struct Downloads: Sendable {
  func bytes(at address: String) async -> [UInt8]? { nil }
}

/// Loads images at addresses with the application's downloads.
func loadImages(of images: inout PageImages, from downloads: Downloads) {
  images.remote = { address in await downloads.bytes(at: address).flatMap { PageImage($0) } }
}
#endif
