// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What a store looks like to those who work there: less to an employee than to the manager.
///
/// What somebody may not see is not described. No row counts sections, and none is found by its number,
/// so a row that comes, goes or moves changes one line here and animates by itself.
public struct StorePage: NamedPage {
  /// What the page of the employee is called in the gallery; that of the manager has the same code.
  public static let name = PageName.storeEmployee
  /// What the page is called in the gallery.
  public var name: PageName { opened.page }
  /// What the page shows.
  public let gallery: GalleryState
  private let opened: StoreRole
  private let desk: StoreDesk

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - role: Who looks at it first; its last section lets that be somebody else.
  ///   - gallery: What it shows.
  public init(role: StoreRole, gallery: GalleryState) {
    opened = role
    self.gallery = gallery
    desk = StoreDesk(role: role)
  }

  /// `Store: manager`, or `Store: employee`.
  public var title: String { say(desk.isManager ? .storeManager : .storeEmployee) }

  /// Four sections for the manager, three for an employee, and what there is to try out.
  public var sections: [TableSection] {
    TableSection(say(.storeInfo)) {
      CustomRow(StoreContent(name: say(.macBookOnline), description: say(.macBooks)))
        .id("store").height(80).style(\.margin, 10)
      if desk.isManager { entry(.viewAllProducts, tells: .entryToProducts) }
    }
    .headerHeight(40).footerHeight(0)
    if desk.isManager {
      TableSection(say(.advancedSettings)) {
        entry(.storeDecoration, tells: .entryToDecoration)
        entry(.storeLocation, tells: .entryToLocation)
        entry(.openTime, tells: .entryToOpenTime)
      }
      .headerHeight(40).footerHeight(0)
    }
    TableSection(say(.incomeInfo)) {
      if desk.isManager, !desk.withdrawIsThird { withdraw }
      entry(.orders, tells: .entryToOrders)
      if !desk.hidesIncome { entry(.income, tells: .entryToIncome) }
      if desk.isManager, desk.withdrawIsThird { withdraw }
    }
    .headerHeight(40).footerHeight(0)
    TableSection(say(.other)) {
      entry(.about, tells: .entryToAbout)
    }
    .headerHeight(40).footerHeight(40)
    TableSection(say(.tryItOut)) {
      ToggleRow(say(.asManager), desk, \.isManager).id("manager")
      if desk.isManager {
        ToggleRow(say(.withdrawThird), desk, \.withdrawIsThird).id("third")
      }
      ToggleRow(say(.hideIncome), desk, \.hidesIncome).id("hide")
    }
  }

  private var withdraw: CustomRow {
    CustomRow(LargeTitleContent(text: say(.withdraw)))
      .id("withdraw")
      .height(60)
      .onSelect { tell(.entryToWithdraw) }
  }

  private func entry(_ title: Localized, tells message: Localized) -> Row {
    Row(say(title), id: title.english)
      .accessory(.disclosure)
      .onSelect { tell(message) }
  }

  private func tell(_ message: Localized) {
    navigator.alert(say(message), dismiss: say(.ok))
  }
}
