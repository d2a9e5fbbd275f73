// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel
import RowhouseTestSupport

/// A generator of random parts that follow from a seed.
///
/// It creates each kind of part inside each other kind, as long as a host can draw them: controls have unique
/// names, and no button contains one.
package struct PartGenerator: Sendable {
  private var random: SeededGenerator
  private var controls = 0

  /// Creates a generator from a seed.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns the next random part.
  ///
  /// - Parameter depth: The maximum depth of nesting. Defaults to 4.
  /// - Returns: The outermost part.
  package mutating func part(depth: Int = 4) -> Part {
    controls = 0
    return part(depth, takesControls: true)
  }
}

extension PartGenerator {
  private mutating func part(_ depth: Int, takesControls: Bool) -> Part {
    guard depth > 0, !random.once(in: 5) else { return leaf(takesControls: takesControls) }
    switch random.below(12) {
    case 0...3: return .horizontal(stack(depth, takesControls))
    case 4...6: return .vertical(stack(depth, takesControls))
    case 7: return .layered(stack(depth, takesControls))
    case 8, 9: return .box(box(depth, takesControls))
    case 10:
      if random.once(in: 3) {
        let pages = parts(depth, takesControls)
        return .pager(PagerPart(pages, label: "pages", showsDots: random.once(in: 2)))
      }
      return .grid(grid(depth, takesControls))
    default:
      guard takesControls else { return leaf(takesControls: false) }
      let content = part(depth - 1, takesControls: false)
      return content.pressable(label: "press", control: control())
    }
  }

  private mutating func parts(_ depth: Int, _ takesControls: Bool) -> [Part] {
    (0..<(random.once(in: 12) ? 0 : 1 + random.below(4))).map { _ in
      part(depth - 1, takesControls: takesControls)
    }
  }

  private mutating func stack(_ depth: Int, _ takesControls: Bool) -> StackPart {
    var parts = parts(depth, takesControls)
    if random.once(in: 3) {
      let minimum = random.once(in: 3) ? length(20) : 0
      parts.insert(.spacer(minimum: minimum), at: random.below(parts.count + 1))
    }
    return StackPart(
      parts, spacing: length(16), alignment: alignment(),
      distribution: random.once(in: 2)
        ? .start : one(of: StackPart.Distribution.allCases) ?? .start)
  }

  private mutating func grid(_ depth: Int, _ takesControls: Bool) -> GridPart {
    let parts = parts(depth, takesControls)
    let columns: GridPart.Columns =
      random.once(in: 2) ? .count(1 + random.below(4)) : .minimumWidth(20 + length(100))
    return GridPart(
      parts, columns: columns, spacing: length(12), lineSpacing: length(12))
  }

  private mutating func box(_ depth: Int, _ takesControls: Bool) -> BoxPart {
    var box = BoxPart(
      random.once(in: 5)
        ? .fillingImage(.named("picture")) : part(depth - 1, takesControls: takesControls))
    if random.once(in: 2) {
      box.padding = BoxPart.Insets(
        top: length(12), leading: length(12), bottom: length(12), trailing: length(12))
    }
    if random.once(in: 4) { box.width = extent(200) }
    if random.once(in: 4) { box.height = extent(90) }
    if random.once(in: 5) { box.aspectRatio = 0.5 + length(30) / 10 }
    if random.once(in: 4) { box.border = BoxPart.Border(width: Double(random.below(4))) }
    if random.once(in: 4) { box.background = .tint }
    if random.once(in: 4) { box.cornerRadius = length(12) }
    if random.once(in: 3) { box.horizontalAlignment = alignment() }
    if random.once(in: 3) { box.verticalAlignment = alignment() }
    return box
  }

  private mutating func extent(_ limit: Int) -> BoxPart.Extent {
    switch random.below(4) {
    case 0: BoxPart.Extent(fixed: length(limit))
    case 1: BoxPart.Extent(minimum: length(limit))
    case 2: BoxPart.Extent(maximum: length(limit))
    default: BoxPart.Extent(minimum: length(limit / 2), maximum: length(limit))
    }
  }
}

extension PartGenerator {
  private mutating func leaf(takesControls: Bool) -> Part {
    switch random.below(takesControls ? 20 : 16) {
    case 0...8: return .text(text())
    case 9, 10: return random.once(in: 4) ? wideImage() : .image(image())
    case 11: return .spacer(minimum: length(20))
    case 12: return .divider
    case 13: return .badge(random.once(in: 3) ? "" : one(of: ["1", "27", "new messages"]) ?? "")
    case 14: return .progress(ProgressPart(random.once(in: 2) ? nil : 0.4, label: "work"))
    case 15:
      let buttons: [Accessory] = takesControls ? [.detail, .detailDisclosure] : []
      return .accessory(one(of: [.none, .disclosure, .checkmark] + buttons) ?? .none)
    case 16...18:
      let kinds = ControlPart.Kind.allCases
      return .control(kinds[random.below(kinds.count)].part(control(), using: &random))
    default: return .accessory(.disclosure)
    }
  }

  private mutating func text() -> TextPart {
    let sizes = [12.0, 13, 15, 17, 22]
    var part = TextPart(
      one(of: Self.texts) ?? "",
      font: .system(
        size: one(of: sizes) ?? 15, weight: random.once(in: 4) ? .bold : .regular))
    if random.once(in: 2) { part.lineLimit = 1 + random.below(3) }
    if random.once(in: 4) { part.widthLimit = length(180) }
    if random.once(in: 4) { part.alignment = random.once(in: 2) ? .center : .trailing }
    return part
  }

  private static let texts = [
    "", "a", "Off", "Night mode", "Account & security", "12 MB", "Ann Lee", "two\nlines",
    "Pictures are kept for a week, and then they are taken away for ever and a day.",
    "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
    "我爱你的幸运和美丽，今天晚上六点四十五分在车站等你，不见不散。", "￥446.00", "👋 hello",
  ]

  private mutating func image() -> ImagePart {
    let size: ImagePart.Size =
      switch random.below(4) {
      case 0: .natural(maximumHeight: length(40))
      case 1: .filling
      default: .fixed(Dimensions(width: length(80), height: length(80)))
      }
    var part = ImagePart(
      .named("picture"), size: size, fit: one(of: ImagePart.Fit.allCases) ?? .fill)
    if random.once(in: 4) {
      part.tile = .tint
      part.shape = .rounded(length(12))
      // The natural size of a symbol is that of the platform.
      if case .natural = size { return part }
      if random.once(in: 2) { part.source = .symbol("star") }
    }
    return part
  }

  private mutating func wideImage() -> Part {
    let ratio = 0.5 + length(30) / 10
    let most = random.once(in: 2) ? 1 + length(90) : nil
    return .image(.named("picture"), aspectRatio: ratio, maximumHeight: most)
  }

  private mutating func alignment() -> StackPart.Alignment {
    one(of: StackPart.Alignment.allCases) ?? .fill
  }

  private mutating func control() -> ControlID {
    controls += 1
    return ControlID("control \(controls)")
  }

  /// Returns a length below a limit, in quarters of a point.
  private mutating func length(_ limit: Int) -> Double { Double(random.below(limit * 4)) / 4 }

  private mutating func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[random.below(values.count)]
  }
}
