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
        .image(icon("person.fill"), tile: .blueTile)
    }
    TableSection {
      link(.newMessages, id: 1)
        .image(icon("bell.fill"), tile: .redTile)
      ToggleRow(say(.nightMode), isOn: gallery.nightMode) { isOn in
        gallery.nightMode = isOn
        gallery.note(isOn ? .nightModeOn : .nightModeOff)
      }
      .id(7)
      .image(icon("moon.fill"), tile: .indigoTile)
      link(.clearCache, id: 8)
        .value("\(gallery.cache.size)")
        .image(icon("trash.fill"), tile: .grayTile)
        .onSelect { clearCache() }
      link(.privacy, id: 2)
        .image(icon("lock.fill"), tile: .blueTile)
      link(.general, id: 3)
        .image(icon("gearshape.fill"), tile: .grayTile)
    }
    TableSection {
      link(.helpAndFeedback, id: 4)
        .image(icon("bubble.left.fill"), tile: .greenTile)
      link(.aboutWeChat, id: 5)
        .image(icon("info"), tile: .grayTile)
    }
    TableSection {
      LinkRow(say(.showGroupedCells)) { PageName.groupedCells.page(gallery: gallery) }
        .id(9)
        .image(icon("square.grid.2x2.fill"), tile: .orangeTile)
      LinkRow(say(.showCellsOfOneGroup)) { PageName.cellsOfOneGroup.page(gallery: gallery) }
        .id(10)
        .image(icon("list.bullet"), tile: .yellowTile)
    }
    TableSection {
      ButtonRow(say(.logOut)) { askWhetherToLogOut() }
        .id(6)
    }
  }

  /// Returns the symbol of a row, which the original does not have.
  private func icon(_ name: String) -> ImageSource? {
    switch gallery.themeChoice {
    case .standard: .symbol(name)
    case .weChat: nil
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
