// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The role of a row that the user taps, for assistive technologies.
public enum RowRole: Hashable, Sendable {
  /// The role of one of several options of which only one can be chosen.
  case radio(isChosen: Bool)
  /// The role of an option that can be chosen or not.
  ///
  /// `isChosen` is `nil` for a row that represents several options, of which some are chosen.
  case check(isChosen: Bool?)
  /// The role of a row that opens and closes the rows below it.
  case expander(isOpen: Bool)
  /// The role of a row that opens a link.
  indirect case link(ExternalLink)
  /// The role of a row that pushes a page that a server also shows at the path of this link.
  indirect case page(ExternalLink)
}

extension RowRole {
  /// The link that the row opens, or `nil` if it opens none.
  package var link: ExternalLink? {
    if case .link(let link) = self { link } else { nil }
  }
}

extension AnyRow {
  /// The role of the row, or `nil` for that of a button or label.
  public var role: RowRole? {
    get { fields.value.role }
    set { fields.value.role = newValue }
  }

  /// Makes the row an ordinary one, because its action is no longer to open the link or to push the page.
  ///
  /// A row that has disabled itself because its link is missing is enabled.
  mutating func removeLink() {
    if hasState, state.isOwnDisabled { state.isOwnDisabled = false }
    switch role {
    case .link, .page: role = nil
    case .radio, .check, .expander, nil: break
    }
  }
}
