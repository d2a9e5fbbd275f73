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
  /// Prints warnings to standard error, one a line and each once, and no notes.
  ///
  /// A fault of a page is reported at each evaluation; of a page that changes often, one line is
  /// enough. At most 1,000 different warnings are printed.
  public static let standard = DiagnosticsHandler { diagnostic in
    guard diagnostic.severity == .warning else { return }
    let isNew = printed.withLock { printed in
      printed.count < 1_000 && printed.insert(diagnostic).inserted
    }
    guard isNew else { return }
    // One call writes the whole line.
    "Rowhouse: \(diagnostic)\n".withCString { _ = write(2, $0, strlen($0)) }
  }

  private static let printed = Locked<Set<PageDiagnostic>>([])

  /// Drops all diagnostics.
  public static let silent = DiagnosticsHandler { _ in }
}
