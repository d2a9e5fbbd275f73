// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import RowhouseUIKit
import UIKit

@Observable @MainActor final class Playlist {
  var query = ""
}

final class SongSearchController: TablePageController, UISearchResultsUpdating {
  var playlist: Playlist?

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for search: UISearchController) {
    playlist?.query = search.searchBar.text ?? ""
  }
}
