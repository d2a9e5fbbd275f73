// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The page of a store as an outline of handwritten table code, in which each method determines
/// again which row an index path refers to for the role.
enum StoreByHand {
  /// Returns the lines of the outline.
  static func lines(for role: StoreRole) -> [String] {
    let lines = outline.split(separator: "\n", omittingEmptySubsequences: false)
    return ["// The controller is made with role = .\(role.rawValue)."] + lines.map(String.init)
  }

  private static let outline = """
    // Its numbers mean something else for the other role.

    func numberOfSections(in table: UITableView) -> Int {
      role == .manager ? 4 : 3
    }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      if role == .manager {
        if section == 0 { return 2 }        // the store, all products
        if section == 1 { return 3 }        // decoration, location, open time
        if section == 2 { return 3 }        // withdraw, orders, income
        return 1                            // about
      }
      if section == 1 { return 2 }          // orders, income
      return 1                              // the store; about
    }

    func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
      if role == .manager {
        return ["Store Info", "Advanced Settings", "Income Info", "Other"][section]
      }
      return ["Store Info", "Income Info", "Other"][section]
    }

    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      if path.section == 0, path.row == 0 { return 80 }
      if role == .manager, path.section == 2, path.row == 0 { return 60 }
      return 44
    }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      if path.section == 0, path.row == 0 {
        let cell = table.dequeueReusableCell(withIdentifier: "CellWithImage", for: path)
        (cell.viewWithTag(1) as? UIImageView)?.image = UIImage(named: "icon_store")
        (cell.viewWithTag(2) as? UILabel)?.text = "MacBook Online"
        (cell.viewWithTag(3) as? UILabel)?.text = "MacBooks, good and cheap"
        return cell
      }
      if role == .manager, path.section == 2, path.row == 0 {
        let cell = table.dequeueReusableCell(withIdentifier: "CellWithBigFont", for: path)
        cell.textLabel?.text = "Withdraw"
        return cell
      }
      let cell = table.dequeueReusableCell(withIdentifier: "EntryCell", for: path)
      if role == .manager {
        if path.section == 0 {
          cell.textLabel?.text = "View all products"
        } else if path.section == 1 {
          if path.row == 0 { cell.textLabel?.text = "Store Decoration" }
          else if path.row == 1 { cell.textLabel?.text = "Store Location" }
          else { cell.textLabel?.text = "Open Time" }
        } else if path.section == 2 {
          cell.textLabel?.text = path.row == 1 ? "Orders" : "Income"
        } else {
          cell.textLabel?.text = "About"
        }
      } else {
        if path.section == 1 {
          cell.textLabel?.text = path.row == 0 ? "Orders" : "Income"
        } else {
          cell.textLabel?.text = "About"
        }
      }
      return cell
    }

    func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
      table.deselectRow(at: path, animated: true)
      if role == .manager {
        if path.section == 0, path.row == 1 { tell("Entry to show product list") }
        if path.section == 1, path.row == 0 { tell("Entry to do store decoration") }
        if path.section == 1, path.row == 1 { tell("Entry to set store location") }
        if path.section == 1, path.row == 2 { tell("Entry to set open time") }
        if path.section == 2, path.row == 0 { tell("Entry to withdraw money") }
        if path.section == 2, path.row == 1 { tell("Entry to show orders") }
        if path.section == 2, path.row == 2 { tell("Entry to show income info") }
        if path.section == 3 { tell("Entry to show about info") }
      } else {
        if path.section == 1, path.row == 0 { tell("Entry to show orders") }
        if path.section == 1, path.row == 1 { tell("Entry to show income info") }
        if path.section == 2 { tell("Entry to show about info") }
      }
    }

    // To move Withdraw to the third place, change heights, cells and taps, all in step.
    // To hide Income, change the count of rows, too. A number forgotten is a crash, or a
    // row that opens the wrong page.
    """
}
