// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension GalleryState {
  /// Returns the page at a path, or `nil` if there is none.
  public func page(at path: String) -> (any TablePage)? {
    if let name = PageName.allCases.first(where: { $0.path == path }) {
      return name.page(gallery: self)
    }
    return StoreRole.allCases.first { StoreByHandPage.path(of: $0) == path }
      .map { StoreByHandPage(role: $0, gallery: self) }
  }
}
