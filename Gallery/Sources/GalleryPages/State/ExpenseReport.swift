// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse
public import RowhouseForms

/// An expense report, as the user enters it.
public struct ExpenseReport: Equatable, Sendable {
  /// The purpose of the expenses.
  public var purpose = ""
  /// The items, in the order in which they were added.
  public private(set) var items: [Item] = [Item(id: 0)]
  private var lastID = 0

  /// One expense.
  public struct Item: Equatable, Sendable, Identifiable {
    /// The id, unique in the report.
    public let id: Int
    /// The description.
    public var name = ""
    /// The amount, or `nil` if none was entered.
    public var amount: Double?
  }
}

extension ExpenseReport {
  /// The item with an id.
  ///
  /// A change of an item that was removed has no effect.
  public subscript(item id: Item.ID) -> Item {
    get { items.first { $0.id == id } ?? Item(id: id) }
    set {
      if let index = items.firstIndex(where: { $0.id == id }) { items[index] = newValue }
    }
  }

  /// Adds an empty item.
  public mutating func addItem() {
    lastID += 1
    items.append(Item(id: lastID))
  }

  /// Removes an item.
  public mutating func removeItem(_ id: Item.ID) { items.removeAll { $0.id == id } }

  /// The sum of all amounts.
  public var total: Double { items.reduce(0) { $0 + ($1.amount ?? 0) } }

  /// The format of amounts, with two decimals.
  public static let amountFormat = NumberFormat.Style.decimal(fraction: 2...2)
}

extension ExpenseReport {
  /// Returns the form of a report.
  ///
  /// - Parameter gallery: The state with the language of messages and the clock.
  /// - Returns: The form.
  @MainActor
  public static func form(gallery: GalleryState) -> FormModel<ExpenseReport> {
    FormModel(ExpenseReport(), clock: gallery.formClock, texts: gallery.formTexts) {
      FormRule(\.purpose, gallery.say(.fieldNeeded)) { !$0.isEmpty }
      FormRule(\.items, gallery.say(.itemNeeded), on: .submit) { !$0.isEmpty }
      FormRule(reading: \.items) { report in
        var errors = FormErrors<ExpenseReport>()
        for item in report.items {
          if item.name.isEmpty {
            errors.add(\.[item: item.id].name, gallery.say(.describeItem))
          }
          if item.amount == nil {
            errors.add(\.[item: item.id].amount, gallery.say(.enterAmount))
          }
        }
        return errors
      }
    }
  }
}
