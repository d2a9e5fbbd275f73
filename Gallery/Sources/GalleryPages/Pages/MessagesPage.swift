// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Ten messages, with every second row shaded.
public struct MessagesPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.messages
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Demo one: messages`.
  public var title: String { say(.messages) }

  /// The plain appearance, with rows from edge to edge.
  public var appearance: PageAppearance { .plain }

  /// One section, whose rows are 90 points tall and shaded by their number.
  public var sections: [TableSection] {
    TableSection(DemoMessage.all) { message in
      CustomRow(
        MessageContent(
          avatar: message.avatar, name: say(.johnDoe), title: say(.helloThere),
          detail: say(.placeholder), unread: message.isUnread ? say(.unread) : nil)
      )
      .height(90)
      .style(\.rowBackground, message.number.isMultiple(of: 2) ? .rowBackground : .shade)
    }
    .style(\.margin, 15)
    .style(\.separator, .hidden)
  }
}
