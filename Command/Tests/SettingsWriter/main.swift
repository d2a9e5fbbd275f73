// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSQLite
import RowhouseSettings

// Increments its own setting and one that all writers share, until a given time or until it is killed. Prints each
// number of its own setting once it is stored.
let arguments = CommandLine.arguments
guard arguments.count == 4, let seconds = Double(arguments[3]) else {
  FileHandle.standardError.write(Data("usage: settings-writer FILE KEY SECONDS\n".utf8))
  exit(2)
}
let (path, key) = (arguments[1], arguments[2])
let store: any SettingsStore =
  path.hasSuffix(".sqlite") ? try SQLiteStore(path: path) : try JSONFileStore(path: path)
let end = ContinuousClock.now + .seconds(seconds)
var number = store.value(forKey: key)?.number.map { Int($0) } ?? 0
while ContinuousClock.now < end {
  number += 1
  try store.change(forKey: "total") { $0 = .integer(Int($0?.number ?? 0) + 1) }
  try store.set(.integer(number), forKey: key)
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
