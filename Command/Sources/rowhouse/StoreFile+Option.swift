// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import RowhouseCommand
import RowhouseSettings

extension StoreFile {
  /// Calls a closure with the file of the option `--store`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - body: The closure, which reads or opens the file.
  /// - Returns: The result of the closure.
  /// - Throws: An error of the option if the file cannot be used.
  static func option<Result>(
    _ path: String, _ body: (StoreFile) throws(SettingsStoreError) -> Result
  ) throws -> Result {
    do {
      return try body(StoreFile(path: path))
    } catch .unwritable(let path, let reason) {
      throw ValidationError("The settings in “\(path)” could not be written: \(reason).")
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
