// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings

// Counts up a setting of a file until it is killed, and prints each number once it is stored.
let arguments = CommandLine.arguments
guard arguments.count == 4, let limit = Int(arguments[3]) else {
  FileHandle.standardError.write(Data("usage: settings-writer FILE KEY LIMIT\n".utf8))
  exit(2)
}
let store = try JSONFileStore(path: arguments[1])
let first = store.value(forKey: arguments[2])?.number.map { Int($0) } ?? 0
for number in (first + 1)..<(first + 1 + limit) {
  try store.set(.integer(number), forKey: arguments[2])
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
