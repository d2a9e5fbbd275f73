// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What can be set.
public struct SettingsPage: NamedPage {
  /// What the page is called in the gallery.
  public static let name = PageName.settings
  /// What the page shows.
  public let gallery: GalleryState
  private let navigator: Navigator

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - gallery: What it shows.
  ///   - navigator: What it leads elsewhere with.
  public init(gallery: GalleryState, navigator: Navigator) {
    self.gallery = gallery
    self.navigator = navigator
  }

  /// `Settings`.
  public var title: String { say(.settings) }

  /// Five sections, the last of which logs out.
  public var sections: [TableSection] {
    TableSection {
      link(.accountAndSecurity, id: 0)
        .value(say(.protected), image: .named("ProfileLockOn"), order: .textAtEdge)
    }
    TableSection {
      link(.newMessages, id: 1)
      ToggleRow(say(.nightMode), isOn: gallery.nightMode) { isOn in
        gallery.nightMode = isOn
        gallery.note(isOn ? .nightModeOn : .nightModeOff)
      }
      .id(7)
      link(.clearCache, id: 8)
        .value("\(gallery.cache.size)")
        .onSelect { clearCache() }
      link(.privacy, id: 2)
      link(.general, id: 3)
    }
    TableSection {
      link(.helpAndFeedback, id: 4)
      link(.aboutWeChat, id: 5)
    }
    TableSection {
      link(.showGroupedCells, id: 9)
        .onSelect { lead(to: .groupedCells) }
      link(.showCellsOfOneGroup, id: 10)
        .onSelect { lead(to: .cellsOfOneGroup) }
    }
    TableSection {
      ButtonRow(say(.logOut)) { askWhetherToLogOut() }
        .id(6)
    }
  }

  private func lead(to name: PageName) {
    navigator.push(name.page(gallery: gallery, navigator: navigator))
  }

  private func clearCache() {
    gallery.note(.clearCache)
    if gallery.cache.isEmpty { return navigator.toast(say(.cacheIsEmpty)) }
    gallery.cache.clear { navigator.progress(say(.clearingCache), fraction: 0) }
  }

  /// Neither answer does anything, as in the original.
  private func askWhetherToLogOut() {
    gallery.note(.logOut)
    navigator.confirm(say(.reallyLogOut), confirm: say(.yes), cancel: say(.cancel)) {}
  }
}
