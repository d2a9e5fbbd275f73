// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

// Renders described pages for browser tests that have their own server, in lines of JSON:
//
//     < {"page": …, "below": …, "dialog": …, "progress": …}
//     > {"document": …, "styles": …}
let writer = MarkupWriter()
while let line = readLine() {
  let request = try JSONDecoder().decode(MarkupRequest.self, from: Data(line.utf8))
  let answer = try JSONEncoder().encode(writer.answer(request))
  FileHandle.standardOutput.write(answer + Data("\n".utf8))
}
