// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse
import RowhouseForms

/// A form with a list of items and their sum, whose changes can be undone.
public struct ExpensesPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.expenses
  /// The state that the page shows.
  public let gallery: GalleryState
  private let form: FormModel<ExpenseReport>

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
    form = ExpenseReport.form(gallery: gallery)
  }

  /// `Expense report`.
  public var title: String { say(.expenses) }

  /// A confirmation if the user has entered something.
  public var leaveGuard: LeaveGuard? { form.leaveGuard }

  /// The items, the sum, and the buttons.
  public var sections: [TableSection] {
    TableSection {
      FieldRow(say(.purpose), form, \.purpose, placeholder: say(.purposeExample))
    }
    for (index, item) in form.value.items.enumerated() {
      TableSection("\(say(.item)) \(index + 1)") {
        FieldRow(say(.item), form, \.[item: item.id].name, placeholder: say(.required))
        NumberRow(
          say(.amount), form, \.[item: item.id].amount, format: ExpenseReport.amountFormat,
          in: 0...1_000_000
        )
        .placeholder(say(.required))
        .reporting(.continuous)
        ButtonRow(say(.removeItem), role: .destructive) {
          form.edit { $0.removeItem(item.id) }
        }
      }
      .id(item.id)
    }
    TableSection {
      ButtonRow(say(.addItem)) { form.edit { $0.addItem() } }
        .showing(\.items, of: form)
        .id("add")
      Row(say(.total), id: "total").value(total)
    }
    TableSection {
      ButtonRow(say(.undoStep)) { form.undo() }
        .disabled(!form.canUndo, because: say(.nothingToUndo))
        .id("undo")
      ButtonRow(say(.redoStep)) { form.redo() }
        .disabled(!form.canRedo, because: say(.nothingToRedo))
        .id("redo")
    }
    TableSection {
      SubmitRow(say(.sendReport), form) { _ in navigator.toast(say(.reportSent)) }
        .id("submit")
    }
  }

  private var total: String {
    NumberFormat(.decimal(fraction: 2...2), language: gallery.language.tag)
      .text(of: form.value.total)
  }
}
