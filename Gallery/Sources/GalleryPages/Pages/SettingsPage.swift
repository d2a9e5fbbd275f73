// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The settings.
public struct SettingsPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.settings
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
  }

  /// `Settings`.
  public var title: String { say(.settings) }

  /// Five sections, the last of which has the row that logs out.
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
      LinkRow(say(.showGroupedCells)) { PageName.groupedCells.page(gallery: gallery) }
        .id(9)
      LinkRow(say(.showCellsOfOneGroup)) { PageName.cellsOfOneGroup.page(gallery: gallery) }
        .id(10)
    }
    TableSection {
      ButtonRow(say(.logOut)) { askWhetherToLogOut() }
        .id(6)
    }
  }

  private func clearCache() {
    gallery.note(.clearCache)
    if gallery.cache.isEmpty { return navigator.toast(say(.cacheIsEmpty)) }
    gallery.cache.clear { [navigator] in navigator.progress(say(.clearingCache), fraction: 0) }
  }

  /// Asks the user to confirm.
  ///
  /// Neither answer has an effect, as in the original.
  private func askWhetherToLogOut() {
    gallery.note(.logOut)
    navigator.confirm(say(.reallyLogOut), confirm: say(.yes), cancel: say(.cancel)) {}
  }
}
