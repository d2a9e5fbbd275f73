// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

do {
  try await Command(CommandLine.arguments.dropFirst()).run()
} catch let error as UsageError {
  FileHandle.standardError.write(Data("web-costs: \(error)\n\n\(Command.usage)\n".utf8))
  exit(2)
}
