// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import RowhouseSettings

/// The options that select a bundle, which all subcommands accept.
struct BundleOptions: ParsableArguments {
  @Argument(help: "The folder of the bundle.", completion: .directory)
  var bundle: String

  @Option(
    help: "The language of the texts, as a tag such as zh-Hans. Defaults to your language.")
  var language: String?

  @Option(
    help: "The device whose pages are read: phone, pad, mac or vision. Defaults to phone.",
    transform: BundleOptions.device)
  var device = SettingsDevice.phone

  @Option(
    name: .customLong("page"), help: "The name of the first page. Defaults to Root.")
  var root = "Root"

  @Flag(
    name: .customLong("settings-app"),
    help: "Read the files for the Settings app, not the .inApp.plist files for InAppSettingsKit.")
  var isForSettingsApp = false
}

extension BundleOptions {
  private static func device(_ name: String) throws -> SettingsDevice {
    guard let device = SettingsDevice(rawValue: name) else {
      throw ValidationError("There is no device “\(name)”. Choose phone, pad, mac or vision.")
    }
    return device
  }

  /// Opens the folder.
  func files() throws -> FolderFiles {
    do {
      return try FolderFiles(URL(fileURLWithPath: bundle))
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// The choice among the variants of files.
  ///
  /// - Parameter languages: The languages to use if the user passed none.
  /// - Returns: The choice.
  func variant(languages: [String]) -> SettingsVariant {
    var variant = SettingsVariant(languages: language.map { [$0] } ?? languages)
    variant.device = device
    variant.prefersInApp = !isForSettingsApp
    return variant
  }

  /// Reads the bundle as ``read()`` does.
  ///
  /// - Throws: An error if the folder contains no first page.
  func readPages() throws -> SettingsBundle {
    let bundle = try read()
    if bundle.documents[root] == nil {
      throw ValidationError(
        """
        “\(self.bundle)” has no page “\(root)”. Give the folder of a bundle and, with --page, the name of its first page.
        """)
    }
    return bundle
  }

  /// Reads the bundle in the language of the user of the terminal.
  func read() throws -> SettingsBundle {
    var progress = TerminalProgress("Reading pages")
    defer { progress.finish() }
    return SettingsBundle(
      try files(), root: root, variant: variant(languages: Terminal.languages)
    ) { progress.show($0.pageCount, of: $0.knownPageCount) }
  }
}
