// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RandomParts
import Rowhouse
import RowhouseLayout
import RowhouseWeb

/// A command that draws a page of random parts for a browser and computes the same layout without
/// one.
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
      FramePage(language: language, seed: seed, trees: trees)
    }
    say(["html": session.document(client: "1"), "css": session.styles])
    let measurer = AskingMeasurer()
    let layout = PartLayout(measuring: measurer, in: environment)
    while true {
      let rows = trees.enumerated().map { number, tree in
        let style = Theme.standard.style.applying(FramePage.style(seed: seed &+ UInt64(number)))
        return layout.layOut(tree, style: style, width: width)
      }
      let onEdge = rows.map { row in row.body.all.contains { isOnEdge($0, measurer) } }
      guard measurer.questions.isEmpty else {
        say(["ask": measurer.questions.map(fields)])
        guard let line = readLine(), let answers = parse(line) else { return }
        measurer.learn(answers)
        continue
      }
      var told: [[String: Any]] = []
      for (number, row) in rows.enumerated() {
        told.append(describe(row, trees[number], isOnEdge: onEdge[number]))
      }
      return say(["rows": told])
    }
  }

  private func describe(_ row: PlacedRow, _ tree: Part, isOnEdge: Bool) -> [String: Any] {
    let parts = row.body.all.filter { $0.part != .accessory(.none) }
    return [
      "height": row.height, "tree": "\(tree)", "edge": isOnEdge,
      "frames": parts.map(\.frame).map { [$0.x, $0.y, $0.width, $0.height] },
      "kinds": parts.map { String($0.part.name.prefix { $0 != "(" }) },
    ]
  }

  /// Returns `true` if the lines of a text would break elsewhere with slightly more or less width.
  ///
  /// A browser counts in 64ths of a pixel and gives the remainder to one part or another.
  private func isOnEdge(_ placed: PlacedPart, _ measurer: AskingMeasurer) -> Bool {
    var width = placed.frame.width
    var query: TextQuery
    switch placed.part {
    case .text(let text):
      query = TextQuery(
        text.text, font: text.font, scale: environment.textScale, lineLimit: text.lineLimit)
    case .control(.button(let button)):
      query = TextQuery(
        button.title, font: environment.controls.button.font, scale: environment.textScale)
      width -= 2 * environment.controls.button.inset.width * environment.textScale
    default: return false
    }
    // The whole text fits, also in the browser: frames as wide as their text have rounding errors only.
    guard query.lineLimit != 1, measurer.size(of: query).width > width + 1e-6 else { return false }
    let heights = [width - Self.hair, width + Self.hair].map { width in
      query.width = max(Self.hair, width)
      return measurer.size(of: query).height
    }
    return heights[0] != heights[1]
  }

  /// The tolerance for widths, in points.
  private static let hair = 1.0 / 32

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
      preconditionFailure("The message is not JSON: \(message)")
    }
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }
}

extension Part {
  /// The kind of the part, or of the control, followed by its values.
  fileprivate var name: String {
    if case .control(let control) = self { "\(control)" } else { "\(self)" }
  }
}
