// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Parts")
struct PartTests {
  /// Parts that differ from each other in one property each.
  private let different: [Part] = [
    .text("a"),
    .text("b"),
    .text("a", font: .system(size: 20)),
    .text("a", color: .tint),
    .text("a", lineLimit: 1),
    .text("a", alignment: .center),
    .text(TextPart("a", widthLimit: 100)),
    .image(.named("a"), size: .square(10)),
    .image(.symbol("a"), size: .square(10)),
    .image(.remote("a"), size: .square(10)),
    .image(.named("a"), size: .square(11)),
    .image(.named("a"), size: .square(10), label: "a"),
    .image(ImagePart(.named("a"), size: .natural(maximumHeight: 10))),
    .horizontal {},
    .vertical {},
    .layered {},
    .horizontal { Part.text("a") },
    .vertical { Part.text("a") },
    .layered { Part.text("a") },
    .horizontal(spacing: 2) { Part.text("a") },
    .horizontal(alignment: .end) { Part.text("a") },
    .horizontal { Part.horizontal { Part.text("a") } },
    .spacer(),
    .spacer(minimum: 1),
    .divider,
    .toggle(isOn: true, label: "a"),
    .toggle(isOn: false, label: "a"),
    .toggle(isOn: true, label: "b"),
    .toggle(isOn: true, label: "a", control: "a"),
    .button("a"),
    .button("a", role: .destructive),
    .button("a", control: "a"),
    .field("a", label: "a"),
    .field("b", label: "a"),
    .field("a", label: "b"),
    .field("a", label: "a", placeholder: "a"),
    .field("a", label: "a", kind: .secure),
    .field("a", label: "a", control: "a"),
    .control(.field(FieldPart(FieldInput("a"), label: "a", alignment: .trailing))),
    .progress(ProgressPart(label: "a")),
    .progress(ProgressPart(0.5, label: "a")),
    .accessory(.disclosure),
    .accessory(.detail),
    .accessory(.detailDisclosure),
    .horizontal(distribution: .spaceBetween) { Part.text("a") },
    .vertical(distribution: .equal) { Part.text("a") },
    .image(ImagePart(.named("a"), size: .filling)),
    .image(ImagePart(.named("a"), size: .filling, fit: .fill)),
    .image(ImagePart(.named("a"), size: .filling, shape: .circle)),
    .image(ImagePart(.named("a"), size: .filling, tile: .tint)),
    .image(ImagePart(.named("a"), size: .filling, tile: .hex(0))),
    .image(ImagePart(.named("a"), size: .filling, placeholder: .tint)),
    Part.text("a").padding(1),
    Part.text("a").padding(2),
    Part.text("a").frame(width: 1),
    Part.text("a").frame(width: 1, horizontal: .end),
    Part.text("a").aspectRatio(2),
    Part.text("a").background(.tint),
    Part.text("a").border(),
    Part.text("a").cornerRadius(2),
    Part.text("a").accessibility(label: "b"),
    .badge(),
    .badge("3"),
    .grid(columns: 2) { Part.text("a") },
    .grid(minimumColumnWidth: 2) { Part.text("a") },
    .pager(label: "a") { Part.text("a") },
    .pager(label: "a", interval: 5) { Part.text("a") },
    Part.text("a").pressable(label: "b"),
  ]

  @Test("Parts are equal if they are drawn the same, and then have the same hash")
  func equality() {
    for (index, first) in different.enumerated() {
      for (otherIndex, second) in different.enumerated() {
        #expect((first == second) == (index == otherIndex), "\(first) and \(second)")
      }
    }
    #expect(Set(different + different).count == different.count)
  }

  @Test("Random trees are equal exactly if they are made of the same seed")
  func trees() {
    forAll(500) { random in
      let seed = random.next()
      var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
      let part = tree(depth: 4, using: &first)
      let same = tree(depth: 4, using: &second)
      guard part == same, part.hashValue == same.hashValue else { return "\(part) and \(same)" }
      let wrapped = Part.horizontal(StackPart([part], spacing: 0, alignment: .center))
      return part != wrapped ? nil : "\(part) is itself in a stack"
    }
  }

  @Test("Texts and controls of a random tree are those of its leaves, in order")
  func leaves() {
    forAll(500) { random in
      let part = tree(depth: 4, using: &random)
      let leaves = leaves(of: part)
      guard part.texts == leaves.flatMap(\.texts) else { return "\(part): \(part.texts)" }
      return part.controls == leaves.flatMap(\.controls) ? nil : "\(part): \(part.controls)"
    }
  }

  private func tree(depth: Int, using random: inout SeededGenerator) -> Part {
    let kind = depth > 0 ? Int.random(in: 0..<6, using: &random) : 3
    guard kind < 3 else { return different.randomElement(using: &random) ?? .divider }
    let parts = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      tree(depth: depth - 1, using: &random)
    }
    let stack = StackPart(parts, spacing: 3, alignment: .fill)
    return [.horizontal(stack), .vertical(stack), .layered(stack)][kind]
  }

  private func leaves(of part: Part) -> [Part] {
    if case .control(.pressable) = part { return [part] }
    if part.children.isEmpty { return [part] }
    return part.children.flatMap(leaves)
  }
}
