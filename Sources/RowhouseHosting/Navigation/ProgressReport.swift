// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How far something has got.
public struct ProgressReport: Hashable, Sendable {
  /// What tells it from other things that go on.
  public let number: Int
  /// What goes on.
  public var message: String
  /// How much is done, from 0 to 1; nothing if that is not known.
  public var fraction: Double?
  /// Whether it is over, and nothing needs to be shown any more.
  public var isFinished = false

  init(number: Int, message: String, fraction: Double?) {
    self.number = number
    self.message = message
    self.fraction = fraction.map(Self.clamped)
  }

  static func clamped(_ fraction: Double) -> Double {
    fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

/// Something that goes on, to be told how far it has got.
///
/// It is over when ``finish()`` is called, or when nobody holds the handle any more.
@MainActor
public final class ProgressHandle {
  private var report: ProgressReport
  private let navigator: Navigator

  init(_ report: ProgressReport, navigator: Navigator) {
    self.report = report
    self.navigator = navigator
  }

  /// Tells how far it has got.
  ///
  /// - Parameters:
  ///   - fraction: How much is done, from 0 to 1; what is outside is taken as the nearest.
  ///   - message: What goes on now; as before, unless given.
  public func update(_ fraction: Double?, message: String? = nil) {
    guard !report.isFinished else { return }
    report.fraction = fraction.map(ProgressReport.clamped)
    if let message { report.message = message }
    navigator.request(.progress(report))
  }

  /// Tells that it is over.
  ///
  /// Calling it again does nothing.
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
