// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The page of a store for its staff: an employee sees less than the manager.
///
/// The description omits rows that the user may not see. No code counts sections or finds
/// rows by number, so a row that appears, disappears, or moves changes one line here and is
/// animated.
public struct StorePage: NamedPage {
  /// The name of the employee's page in the gallery.
  ///
  /// The manager's page has the same code.
  public static let name = PageName.storeEmployee
  /// The name of the page in the gallery.
  public var name: PageName { opened.page }
  /// The state that the page shows.
  public let gallery: GalleryState
  private let opened: StoreRole
  private let desk: StoreDesk

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - role: The first role. The last section can change it.
  ///   - gallery: The state that the page shows.
  public init(role: StoreRole, gallery: GalleryState) {
    opened = role
    self.gallery = gallery
    desk = StoreDesk(role: role)
  }

  /// `Store: manager`, or `Store: employee`.
  public var title: String { say(desk.isManager ? .storeManager : .storeEmployee) }

  /// Four sections for the manager, three for an employee, and controls to try out changes.
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
