// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseLayout

// Prints the layout that RowhouseLayout computes for random parts, for a browser test, in lines of
// JSON:
//
//     layout-frames SEED COUNT WIDTH SCALE ltr|rtl PIXELS
//     > {"html": …, "css": …}       the page of these parts
//     > {"ask": [[text, …], …]}     how large are these texts? …
//     < [[width, height], …]        … as often as there are new questions
//     > {"rows": [{height, frames, tree}, …]}
let arguments = CommandLine.arguments.dropFirst()
guard let command = FrameCommand(arguments) else {
  FileHandle.standardError.write(
    Data("usage: layout-frames SEED COUNT WIDTH SCALE ltr|rtl PIXELS\n".utf8))
  exit(2)
}
await command.run()
