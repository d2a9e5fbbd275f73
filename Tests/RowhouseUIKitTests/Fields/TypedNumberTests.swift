// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Numbers that a row reports while the user types")
@MainActor
struct TypedNumberTests {
  final class Order {
    var weight: Double? = 2
    var received: [Double?] = []
  }

  private struct OrderPage: TablePage {
    let order: Order
    let title = "Order"
    var language: String? { "en" }
    var sections: [TableSection] {
      TableSection {
        NumberRow("Weight", value: order.weight, in: -10...10_000) { weight in
          order.received.append(weight)
          order.weight = weight
        }
        .reporting(.continuous)
        Row("Total").value(order.weight.map { "\($0)" } ?? "none")
      }
    }
  }

  private let order = Order()
  private let screen: TableScreen

  init() { screen = TableScreen(OrderPage(order: order)) }

  @Test("The text and the insertion point stay as the user types them")
  func typing() throws {
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.becomeFirstResponder())
    field.deleteBackward()
    var text = ""
    let typed: [(String, Double?)] = [
      ("-", nil), ("1", -1), (".", -1), ("5", -1.5), ("0", -1.5),
    ]
    for (key, number) in typed {
      field.insertText(key)
      text += key
      screen.settle()
      #expect(field.text == text && order.weight == number)
      let caret = try #require(field.selectedTextRange)
      #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == text.count)
    }
    #expect(screen.texts(1) == ["Total", "-1.5"])
    _ = field.resignFirstResponder()
    screen.settle()
    #expect(field.text == "-1.5")
  }

  @Test("Text that is not a number has an error after the end of editing")
  func refused() throws {
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.becomeFirstResponder())
    field.insertText("x")
    screen.settle()
    #expect(screen.texts(0)?.contains("This is not a number.") == false && field.text == "2x")
    _ = field.resignFirstResponder()
    screen.settle()
    #expect(screen.texts(0)?.contains("This is not a number.") == true && field.text == "2x")
    #expect(order.weight == 2 && order.received == [])
  }
}
#endif
