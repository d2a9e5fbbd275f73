// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import RowhouseCommand
import RowhouseSettings

/// The options that select a bundle, which all subcommands accept.
struct BundleOptions: ParsableArguments {
  @Argument(help: "The folder of the bundle.", completion: .directory)
  var bundle: String

  @Option(
    help: """
      The language of the texts, as a tag such as zh-Hans. Defaults to the language of the browser for serve, to all \
      languages for check, and to the language of the terminal for dump and convert, or to English if the bundle does \
      not have it.
      """)
  var language: String?

  @Option(
    help: "The device whose pages are read: phone, pad, mac, or vision. Defaults to phone.",
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
      throw ValidationError("There is no device “\(name)”. Choose phone, pad, mac, or vision.")
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
    // Without a folder for the language of the option, it is that of the texts outside of folders.
    if let language { variant.developmentLanguage = language }
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

  /// Reads the bundle in its other languages, unless the user passed one.
  func readOtherLanguages(than bundle: SettingsBundle) throws -> [SettingsBundle] {
    if language != nil { return [] }
    let files = try files()
    return bundle.languages.filter { $0 != bundle.language }.map { language in
      SettingsBundle(files, root: root, variant: variant(languages: [language]))
    }
  }

  /// Reads the bundle in the language of the option, or in that of the user of the terminal if the bundle has it.
  func read() throws -> SettingsBundle {
    let files = try files()
    // The names of the files contain the languages, so this reads no page.
    let names = SettingsBundle(files, root: "")
    if let language, !names.languages.isEmpty, names.language(for: [language]) == nil {
      // No error, because files outside the folders of languages can have texts in this language.
      Terminal.report(
        """
        Note: The bundle has no folder for the language “\(language)”, only for \
        \(names.languages.map(Terminal.escaped).joined(separator: ", ")). Other files of the bundle provide the texts.
        """)
    }
    var progress = TerminalProgress("Reading pages")
    defer { progress.finish() }
    return SettingsBundle(
      files, root: root, variant: variant(languages: [names.shownLanguage(for: Terminal.languages)])
    ) { progress.show($0.pageCount, of: $0.knownPageCount) }
  }
}
