// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The examples of the rows with one control each.
private struct ControlSnippets {
  let job: Job
  let alarm: Alarm
  let clock: WorldClock
  let zones: [Zone]
  let person: Person
  let workout: Workout
  let event: Event
  let theme: Theme
  let pen: Pen
  let settings: VideoSettings
  let task: DatedTask
  let product: (id: Int, name: String)

  @RowBuilder
  @MainActor
  var spokenTexts: [AnyRow] {
    Row("Tasks").value("3/5").accessibility(value: "3 of 5 done")
    ToggleRow("HD", settings, \.highDefinition).accessibility(label: "High definition")
    Row("Backup").onSelect { backUp() }.accessibility(hint: "Takes about a minute.")
    Row(product.name).accessibility(identifier: "product-\(product.id)")
  }

  private func backUp() {}

  @RowBuilder
  @MainActor
  var steppers: [AnyRow] {
    StepperRow("Copies", job, \.copies, in: 1...20)
    StepperRow("Zoom", value: job.zoom, in: 0.5...4, step: 0.25) { job.zoom = $0 }
      .value("\(Int(job.zoom * 100)) %")
  }

  @RowBuilder
  @MainActor
  func pickers(zone: Zone) -> [AnyRow] {
    PickerRow("Sound", alarm, \.sound, options: Sound.allCases) { $0.name }
    PickerRow("Repeat", alarm, \.interval, options: [.daily, .weekly], none: "Never") { $0.name }
      .pickerStyle(.segmented)
    PickerRow("Zone", value: zone, options: zones, title: \.city) { zone in clock.move(to: zone) }
  }

  @RowBuilder
  @MainActor
  var durations: [AnyRow] {
    DurationRow("Rest", workout, \.rest, in: .seconds(15) ... .seconds(300), step: .seconds(15))
    DurationRow("Timer", value: workout.length, in: .zero ... .seconds(10_800)) { length in
      workout.length = length
    }
  }

  @RowBuilder
  @MainActor
  var dates: [AnyRow] {
    DateRow("Birthday", person, \.birthday)
    DateRow("Alarm", value: ClockTime(hour: 7, minute: 30)) { alarm.time = $0 }
    DateRow("Start", event, \.start, in: event.earliest...event.latest)
    DateRow("Due", task, \.due, none: "No date")
  }

  @RowBuilder
  @MainActor
  var colors: [AnyRow] {
    ColorRow("Accent", theme, \.accent)
    ColorRow("Pen", value: pen.color, palette: [NamedColor("Ink", RGBA(hex: 0x1A237E))]) {
      pen.color = $0
    }
  }

  @RowBuilder
  func levels(upload: Upload, disk: Disk) -> [AnyRow] {
    ProgressRow("Upload", fraction: upload.fraction).value("\(upload.percent) %")
    ProgressRow("Connecting")
    let format = NumberFormat(.decimal(fraction: 0...1), language: "en")
    GaugeRow("Storage", value: disk.used, in: 0...disk.size)
      .value("\(format.text(of: disk.used)) GB")
  }
}

extension ControlSnippets {
  @MainActor
  @Observable
  final class Job {
    var copies = 1
    var zoom = 1.0
  }

  enum Sound: CaseIterable {
    case bell, chime
    var name: String { self == .bell ? "Bell" : "Chime" }
  }

  enum Interval {
    case daily, weekly
    var name: String { self == .daily ? "Daily" : "Weekly" }
  }

  @MainActor
  @Observable
  final class Alarm {
    var sound = Sound.bell
    var interval: Interval?
    var time = ClockTime(hour: 7, minute: 30)
  }

  struct Zone: Hashable {
    var city: String
  }

  @MainActor
  @Observable
  final class WorldClock {
    private(set) var zone = Zone(city: "Lisbon")

    func move(to zone: Zone) { self.zone = zone }
  }

  @MainActor
  @Observable
  final class Workout {
    var rest = Duration.seconds(60)
    var length = Duration.seconds(5_400)
  }

  @MainActor
  @Observable
  final class Person {
    var birthday = CalendarDate(year: 1990, month: 4, day: 2)
  }

  @MainActor
  @Observable
  final class Event {
    var start: CalendarDateTime
    let earliest: CalendarDateTime
    let latest: CalendarDateTime

    init(between earliest: CalendarDateTime, and latest: CalendarDateTime) {
      start = earliest
      self.earliest = earliest
      self.latest = latest
    }
  }

  @MainActor
  @Observable
  final class Theme { var accent = RGBA(hex: 0x00695C) }

  @MainActor
  @Observable
  final class Pen { var color = RGBA(hex: 0x1A237E) }

  struct Upload {
    var percent = 40
    var fraction: Double { Double(percent) / 100 }
  }

  struct Disk {
    var used = 96.0
    var size = 256.0
  }
}

/// The examples of `NumberRow` and `NumberFormat`.
private struct NumberSnippets {
  let order: Order
  let item: Order

  @RowBuilder
  @MainActor
  var rows: [AnyRow] {
    NumberRow("Copies", order, \.copies, in: 1...99)
    NumberRow("Price", item, \.price, format: .currency("EUR"), in: 0...1_000_000)
    NumberRow("Discount", item, \.discount, format: .percent())
  }

  @SectionBuilder
  @MainActor
  var article: [TableSection] {
    TableSection("Order") {
      NumberRow("Copies", order, \.copies, in: 1...99)
      NumberRow("Price", order, \.price, format: .currency("EUR"), in: 0...1_000)
      NumberRow("Discount", order, \.discount, format: .percent())
    }
  }

  @SectionBuilder
  @MainActor
  var total: [TableSection] {
    TableSection("Order") {
      NumberRow("Copies", order, \.copies, in: 1...99).reporting(.continuous)
      Row("Total").value("\(Double(order.copies) * order.price)")
    }
  }

  static func format() throws {
    let format = NumberFormat(.currency("EUR"), language: "de")
    let text = format.text(of: 1234.5)  // "1.234,50 €"
    let number = try format.number(in: "1.234,5 €")  // 1234.5
    _ = (text, number)
  }

  @MainActor
  @Observable
  final class Order {
    var copies = 1
    var price = 0.0
    var discount: Double?
  }
}

@MainActor
@Observable
private final class VideoSettings {
  var highDefinition = true
}

@MainActor
@Observable
private final class DatedTask {
  var due: CalendarDate?
}
