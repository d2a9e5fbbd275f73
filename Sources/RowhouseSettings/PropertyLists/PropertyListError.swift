// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The reason why a property list, a strings table, or a JSON text cannot be read completely.
public struct PropertyListError: Error, Hashable, Sendable {
  /// The mistake.
  public let problem: Problem
  /// The line of the mistake, counted from 1, or `nil` if the file has no lines.
  public let line: Int?

  /// Creates an error.
  public init(_ problem: Problem, line: Int? = nil) {
    self.problem = problem
    self.line = line
  }

  /// A mistake in a file.
  public enum Problem: Hashable, Sendable {
    /// The file cannot be opened.
    case unopenable
    /// The file has no content.
    case empty
    /// The file has more bytes than are read.
    case tooLarge(bytes: Int, limit: Int)
    /// Arrays and dictionaries are nested too deeply.
    case tooDeep(limit: Int)
    /// The file contains, or refers to, too many values.
    case tooManyValues(limit: Int)
    /// The file does not follow the rules of its format.
    case malformed(String)
  }
}

extension PropertyListError: CustomStringConvertible {
  /// The mistake and its line.
  public var description: String {
    let text =
      switch problem {
      case .unopenable: "it cannot be opened"
      case .empty: "the file is empty"
      case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes, more than \(limit)"
      case .tooDeep(let limit): "values are nested more than \(limit) deep"
      case .tooManyValues(let limit): "the file contains more than \(limit) values"
      case .malformed(let message): message
      }
    return line.map { "line \($0): \(text)" } ?? text
  }
}
