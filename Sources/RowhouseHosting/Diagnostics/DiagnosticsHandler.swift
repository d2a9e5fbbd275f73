// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Where diagnostics go.
///
/// ```swift
/// let driver = PageDriver(
///   host: table,
///   diagnostics: DiagnosticsHandler { diagnostic in
///     logger.warning("\(diagnostic)")
///   })
/// ```
public struct DiagnosticsHandler: Sendable {
  private let receive: @MainActor (PageDiagnostic) -> Void

  /// Sends diagnostics to a closure.
  public init(_ receive: @escaping @MainActor (PageDiagnostic) -> Void) { self.receive = receive }

  /// Hands over a diagnostic.
  @MainActor
  public func callAsFunction(_ diagnostic: PageDiagnostic) { receive(diagnostic) }
}

extension DiagnosticsHandler {
  /// Prints warnings to standard error, one a line, and no notes.
  public static let standard = DiagnosticsHandler { diagnostic in
    guard diagnostic.severity == .warning else { return }
    // One call writes the whole line.
    "Rowhouse: \(diagnostic)\n".withCString { _ = write(2, $0, strlen($0)) }
  }

  /// Drops all diagnostics.
  public static let silent = DiagnosticsHandler { _ in }
}
