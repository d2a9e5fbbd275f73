// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The line of source code that creates a row or section, for messages.
public struct SourceLine: Sendable {
  /// The file, as `Module/File.swift`.
  public let fileID: StaticString
  /// The line, counted from 1.
  public let line: UInt32

  /// Creates a line of a file.
  @inlinable
  public init(fileID: StaticString, line: UInt32) {
    self.fileID = fileID
    self.line = line
  }
}

extension SourceLine: Hashable {
  /// Returns `true` if both are the same line of the same file.
  public static func == (first: Self, second: Self) -> Bool {
    first.line == second.line && first.description == second.description
  }

  /// Feeds the line into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

extension SourceLine: CustomStringConvertible {
  /// The file and the line, as `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
