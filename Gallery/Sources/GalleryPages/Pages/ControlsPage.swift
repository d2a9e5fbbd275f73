// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
public import Rowhouse
import RowhouseFoundation

/// Every kind of control, and fields, with the values of a print job.
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

  /// True while the user is changing the order of the recipients.
  public var isEditing: Bool { gallery.printJob.isEditing }

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
    TableSection(say(.switches)) {
      ToggleRow(say(.grayscale), gallery, \.printJob.isGray)
      ExpanderRow(say(.moreOptions)) {
        ToggleRow(say(.sorted), gallery, \.printJob.isSorted)
        ToggleRow(say(.stapled), gallery, \.printJob.isStapled)
      }
    }
    TableSection(say(.texts)) {
      // Card has a field for a secret, so that no page needs the scripts of secrets and controls (decision 184).
      Rows(FieldKind.allCases.filter { $0 != .secure }, id: \.self) { field(of: $0) }
    }
    TableSection(
      say(.recipients), list: gallery, \.printJob.recipients, count: 1...3,
      add: say(.addRecipient), new: { gallery.printJob.newRecipient() },
      row: { FieldRow(say(.recipient), $0, \.address, kind: .email) })
    TableSection {
      ToggleRow(say(.changeTheOrder), gallery, \.printJob.isEditing).id("edit")
    }
    TableSection {
      ButtonRow(say(.resetControls)) {
        gallery.controls = ControlSettings()
        gallery.printJob = PrintJob()
      }
      .id("reset")
    }
  }

  @SingleRowBuilder
  private func field(of kind: FieldKind) -> AnyRow {
    let text = gallery.printJob.texts[kind] ?? ""
    let row = FieldRow(say(name(of: kind)), text: text, kind: kind) {
      gallery.printJob.texts[kind] = $0
    }
    switch kind {
    case .text: row.capitalization(.words).corrected(false)
    case .digits: row.error(text.count == 4 ? nil : say(.fourDigits))
    case .oneTimeCode: row.help(say(.whereTheCodeIs))
    case .secure, .email, .phone, .url, .number, .search: row
    }
  }

  private func name(of kind: FieldKind) -> Localized {
    switch kind {
    case .text: .plainText
    case .secure: .password
    case .email: .email
    case .phone: .phone
    case .url: .webAddress
    case .number: .number
    case .digits: .digits
    case .search: .search
    case .oneTimeCode: .oneTimeCode
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
