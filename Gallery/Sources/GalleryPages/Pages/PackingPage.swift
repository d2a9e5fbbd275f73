// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A packing list, whose rows the user moves between sections by dragging or with a submenu.
public struct PackingPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.packing
  /// The state that the page shows.
  public let gallery: GalleryState
  private let list = PackingList()

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Packing list`.
  public var title: String { say(.packing) }

  /// True while the user is changing the order.
  public var isEditing: Bool { list.isEditing }

  /// A switch that starts editing, and a section for each stage.
  public var sections: [TableSection] {
    TableSection(footer: say(.howToPack)) {
      ToggleRow(say(.changeTheOrder), list, \.isEditing).id("edit")
    }
    for stage in PackingStage.allCases {
      TableSection(list.items[stage] ?? [], id: \.self, header: say(stage.title)) { item in
        row(item, in: stage)
      }
      .onMoveBetweenSections { list.move($0) }
      .id(stage)
    }
  }

  private func row(_ item: PackingItem, in stage: PackingStage) -> Row {
    Row(say(item.title))
      .menu {
        RowAction.menu(say(.moveTo)) {
          for other in PackingStage.allCases where other != stage {
            RowAction(say(other.title)) { list.move(item, to: other) }
          }
        }
        RowAction(say(.leaveAtHome), role: .destructive) {
          navigator.toast("\(say(.stayHere)): \(say(item.title))")
        }
      }
  }
}
