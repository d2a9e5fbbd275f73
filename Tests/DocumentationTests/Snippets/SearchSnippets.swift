// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings

/// The examples of the articles about searching settings, and about errors of settings.
@MainActor
enum SearchSnippets {
  struct StartPage: TablePage {
    let settings: LiveSettings
    let search: PageSearch
    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection {
        LinkRow("Sounds") { [settings, unowned search] in
          SearchablePage(SoundsPage(settings: settings), search: search)
        }
        LinkRow("Network") { [settings, unowned search] in
          SearchablePage(NetworkPage(settings: settings), search: search)
        }
      }
    }
  }

  static func firstPage(of settings: LiveSettings) -> SearchablePage {
    let search = PageSearch { search in StartPage(settings: settings, search: search) }
    let page = SearchablePage(StartPage(settings: settings, search: search), search: search)
    return page
  }

  struct SoundsPage: TablePage {
    let settings: LiveSettings
    var title: String { "Sounds" }
    var sections: [TableSection] {
      TableSection { SliderRow("Volume", settings, \.volume) }
    }
  }

  struct NetworkPage: TablePage {
    let settings: LiveSettings
    var title: String { "Network" }
    var sections: [TableSection] {
      TableSection { ToggleRow("Wi-Fi", settings, \.wifi).id("wifi") }
    }
  }

  static func results(of search: PageSearch, for text: String, _ navigator: Navigator)
    -> TableSection
  {
    TableSection(search.results(for: text)) { result in
      Row(result.title, subtitle: result.pathText).onSelect { result.open(with: navigator) }
    }
  }

  static func addSynonyms(to search: PageSearch) {
    search.synonyms = { row in row.id == "wifi" ? ["wireless", "network"] : [] }
  }

  static func firstPage(_ settings: SettingsPages) -> any TablePage {
    settings.isSearchable = true
    let page = settings.rootPage
    return page
  }

  static func setVolume(path: String) throws {
    try JSONFileStore(path: path).set(.real(0.7), forKey: "volume")
  }

  static func errors(path: String) throws -> (LiveSettings, Navigator) {
    let navigator = Navigator()
    let store = try JSONFileStore(path: path) { problem in
      Task { @MainActor in navigator.alert("The settings cannot be read", message: "\(problem)") }
    }
    let settings = LiveSettings(store)
    settings.onError = { error in
      navigator.alert("The value was not stored", message: "\(error)")
    }
    return (settings, navigator)
  }
}

extension SettingsKeys {
  fileprivate var wifi: SettingsKey<Bool> { SettingsKey("wifi", default: true) }
}
