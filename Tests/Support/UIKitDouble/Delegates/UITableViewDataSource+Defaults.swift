// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMethods.reachedDefault("numberOfSectionsInTableView:", of: self)
    return 1
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethods.reachedDefault("tableView:titleForHeaderInSection:", of: self)
    return nil
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethods.reachedDefault("tableView:titleForFooterInSection:", of: self)
    return nil
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.reachedDefault("tableView:canEditRowAtIndexPath:", of: self)
    return true
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.reachedDefault("tableView:canMoveRowAtIndexPath:", of: self)
    return true
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethods.reachedDefault("sectionIndexTitlesForTableView:", of: self)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    OptionalMethods.reachedDefault("tableView:sectionForSectionIndexTitle:atIndex:", of: self)
    return index
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMethods.reachedDefault("tableView:commitEditingStyle:forRowAtIndexPath:", of: self)
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethods.reachedDefault("tableView:moveRowAtIndexPath:toIndexPath:", of: self)
  }
}
#endif
