// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The handwritten code of a store's page, as an outline to compare with the code of ``StorePage``.
public struct StoreByHandPage: GalleryPage, LinkedPage {
  /// The state of the gallery.
  public let gallery: GalleryState
  private let role: StoreRole

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - role: The role of the page's user.
  ///   - gallery: The state of the gallery.
  public init(role: StoreRole, gallery: GalleryState) {
    self.role = role
    self.gallery = gallery
  }

  /// The path of the page.
  public var path: String { Self.path(of: role) }

  /// Returns the path of the page for a role.
  public nonisolated static func path(of role: StoreRole) -> String {
    "/stores/by-hand/\(role.rawValue)"
  }

  /// The title, which names the role.
  public var title: String { say(role == .manager ? .managerByHand : .employeeByHand) }

  /// One section, with a row for each line.
  public var sections: [TableSection] {
    TableSection(Array(StoreByHand.lines(for: role).enumerated()), id: \.offset) { line in
      CustomRow(CodeContent(text: line.element))
    }
    .height(.automatic(minimum: 20))
    .style(\.rowPadding, 2)
    .style(\.separator, .hidden)
  }
}
