// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UIImage {
  /// The images that `UIImage(named:)` finds, and the symbols that `UIImage(systemName:)` does not.
  final class Registered: @unchecked Sendable {
    private let lock = NSLock()
    private var sizes: [String: CGSize] = [:]
    private var missingSymbols: Set<String> = []

    func size(of name: String) -> CGSize? {
      lock.withLock { sizes[name] }
    }

    func unsupportedAbilities(symbol: String) -> Bool {
      lock.withLock { missingSymbols.contains(symbol) }
    }

    func add(_ name: String, size: CGSize) {
      lock.withLock { sizes[name] = size }
    }

    func remove(symbol: String) {
      lock.withLock { _ = missingSymbols.insert(symbol) }
    }
  }

  static let registered = Registered()

  /// Puts an image into the stand-in's asset catalog.
  ///
  /// - Parameters:
  ///   - name: What it is asked for by.
  ///   - size: Its size in points.
  public static func register(_ name: String, size: CGSize) {
    registered.add(name, size: size)
  }

  /// Makes `UIImage(systemName:)` answer `nil` for a name, which it otherwise never does.
  public static func registerMissing(systemName: String) {
    registered.remove(symbol: systemName)
  }
}
#endif
