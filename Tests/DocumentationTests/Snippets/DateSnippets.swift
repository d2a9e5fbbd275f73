// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseFoundation
import RowhouseTesting
import Testing

/// The example of dates that are only shown.
@MainActor
@Suite("Dates that are only shown")
struct ShownDateSnippets {
  struct Order {
    var placed: Date
    var timeZone: TimeZone
  }

  struct OrderPage: TablePage {
    let order: Order
    let language: String?
    var title: String { "Order" }
    var sections: [TableSection] {
      TableSection { Row("Placed").value(order.placed.formatted(format)) }
    }

    private var format: Date.FormatStyle {
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: Locale(identifier: language ?? "en"),
        timeZone: order.timeZone)
    }
  }

  @Test(
    "Dates are in the language and the time zone of the user",
    arguments: [("en", "Nov 28, 2026 at 4:05 PM"), ("de", "28. Nov. 2026, 16:05")])
  func shown(_ language: String, _ expected: String) throws {
    let timeZone = try #require(TimeZone(identifier: "Europe/Zurich"))
    let order = Order(placed: Date(timeIntervalSince1970: 1_795_878_300), timeZone: timeZone)
    let test = PageTest(OrderPage(order: order, language: language))
    // Foundation separates the time from AM and PM with a narrow space on some systems.
    let texts = test.rows.joined().map { $0.replacing("\u{202F}", with: " ") }
    #expect(texts.contains(expected), "\(Array(texts))")
  }

  @Test("A day is formatted without a time zone of the user")
  func day() throws {
    let format = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: Locale(identifier: "de"), timeZone: .gmt)
    let day = try #require(Date(CalendarDate(year: 2026, month: 11, day: 28), in: .gmt))
    #expect(day.formatted(format) == "28. Nov. 2026")
  }
}

/// The examples of Foundation dates.
@MainActor
private struct DateSnippets {
  let task: Task
  let event: Event
  let product: Product

  @MainActor
  @RowBuilder
  var moment: [AnyRow] {
    DateRow("Start", event, \.start, timeZone: event.timeZone)
    DateRow("Due", task, \.due, components: .date, timeZone: .current, none: "No date")
  }

  @MainActor
  var price: NumberRow {
    NumberRow("Price", product, \.price, format: .currency("EUR"), in: 0...10_000)
  }

  func conversions() -> Date? {
    let day = CalendarDate(event.start, in: event.timeZone)
    let begin = Date(day, in: event.timeZone)
    return begin
  }

  @MainActor
  final class Task {
    var due: Date?
  }

  @MainActor
  final class Product {
    var price: Decimal = 0
  }

  @MainActor
  final class Event {
    var start = Date(timeIntervalSince1970: 0)
    var timeZone = TimeZone.gmt
  }
}
