// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// How the page of a store is written by hand, as an outline to read beside the code of ``StorePage``.
public struct StoreByHandPage: GalleryPage, LinkedPage {
  /// What the gallery shows.
  public let gallery: GalleryState
  private let role: StoreRole

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - role: Whose page it is.
  ///   - gallery: What the gallery shows.
  public init(role: StoreRole, gallery: GalleryState) {
    self.role = role
    self.gallery = gallery
  }

  /// Where the page is found.
  public var path: String { Self.path(of: role) }

  /// Where the page is found that is about somebody's store.
  public nonisolated static func path(of role: StoreRole) -> String {
    "/stores/by-hand/\(role.rawValue)"
  }

  /// Whose page it is.
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
