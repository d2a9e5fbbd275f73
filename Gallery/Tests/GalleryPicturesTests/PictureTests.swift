// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseTesting
import RowhouseWeb
import Testing

@testable import GalleryPictures

@Suite("The pictures of the gallery")
struct PictureTests {
  /// The names of the pictures in the demos of the three frameworks, with their sizes.
  ///
  /// A shop 375 points wide shows its banners in their own size.
  private static let originals: [String: Dimensions] = {
    let icons = [
      "ff_IconShowAlbum", "ff_IconQRCode", "ff_IconShake", "ff_IconLocationService",
      "ff_IconBottle", "CreditCard_ShoppingBag", "MoreGame", "game_1", "MoreMyAlbum",
      "MoreMyFavorites", "MoreMyBankCard", "MyCardPackageIcon", "emoticon", "MoreSetting",
      "tabbar_discover", "tabbar_discoverHL", "tabbar_me", "tabbar_meHL",
    ]
    var sizes = Dictionary(uniqueKeysWithValues: icons.map { ($0, Dimensions.square(25)) })
    for number in 1...6 { sizes["emoji_\(number)"] = .square(200) }
    sizes["avatar"] = Dimensions(width: 77.5, height: 76)
    sizes["wzry"] = Dimensions(width: 39, height: 38)
    sizes["doudizhu"] = Dimensions(width: 126, height: 123)
    sizes["qrcode"] = .square(17)
    sizes["ProfileLockOn"] = .square(17)
    let signs = [
      "demo1", "demo2", "demo3", "demo4", "first", "second", "following", "follower", "star",
      "setting", "share",
    ]
    for sign in signs { sizes["ic_\(sign)"] = .square(25) }
    for number in 1...8 {
      sizes["avatar_0\(number)"] = .square(180)
      sizes["category\(number)"] = .square(60)
      sizes["goods\(number)"] = .square(430)
    }
    for number in 1...6 {
      sizes["banner\(number)"] = Dimensions(width: 375, height: 180)
      sizes["image\(number)"] = Dimensions(width: 750, height: 422)
    }
    for number in 1...4 { sizes["activity\(number)"] = Dimensions(width: 472, height: 170) }
    sizes["icon_store"] = .square(60)
    return sizes
  }()

  /// The sizes of all pictures, including those of pages that are not in the demos.
  private static let sizes = originals.merging(
    ["choices", "cities", "contact", "million", "numbers", "playlist"].map {
      ("page_\($0)", .square(25))
    }, uniquingKeysWith: { _, own in own })

  private static let names = sizes.keys.sorted()
  private static let symbolNames = SymbolFiles.all.keys.sorted()

  /// Six hues, white, a brown for outlines, and the shades of faces and games.
  private static let palette: Set<String> = [
    "#2B7DE9", "#12A05A", "#D67E0B", "#E5484D", "#8A5CF0", "#7C7F88", "#FFFFFF", "#5A3410",
    "#FFC93C", "#7FC4FF", "#A82A35", "#B795FF", "#6B3FD4", "#35186F", "#EF8A2C", "#9AD9BC",
    "#FFA8A8",
  ]

  private func image(_ name: String) throws -> WebImage {
    try #require(GalleryPictures().image(named: name))
  }

  @Test("All pictures exist, as large as those of the original or of their rows", arguments: names)
  func size(name: String) throws {
    let image = try image(name)
    #expect(image.mediaType == "image/svg+xml")
    #expect(image.dimensions == Self.sizes[name])
  }

  @Test("Each file of the folder is a picture, and nothing else is")
  func files() throws {
    #expect(PictureFiles.all.keys.sorted() == Self.names)
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../Sources/GalleryPictures/Pictures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.standardized.path)
    #expect(files.sorted() == Self.names.map { "\($0).svg" }.sorted())
  }

  @Test("Each is small and well formed, with its size and its grid", arguments: names)
  func form(name: String) throws {
    let image = try image(name)
    let file = SVGFile(image.bytes)
    #expect(image.bytes.count < 4_096)
    #expect(file.isWellFormed)
    #expect(file.root["xmlns"] == "http://www.w3.org/2000/svg")
    #expect(file.root["width"].flatMap(Double.init) == image.dimensions.width)
    #expect(file.root["height"].flatMap(Double.init) == image.dimensions.height)
    let grid = try #require(file.root["viewBox"]).split(separator: " ").map { Double($0) }
    let size = name.hasPrefix("emoji_") ? .square(25) : image.dimensions
    #expect(grid == [0, 0, size.width, size.height])
  }

  @Test("Each is shapes only: nothing runs, nothing is loaded", arguments: names)
  func harmless(name: String) throws {
    let file = SVGFile(try image(name).bytes)
    #expect(file.elements.isSubset(of: ["svg", "g", "path", "rect", "circle"]))
    for attribute in file.attributes where attribute.name != "xmlns" {
      #expect(!attribute.name.hasPrefix("on") && !attribute.name.hasSuffix("href"))
      #expect(attribute.name != "style" && !attribute.value.contains("url("))
      #expect(!attribute.value.contains(":"))
    }
  }

  @Test("All pictures share one palette", arguments: names)
  func colors(name: String) throws {
    let colors = SVGFile(try image(name).bytes).colors
    #expect(!colors.isEmpty)
    #expect(colors.isSubset(of: Self.palette), "\(colors.subtracting(Self.palette))")
  }

  @Test(
    "The lines of icons have contrast on rows, light and dark",
    arguments: [
      0x2B_7DE9, 0x12_A05A, 0xD6_7E0B, 0xE5_484D, 0x8A_5CF0, 0x7C_7F88,
    ], [false, true])
  func contrast(hex: Int, dark: Bool) {
    let line = RGBA(
      red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
    let row = Theme.standard.rgba(of: .rowBackground, dark: dark)
    #expect(line.contrastRatio(with: row) >= 3)
  }

  @Test("All pictures differ")
  func distinct() {
    #expect(Set(PictureFiles.all.values).count == PictureFiles.all.count)
  }

  @Test(
    "Pictures fit rows as those of the original do",
    arguments: [
      ("wzry", 28.74, 28), ("doudizhu", 28.68, 28), ("avatar", 28.55, 28), ("qrcode", 17, 17),
      ("ProfileLockOn", 17, 17),
    ])
  func fit(name: String, width: Double, height: Double) throws {
    let natural = try image(name).dimensions
    let size = ResolvedStyle().valueImageSize(natural: natural, rowHeight: 44)
    #expect(abs(size.width - width) < 0.005 && abs(size.height - height) < 0.005, "\(size)")
  }

  @Test("Each symbol is shapes of one color, small and well formed", arguments: symbolNames)
  func symbols(name: String) throws {
    let image = try #require(GalleryPictures().symbol(named: name))
    let file = SVGFile(image.bytes)
    #expect(image.bytes.count < 2_048 && file.isWellFormed)
    #expect(file.elements.isSubset(of: ["svg", "path", "rect", "circle"]))
    #expect(file.colors == ["#000000"])
    #expect(image.dimensions.width == image.dimensions.height)
    #expect(GalleryPictures().image(named: name) == nil)
  }

  @Test("Each file of the folder of symbols is a symbol")
  func symbolFiles() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../Sources/GalleryPictures/Symbols")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.standardized.path)
    #expect(files.sorted() == Self.symbolNames.map { "\($0).svg" })
  }

  @Test("Other names have no picture", arguments: ["", "emoji_7", "wzry.svg", "AVATAR"])
  func unknown(name: String) {
    #expect(GalleryPictures().image(named: name) == nil)
    #expect(GalleryPictures().symbol(named: name) == nil)
  }

  @Test("Pictures are not symbols", arguments: names)
  func noSymbols(name: String) {
    #expect(GalleryPictures().symbol(named: name) == nil)
  }
}
