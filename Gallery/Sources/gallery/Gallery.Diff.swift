// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import GalleryDiff

extension Gallery {
  /// The subcommand that shows the diff.
  struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows the edits between two versions of a page, and the steps that apply them.",
      discussion: "There are no colors if NO_COLOR is set or the output is not a terminal.")

    @Option(help: ArgumentHelp("Show only this scene.", valueName: "name"))
    var only: String?

    @Flag(help: "List the names of the scenes.")
    var list = false

    @Option(
      help: ArgumentHelp(
        "Compare two lists of this many rows instead, with one edit per hundred, and time it.",
        valueName: "rows"))
    var size: Int?

    @Option(help: "When to use colors.")
    var color = ColorChoice.auto
  }
}

extension Gallery.Diff {
  func validate() throws {
    if [only != nil, list, size != nil].count(where: \.self) > 1 {
      throw ValidationError("--only, --list and --size exclude each other. Use one of them.")
    }
    if let only, !DiffScene.all.contains(where: { $0.name == only }) {
      let names = DiffScene.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no scene “\(only)”. The scenes are: \(names).")
    }
    if let size, !LargeLists.sizes.contains(size) {
      throw ValidationError(
        "--size is \(size.grouped). Choose a number from 0 to "
          + "\(LargeLists.sizes.upperBound.grouped).")
    }
  }

  func run() {
    let inColor = color.isOn(
      isTerminal: Terminal.isOutput, noColor: Terminal.variable("NO_COLOR"),
      terminal: Terminal.variable("TERM"))
    print(lines.text(inColor: inColor), terminator: "")
  }

  private var lines: [Line] {
    if list { return DiffRoom.directory }
    if let size {
      return TimedDiff(LargeLists(size: size), clock: ContinuousClock())
        .lines(isDebugBuild: Self.isDebugBuild)
    }
    let scenes = DiffScene.all.filter { only == nil || $0.name == only }
    return DiffRoom(scenes, layout: Layout(columns: Terminal.columns)).lines
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }
}
