// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc
import RowhouseHosting
import RowhouseModel

/// The pages of a window, which a key file contains until the next start of the application.
struct WindowPlace: Equatable {
  let state: RestorationState
}

extension WindowPlace {
  /// Creates the place of pages, of which the top page is last.
  @MainActor
  init(_ screens: [PageScreen]) { state = RestorationState(screens.map(\.restorationPage)) }

  /// Creates a place from a key file.
  ///
  /// The place is empty if the file contains none.
  init(_ file: OpaquePointer) {
    var pages: [RestorationState.Page] = []
    while pages.count < RestorationState.maximumPageCount,
      g_key_file_has_group(file, Self.group(pages.count)) != 0
    {
      pages.append(RestorationState.Page(KeyGroup(file: file, name: Self.group(pages.count))))
    }
    state = RestorationState(pages)
  }

  /// Writes the place to a key file.
  func write(to file: OpaquePointer) {
    for (index, page) in state.pages.enumerated() {
      page.write(to: KeyGroup(file: file, name: Self.group(index)))
    }
  }

  /// Returns the name of the group of a page.
  private static func group(_ page: Int) -> String { "page \(page)" }
}

extension RestorationState.Page {
  fileprivate init(_ group: KeyGroup) {
    let path = group["path"].first ?? ""
    let texts = group["values"]
    var values: [String: RestorableValue] = [:]
    for (place, index) in zip(texts, texts.indices) where index.isMultiple(of: 2) {
      guard texts.indices.contains(index + 1) else { break }
      values[place] = RestorableValue(code: texts[index + 1])
    }
    self.init(
      path: path.isEmpty ? nil : path, row: RestorationState.Row(group["row"]), values: values)
  }

  fileprivate func write(to group: KeyGroup) {
    group["path"] = [path ?? ""]
    group["row"] = row?.texts ?? []
    group["values"] = values.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.code] }
  }
}

extension RestorationState.Row {
  fileprivate init?(_ texts: [String]) {
    guard texts.count == 4, let section = Int32(texts[2]), let row = Int32(texts[3]) else {
      return nil
    }
    self.init(
      section: texts[0], row: texts[1],
      indexPath: RowIndexPath(section: Int(section), row: Int(row)), hiddenHeight: 0)
  }

  fileprivate var texts: [String] { [section, row, "\(indexPath.section)", "\(indexPath.row)"] }
}

/// A group of a key file, whose values are lists of texts.
private struct KeyGroup {
  let file: OpaquePointer
  let name: String

  subscript(key: String) -> [String] {
    get {
      var count: gsize = 0
      guard let list = g_key_file_get_string_list(file, name, key, &count, nil) else { return [] }
      defer { g_strfreev(list) }
      return (0..<Int(count)).compactMap { list[$0].map { String(cString: $0) } }
    }
    nonmutating set {
      let list = newValue.map { strdup($0) }
      defer { for text in list { free(text) } }
      list.map { UnsafePointer($0) }.withUnsafeBufferPointer { list in
        g_key_file_set_string_list(file, name, key, list.baseAddress, gsize(list.count))
      }
    }
  }
}

extension PageWindow {
  /// The pages that can be opened again.
  var place: WindowPlace { WindowPlace(screens) }

  /// Restores the first page, and pushes the pages above it.
  ///
  /// The method has no effect if the first page has another address.
  ///
  /// - Parameters:
  ///   - place: The place of an earlier window.
  ///   - opening: Returns the page of an address, or `nil` if the page no longer exists. The pages
  ///     above a missing page are not opened.
  func restore(_ place: WindowPlace, opening: (String) -> (any TablePage)?) {
    guard let first = place.state.pages.first, first.path == top?.path else { return }
    top?.restore(first)
    for page in place.state.pages.dropFirst() {
      guard let opened = page.path.flatMap(opening) else { return }
      push(opened)
      top?.restore(page)
    }
  }
}

extension PageScreen {
  /// The state of the page for the next start of the application.
  var restorationPage: RestorationState.Page {
    RestorationState.Page(path: path, row: host.rowAtTop, values: host.driver.restorableValues)
  }

  fileprivate func restore(_ page: RestorationState.Page) {
    host.driver.restore(page.values)
    if let row = page.row { host.restore(row) }
  }
}
#endif
