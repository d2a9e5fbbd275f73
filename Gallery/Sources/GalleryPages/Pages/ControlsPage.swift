// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
public import Rowhouse
import RowhouseFoundation

/// Every kind of control, with the values of a print job.
public struct ControlsPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.controls
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
  }

  /// `Controls`.
  public var title: String { say(.controls) }

  /// A section for each family of controls.
  public var sections: [TableSection] {
    TableSection(say(.numbers)) {
      StepperRow(say(.copies), gallery, \.controls.copies, in: 1...20)
      StepperRow(say(.zoom), gallery, \.controls.zoom, in: 0.5...4, step: 0.25)
        .value(percentage.text(of: gallery.controls.zoom))
      SliderRow(say(.zoom), gallery, \.controls.zoom, in: 0.5...4, step: 0.25)
        .reporting(.continuous)
    }
    TableSection(say(.choices)) {
      PickerRow(say(.paper), gallery, \.controls.paper, groups: papers) { name(of: $0) }
      PickerRow(
        say(.sides), gallery, \.controls.sides, options: ControlSettings.Sides.allCases,
        none: say(.asThePrinterLikes)
      ) { say($0 == .one ? .oneSide : .bothSides) }
      PickerRow(
        say(.quality), gallery, \.controls.quality,
        options: ControlSettings.Quality.allCases
      ) { name(of: $0) }
      .pickerStyle(.segmented)
      PickerRow(say(.paperWheel), gallery, \.controls.paper, groups: papers) { name(of: $0) }
        .pickerStyle(.wheel)
    }
    TableSection(say(.datesAndTimes)) {
      DateRow(say(.day), gallery, \.controls.day, in: days)
      DateRow(say(.time), gallery, \.controls.time)
      DateRow(say(.deleteAfter), gallery, \.controls.end)
      DateRow(
        say(.remindMe), gallery, \.controls.reminder, components: .date, timeZone: greenwich,
        none: say(.noReminder))
      DurationRow(
        say(.sleepAfter), gallery, \.controls.sleepDelay, in: .seconds(300) ... .seconds(7_200),
        step: .seconds(300))
    }
    TableSection(say(.colors)) {
      ColorRow(say(.ink), gallery, \.controls.ink, palette: inks)
    }
    TableSection(say(.pictures)) {
      AvatarRow(
        say(.annMiller), subtitle: say(.changePicture), gallery, \.controls.picture)
    }
    TableSection(say(.levels)) {
      ProgressRow(say(.printing), fraction: Double(gallery.controls.copies) / 20)
        .value("\(gallery.controls.copies) / 20")
        .accessibility(value: "\(gallery.controls.copies) \(say(.ofTwentyCopies))")
      ProgressRow(say(.connecting))
      GaugeRow(say(.paperTray), value: Double(100 - gallery.controls.copies), in: 0...100)
        .value("\(100 - gallery.controls.copies) \(say(.sheets))")
    }
    TableSection {
      ButtonRow(say(.resetControls)) { gallery.controls = ControlSettings() }
        .id("reset")
    }
  }

  private var percentage: NumberFormat { NumberFormat(.percent(), language: gallery.language.tag) }

  private var papers: [OptionGroup<ControlSettings.Paper>] {
    [OptionGroup(say(.metric), [.a4, .a5]), OptionGroup(say(.american), [.letter, .legal])]
  }

  /// The time zone of the reminder, which is the same for all visitors.
  private var greenwich: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }

  private var days: ClosedRange<CalendarDate> {
    CalendarDate(year: 2026, month: 11, day: 1)...CalendarDate(year: 2027, month: 10, day: 31)
  }

  private var inks: [NamedColor] {
    [
      NamedColor(say(.navy), RGBA(hex: 0x1A237E)), NamedColor(say(.black), RGBA(hex: 0)),
      NamedColor(say(.crimson), RGBA(hex: 0xA1003C)),
    ]
  }

  private func name(of paper: ControlSettings.Paper) -> String {
    switch paper {
    case .a4: "A4"
    case .a5: "A5"
    case .letter: say(.letter)
    case .legal: say(.legal)
    }
  }

  private func name(of quality: ControlSettings.Quality) -> String {
    switch quality {
    case .draft: say(.draft)
    case .good: say(.good)
    case .best: say(.best)
    }
  }
}
