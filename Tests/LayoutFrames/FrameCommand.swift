// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseLayout
import RowhouseTesting
import RowhouseWeb

/// One page of random parts, drawn for a browser and laid out without it.
struct FrameCommand {
  let seed: UInt64
  let count: Int
  let width: Double
  let environment: LayoutEnvironment

  init?(_ arguments: some Collection<String>) {
    let words = Array(arguments)
    guard words.count == 6, let seed = UInt64(words[0]), let count = Int(words[1]),
      let width = Double(words[2]), let scale = Double(words[3]), let pixels = Double(words[5])
    else { return nil }
    self.seed = seed
    self.count = count
    self.width = width
    environment = LayoutEnvironment(
      textScale: scale, isRightToLeft: words[4] == "rtl", pixelScale: pixels)
  }

  @MainActor
  func run() async {
    let trees = (0..<count).map { number in
      var generator = PartGenerator(seed: seed &+ UInt64(number))
      return generator.part()
    }
    let language = environment.isRightToLeft ? "ar" : "en"
    let session = WebSession(token: "token", path: "/") { _ in
      FramePage(language: language, trees: trees)
    }
    say(["html": session.document(client: "1"), "css": session.styles])
    let measurer = AskingMeasurer()
    let layout = PartLayout(measuring: measurer, in: environment)
    while true {
      let rows = trees.map { layout.place($0, style: FramePage.style, width: width) }
      let tight = rows.map { row in row.body.all.contains { isTight($0, measurer) } }
      guard measurer.questions.isEmpty else {
        say(["ask": measurer.questions.map(fields)])
        guard let line = readLine(), let answers = parse(line) else { return }
        measurer.learn(answers)
        continue
      }
      var told: [[String: Any]] = []
      for (number, row) in rows.enumerated() {
        told.append(describe(row, trees[number], isTight: tight[number]))
      }
      return say(["rows": told])
    }
  }

  private func describe(_ row: PlacedRow, _ tree: Part, isTight: Bool) -> [String: Any] {
    let parts = row.body.all.filter { $0.part != .accessory(.none) }
    return [
      "height": row.height, "tree": "\(tree)", "tight": isTight,
      "frames": parts.map(\.frame).map { [$0.x, $0.y, $0.width, $0.height] },
      "kinds": parts.map { part in String("\(part.part)".prefix { $0 != "(" }) },
    ]
  }

  /// Whether a text has less room than its widest letter, which a browser never gives it.
  private func isTight(_ placed: PlacedPart, _ measurer: AskingMeasurer) -> Bool {
    var width = placed.frame.width
    var query: TextQuery
    switch placed.part {
    case .text(let text):
      query = TextQuery(
        text.text, font: text.font, scale: environment.textScale, lineLimit: text.lineLimit)
    case .button(let button):
      query = TextQuery(
        button.title, font: environment.controls.buttonFont, scale: environment.textScale)
      width -= 2 * environment.controls.buttonInset.width * environment.textScale
    default: return false
    }
    query.width = Self.leastWidth
    return measurer.size(of: query).width > width + 0.01
  }

  /// Asks for the least width that the browser gives a text.
  private static let leastWidth = -2.0

  private func fields(_ query: TextQuery) -> [String: Any] {
    [
      "text": query.text, "size": query.font.size, "weight": query.font.weight.rawValue,
      "lines": query.lineLimit ?? 0, "width": query.width == .infinity ? -1 : query.width,
    ]
  }

  private func parse(_ line: String) -> [[Double]]? {
    let answers = try? JSONSerialization.jsonObject(with: Data(line.utf8))
    return (answers as? [[NSNumber]])?.map { $0.map(\.doubleValue) }
  }

  private func say(_ message: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: message) else {
      preconditionFailure("What is said is no JSON: \(message)")
    }
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }
}
