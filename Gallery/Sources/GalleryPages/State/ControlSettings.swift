// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Foundation
public import Rowhouse

/// The values of the page with controls.
public struct ControlSettings: Hashable, Sendable {
  /// The number of copies to print.
  public var copies = 3
  /// The magnification.
  public var zoom = 1.25
  /// The quality.
  public var quality = Quality.good
  /// The size of the paper.
  public var paper = Paper.a4
  /// The sides of the paper, or `nil` if the printer chooses.
  public var sides: Sides?
  /// The day of the delivery.
  public var day = CalendarDate(year: 2026, month: 11, day: 22)
  /// The time of the delivery.
  public var time = ClockTime(hour: 9, minute: 30)
  /// The date and time after which a job is deleted.
  public var end = CalendarDateTime(
    CalendarDate(year: 2026, month: 12, day: 24), ClockTime(hour: 18, minute: 0))
  /// The moment of a reminder, or `nil` for no reminder.
  public var reminder: Date?
  /// The idle time after which the printer sleeps.
  public var sleepDelay = Duration.seconds(900)
  /// The color of the ink.
  public var ink = RGBA(hex: 0x1A237E)
  /// The picture of the person who prints, or `nil` for the initials.
  public var picture: PictureData?

  /// Creates the values of a page that has not been used yet.
  public init() {}

  /// The quality of a print.
  public enum Quality: Hashable, Sendable, CaseIterable {
    /// Fast and pale.
    case draft
    /// The quality that most people want.
    case good
    /// Slow and precise.
    case best
  }

  /// A size of paper.
  public enum Paper: Hashable, Sendable, CaseIterable {
    /// 210 by 297 millimeters.
    case a4
    /// 148 by 210 millimeters.
    case a5
    /// 8.5 by 11 inches.
    case letter
    /// 8.5 by 14 inches.
    case legal
  }

  /// The sides of a sheet.
  public enum Sides: Hashable, Sendable, CaseIterable {
    /// The front of each sheet.
    case one
    /// Front and back.
    case both
  }
}
