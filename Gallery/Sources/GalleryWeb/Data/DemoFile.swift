// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A JSON file of a folder.
enum DemoFile {
  /// The maximum size, in bytes.
  static let limit = 4 << 20

  /// Returns the contents of a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - folder: The folder that contains it.
  ///   - type: The type of the contents.
  /// - Returns: The contents.
  /// - Throws: ``DemoFolderError`` if the file is missing or has other contents.
  static func read<Contents: Decodable>(
    _ name: String, in folder: URL, as type: Contents.Type
  ) throws(DemoFolderError) -> Contents {
    let file = folder.appending(path: name)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw DemoFolderError(
        file: file.path, reason: "is not there, or cannot be read",
        remedy: "The folder of --data has to have \(FeedFile.name) and \(IndexFile.name) in it.")
    }
    guard data.count <= limit else {
      throw DemoFolderError(
        file: file.path, reason: "has \(data.count) bytes, and at most \(limit) are read",
        remedy: "Take out what is too much.")
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw problem(error, in: file)
    }
  }

  private static func problem(_ error: any Error, in file: URL) -> DemoFolderError {
    let remedy = "Compare it with a file that works, such as that of CBTableViewDataSource's demo."
    func wrong(_ path: [any CodingKey], _ reason: String) -> DemoFolderError {
      DemoFolderError(file: file.path, place: place(path), reason: reason, remedy: remedy)
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return wrong(context.codingPath + [key], "is missing")
    case DecodingError.valueNotFound(_, let context):
      return wrong(context.codingPath, "is null")
    case DecodingError.typeMismatch(let type, let context):
      return wrong(context.codingPath, "is not \(kind(of: type))")
    case DecodingError.dataCorrupted(let context):
      let cause = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
      let detail = (cause ?? context.debugDescription).trimmingSuffix(".")
      return wrong(context.codingPath, "is not JSON: \(detail)")
    default:
      return wrong([], "cannot be read: \(error)")
    }
  }

  /// Returns a coding path as text: `data.ads[2].url`.
  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  private static func kind(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
