// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc
import RowhouseHosting
import RowhouseModel

/// The pages of a window that can be opened again, and the row at the top edge of the last of them.
struct WindowPlace: Equatable {
  /// The address of the first page, or an empty string if it has none, and the addresses of the
  /// pages above it.
  ///
  /// A page without an address ends the list, because it and the pages above it cannot be opened again.
  var paths: [String] = []
  /// The row at the top edge of the last of these pages, or `nil` if the page is not scrolled.
  var row: RowIndexPath?

  /// The maximum number of pages that are opened again.
  ///
  /// Longer lists come from a damaged file.
  private static let maximumPageCount = 100
  private static let group = "pages"
}

extension WindowPlace {
  /// Creates the place of pages, of which the top page is last.
  @MainActor
  init(_ screens: [PageScreen]) {
    var last = screens.first
    paths = [screens.first?.path ?? ""]
    for screen in screens.dropFirst() {
      guard let path = screen.path else { break }
      paths.append(path)
      last = screen
    }
    row = last?.host.rowAtTop
  }

  /// Creates a place from a key file.
  ///
  /// The place is empty if the file contains none.
  init(_ file: OpaquePointer) {
    var count: gsize = 0
    if let list = g_key_file_get_string_list(file, Self.group, "paths", &count, nil) {
      defer { g_strfreev(list) }
      if count <= Self.maximumPageCount {
        paths = (0..<Int(count)).compactMap { list[$0].map { String(cString: $0) } }
      }
    }
    guard g_key_file_has_key(file, Self.group, "row", nil) != 0 else { return }
    let section = g_key_file_get_integer(file, Self.group, "section", nil)
    let row = g_key_file_get_integer(file, Self.group, "row", nil)
    if section >= 0, row >= 0 { self.row = RowIndexPath(section: Int(section), row: Int(row)) }
  }

  /// Writes the place to a key file.
  func write(to file: OpaquePointer) {
    let list = paths.map { strdup($0) }
    defer { for path in list { free(path) } }
    list.map { UnsafePointer($0) }.withUnsafeBufferPointer { list in
      g_key_file_set_string_list(file, Self.group, "paths", list.baseAddress, gsize(list.count))
    }
    guard let row else { return }
    g_key_file_set_integer(file, Self.group, "section", Int32(clamping: row.section))
    g_key_file_set_integer(file, Self.group, "row", Int32(clamping: row.row))
  }
}

extension PageWindow {
  /// The pages that can be opened again.
  var place: WindowPlace { WindowPlace(screens) }

  /// Pushes the pages of a place whose first page is that of the window, and scrolls the last one.
  ///
  /// - Parameters:
  ///   - place: The place of an earlier window.
  ///   - opening: Returns the page of an address, or `nil` if the page no longer exists. The pages
  ///     above a missing page are not opened.
  func restore(_ place: WindowPlace, opening: (String) -> (any TablePage)?) {
    guard place.paths.first == self.place.paths.first else { return }
    for path in place.paths.dropFirst() {
      guard let page = opening(path) else { return }
      push(page)
    }
    if let row = place.row { top?.host.restore(row) }
  }
}
#endif
