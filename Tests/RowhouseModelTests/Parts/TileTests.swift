// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Tiles behind pictures")
struct TileTests {
  /// The seed, which each failure prints.
  private static let seed: UInt64 = 20_261_123

  private func picture(_ row: some RowElement) throws -> ImagePart {
    try #require(row.body(style: ResolvedStyle().applying(row.row.style)).imageParts.first)
  }

  private func symbol(on tile: RGBA, dark: Bool = false) -> RGBA {
    Theme.standard.rgba(of: Theme.standard.symbolColor(onTile: .fixed(tile)), dark: dark)
  }

  /// Checks the law for one tile.
  private func check(_ tile: RGBA, _ note: String) {
    let (white, color) = (RGBA(hex: 0xFFFFFF), symbol(on: tile))
    #expect(color.contrastRatio(with: tile) >= 3, "\(tile), \(note)")
    #expect((color == white) == (white.contrastRatio(with: tile) >= 3), "\(tile), \(note)")
  }

  @Test("A symbol has a contrast of 3 on every tile, and is white wherever white has it")
  func contrast() {
    for gray in UInt8.min...UInt8.max { check(RGBA(red: gray, green: gray, blue: gray), "gray") }
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<2_000 {
      check(
        RGBA(hex: .random(in: 0...0xFFFFFF, using: &random)), "seed \(Self.seed), round \(round)")
    }
  }

  @Test("Symbols are white on blue and red, and black on the orange and yellow of iOS")
  func known() {
    let (white, black) = (RGBA(hex: 0xFFFFFF), RGBA(hex: 0))
    #expect(symbol(on: RGBA(hex: 0x007AFF)) == white && symbol(on: RGBA(hex: 0xFF3B30)) == white)
    #expect(symbol(on: RGBA(hex: 0xFF9500)) == black && symbol(on: RGBA(hex: 0xFFCC00)) == black)
  }

  @Test("A tile of the theme has a symbol for light and one for dark")
  func adaptive() {
    // The tint is dark blue in light, and light blue in dark.
    #expect(
      Theme.standard.symbolColor(onTile: .tint)
        == .adaptive(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0)))
    // A clear tile is as the row behind it.
    let clear = RGBA(red: 255, green: 255, blue: 255, alpha: 0)
    #expect(symbol(on: clear) == RGBA(hex: 0))
    #expect(symbol(on: clear, dark: true) == RGBA(hex: 0xFFFFFF))
  }

  @Test("A row's tile is as large as its picture, with the corners of iOS")
  func row() throws {
    let row = Row("Wi-Fi").image(.symbol("wifi"), tile: .tint)
    let part = try picture(row)
    #expect(part.tile == .tint && part.source == .symbol("wifi"))
    #expect(part.size == .fixed(.square(30)) && part.shape == .rounded(7))
    let small = Dimensions(width: 40, height: 29)
    guard case .rounded(let radius) = try picture(row.style(\.imageSize, .fixed(small))).shape
    else { return #expect(Bool(false), "no round corners") }
    #expect(abs(radius - 6.77) < 0.01)
    #expect(try picture(row.style(\.imageSize, .natural)).shape == .rounded(7))
  }

  @Test("A picture without a tile removes the tile, and the tile is part of the row's look")
  func changes() throws {
    let row = Row("Wi-Fi", id: 1).image(.symbol("wifi"), tile: .tint)
    #expect(try picture(row.image(.symbol("wifi"))).tile == nil)
    #expect(try picture(row.image(.symbol("wifi"))).shape == .rectangle)
    #expect(!row.row.showsSame(as: row.image(.symbol("wifi"), tile: .hex(0)).row))
    #expect(!row.row.showsSame(as: row.image(.symbol("wifi")).row))
    #expect(row.row.showsSame(as: row.image(.symbol("wifi"), tile: .tint).row))
  }

  @Test("Rows with and without tiles have cells of their own")
  func shapes() {
    let style = ResolvedStyle()
    let plain = Row("Wi-Fi").image(.symbol("wifi")).row.reuseIdentifier(style: style)
    let tiled = Row("Wi-Fi").image(.symbol("wifi"), tile: .tint).row.reuseIdentifier(style: style)
    #expect(plain != tiled && tiled.description.contains("tile"))
  }

  @Test("A tile without a picture is not drawn")
  func alone() {
    let row = Row("Wi-Fi").image(nil, tile: .tint)
    #expect(row.body(style: ResolvedStyle()).imageParts.isEmpty)
  }
}
