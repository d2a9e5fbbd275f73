// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The progress of an activity.
public struct ProgressReport: Hashable, Sendable {
  /// The number of the activity, unique in its navigator.
  public let number: Int
  /// The description of the activity.
  public var message: String
  /// The completed fraction, from 0 to 1, or `nil` if it is unknown.
  public var fraction: Double?
  /// True if the activity has ended and is no longer shown.
  public var isFinished = false

  init(number: Int, message: String, fraction: Double?) {
    self.number = number
    self.message = message
    self.fraction = fraction.map(Self.clamped)
  }

  package static func clamped(_ fraction: Double) -> Double {
    fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension [ProgressReport] {
  /// Adds a report, and removes the previous report of its activity.
  ///
  /// The last report is the newest one of an activity that has not ended.
  package mutating func receive(_ report: ProgressReport) {
    removeAll { $0.number == report.number }
    if !report.isFinished { append(report) }
  }
}

/// An activity whose progress is shown until ``finish()`` is called or the handle is released.
@MainActor
public final class ProgressHandle {
  private var report: ProgressReport
  private let navigator: Navigator

  init(_ report: ProgressReport, navigator: Navigator) {
    self.report = report
    self.navigator = navigator
  }

  /// Shows the completed fraction, from 0 to 1, or `nil` if it is unknown.
  ///
  /// If `message` is not `nil`, it replaces the shown message.
  public func update(_ fraction: Double?, message: String? = nil) {
    guard !report.isFinished else { return }
    report.fraction = fraction.map(ProgressReport.clamped)
    if let message { report.message = message }
    navigator.request(.progress(report))
  }

  /// Ends the activity.
  ///
  /// Further calls have no effect.
  public func finish() {
    guard !report.isFinished else { return }
    report.isFinished = true
    navigator.request(.progress(report))
  }

  deinit {
    guard !report.isFinished else { return }
    var report = report
    report.isFinished = true
    Task { @MainActor [navigator, report] in navigator.request(.progress(report)) }
  }
}
