// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import GalleryDiff

extension Gallery {
  /// The subcommand that shows the diff.
  struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows what changes between two versions of a table page, and in which steps.",
      discussion: "Colors are left out where NO_COLOR is set or the output is no terminal.")

    @Option(help: ArgumentHelp("Show this scene alone.", valueName: "name"))
    var only: String?

    @Flag(help: "List the names of the scenes.")
    var list = false

    @Option(
      help: ArgumentHelp(
        "Diff two lists of this many rows instead, with one edit for every hundred, timed.",
        valueName: "rows"))
    var size: Int?

    @Option(help: "When to use colors.")
    var color = ColorChoice.auto
  }
}

extension Gallery.Diff {
  func validate() throws {
    if [only != nil, list, size != nil].count(where: \.self) > 1 {
      throw ValidationError("--only, --list and --size exclude each other: give one of them.")
    }
    if let only, !DiffScene.all.contains(where: { $0.name == only }) {
      let names = DiffScene.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no scene “\(only)”. The scenes are: \(names).")
    }
    if let size, !LargeLists.sizes.contains(size) {
      throw ValidationError(
        "--size \(size.grouped) is out of range: it takes from 0 to "
          + "\(LargeLists.sizes.upperBound.grouped) rows.")
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
