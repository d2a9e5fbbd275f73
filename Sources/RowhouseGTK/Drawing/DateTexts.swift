// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc
import RowhouseModel

/// The texts of days and times in the language of a page.
///
/// The forms are the medium ones of the Unicode Common Locale Data Repository. A page without a
/// language, or with one that hosts have no texts in, has the form of the process's locale.
struct DateTexts {
  private let tag: String
  private let language: TextLanguage?
  private let hasTwelveHours: Bool

  /// Creates the texts.
  ///
  /// - Parameters:
  ///   - tag: The BCP 47 tag of the page's language, or `nil` if the page has none.
  ///   - hasTwelveHours: True if hours are counted from 1 to 12, twice a day.
  init(language tag: String?, hasTwelveHours: Bool) {
    self.tag = tag ?? ""
    language = tag.flatMap { TextLanguage(tag: $0) }
    self.hasTwelveHours = hasTwelveHours
  }
}

extension DateTexts {
  /// Returns a value as text, in ISO 8601 format if it does not exist.
  func text(of value: DateValue) -> String {
    guard value.exists else { return "\(value)" }
    return switch value {
    case .date(let day): text(of: day)
    case .time(let time): text(of: time)
    case .dateTime(let value): text(of: value.date) + separator + text(of: value.time)
    }
  }

  /// The text between a day and a time.
  private var separator: String {
    switch language {
    case .english, .german, .french, .spanish: ", "
    case .arabic: "، "
    case .simplifiedChinese, .traditionalChinese, .japanese, nil: " "
    }
  }

  private func text(of date: CalendarDate) -> String {
    let (year, day) = (digits(date.year), digits(date.day))
    guard let language else { return date.localized ?? "\(date)" }
    let month = Self.months(in: language).map { $0[date.month - 1] } ?? digits(date.month)
    return switch language {
    case .english where hasDayFirst: "\(day) \(month) \(year)"
    case .english: "\(month) \(day), \(year)"
    case .german: "\(Self.twoDigits(date.day)).\(Self.twoDigits(date.month)).\(year)"
    case .french, .spanish, .arabic: "\(day) \(month) \(year)"
    case .simplifiedChinese, .traditionalChinese, .japanese: "\(year)年\(month)月\(day)日"
    }
  }

  private func text(of time: ClockTime) -> String {
    let minute = digits(time.minute, 2)
    guard let half = halfOfDay(isLate: time.hour >= 12) else {
      return "\(digits(time.hour, 2)):\(minute)"
    }
    let text = "\(digits(shownHour(time.hour))):\(minute)"
    return switch language {
    case .english, .german, .french, .spanish, .arabic, nil: "\(text) \(half)"
    case .simplifiedChinese, .traditionalChinese, .japanese: "\(half)\(text)"
    }
  }

  /// Returns an hour from 0 to 23 as the clock counts it.
  func shownHour(_ hour: Int) -> Int {
    if !hasTwelveHours { return hour }
    // Noon and midnight are 0:00 in Japanese.
    return language == .japanese ? hour % 12 : (hour + 11) % 12 + 1
  }

  /// Returns the name of the first or second half of the day, or `nil` if the clock counts 24 hours.
  func halfOfDay(isLate: Bool) -> String? {
    guard hasTwelveHours else { return nil }
    return switch language {
    case .english, .german, .french: isLate ? "PM" : "AM"
    case .spanish: "\(isLate ? "p" : "a").\u{A0}m."
    case .arabic: isLate ? "م" : "ص"
    case .simplifiedChinese, .traditionalChinese: isLate ? "下午" : "上午"
    case .japanese: isLate ? "午後" : "午前"
    case nil: LocaleTexts.halfOfDay(isLate: isLate)
    }
  }

  /// True if the half of the day is at the left of the time.
  var hasHalfAtLeft: Bool {
    switch language {
    case .simplifiedChinese, .traditionalChinese, .japanese, .arabic: true
    case .english, .german, .french, .spanish, nil: false
    }
  }

  /// True if English of the page's region has the day before the month.
  private var hasDayFirst: Bool {
    let parts: [Substring] = tag.lowercased().split { $0 == "-" || $0 == "_" }
    let regions = parts.dropFirst().filter { $0.count == 2 }
    return !regions.isEmpty && !regions.contains { ["us", "ca", "ph"].contains($0) }
  }

  /// Returns the digits of the page's language, with leading zeros.
  private func digits(_ number: Int, _ count: Int = 1) -> String {
    var format = NumberFormat(.integer, language: tag)
    format.isGrouped = false
    let zero = count == 2 && number < 10 ? format.editedText(of: 0) : ""
    return zero + format.editedText(of: number)
  }

  /// Returns a number with at least two digits.
  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension DateTexts {
  /// Returns the names of the months in a language, or `nil` if months are numbers.
  private static func months(in language: TextLanguage) -> [String]? {
    switch language {
    case .english:
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    case .french:
      [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
        "déc.",
      ]
    case .spanish:
      ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"]
    case .arabic:
      [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
        "نوفمبر", "ديسمبر",
      ]
    case .german, .simplifiedChinese, .traditionalChinese, .japanese: nil
    }
  }
}

/// The forms of days and times in the locale of the process.
enum LocaleTexts {
  /// True if the locale counts hours from 1 to 12.
  static var hasTwelveHours: Bool {
    let form = text(T_FMT)
    return ["%I", "%l", "%p", "%r"].contains { form.contains($0) }
  }

  /// The form of days with all digits of the year, or `nil` in the locale C, whose form is ambiguous.
  fileprivate static var dayForm: String? {
    let locale = setlocale(LC_TIME, nil).map { String(cString: $0) } ?? "C"
    if locale == "POSIX" || locale == "C" || locale.hasPrefix("C.") { return nil }
    return text(D_FMT).replacing("%D", with: "%m/%d/%Y").replacing("%y", with: "%Y")
  }

  fileprivate static func halfOfDay(isLate: Bool) -> String {
    let text = text(isLate ? PM_STR : AM_STR)
    return text.isEmpty ? (isLate ? "PM" : "AM") : text
  }

  private static func text(_ item: Int) -> String {
    nl_langinfo(nl_item(item)).map { String(cString: $0) } ?? ""
  }
}

extension CalendarDate {
  /// The day in the form of the process's locale, or `nil` if GLib does not know the form.
  fileprivate var localized: String? {
    guard let form = LocaleTexts.dayForm,
      let native = g_date_time_new_utc(gint(year), gint(month), gint(day), 0, 0, 0)
    else { return nil }
    defer { g_date_time_unref(native) }
    guard let text = g_date_time_format(native, form) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
#endif
