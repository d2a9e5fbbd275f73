// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension NumberLocale {
  /// Returns a day in words.
  public func text(of date: CalendarDate) -> String {
    guard date.exists else { return "\(date)" }
    let (year, day) = (digits(date.year), digits(date.day))
    let month = months.isEmpty ? digits(date.month) : months[date.month - 1]
    return switch self {
    case .english: "\(month) \(day), \(year)"
    case .german: "\(day). \(month) \(year)"
    case .chinese: "\(year)年\(month)月\(day)日"
    case .arabic: "\(day) \(month) \(year)"
    }
  }

  /// Returns a time of day in words.
  public func text(of time: ClockTime) -> String {
    let isLate = time.hour >= 12
    let hour = digits((time.hour + 11) % 12 + 1)
    let minute = (time.minute < 10 ? digits(0) : "") + digits(time.minute)
    return switch self {
    case .english: "\(hour):\(minute) \(isLate ? "PM" : "AM")"
    case .german: "\(digits(time.hour)):\(minute) Uhr"
    case .chinese: "\(isLate ? "下午" : "上午")\(hour):\(minute)"
    case .arabic: "\(hour):\(minute) \(isLate ? "م" : "ص")"
    }
  }

  private func digits(_ number: Int) -> String {
    var format = NumberFormat(.integer, language: tag)
    format.isGrouped = false
    return format.editedText(of: number)
  }

  /// The names of the months, or an empty array if months are numbers.
  private var months: [String] {
    switch self {
    case .english:
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]
    case .german:
      [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ]
    case .chinese: []
    case .arabic:
      [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
        "نوفمبر", "ديسمبر",
      ]
    }
  }
}
