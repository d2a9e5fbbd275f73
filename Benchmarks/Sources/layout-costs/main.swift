// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

do {
  let command = try Command(CommandLine.arguments.dropFirst())
  exit(try await command.run() ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("layout-costs: \(error)\n\n\(Command.usage)\n".utf8))
  exit(2)
}
