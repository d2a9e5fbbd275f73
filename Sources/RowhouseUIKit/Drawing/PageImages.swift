// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
public import UIKit
#else
public import UIKitDouble
#endif
import RowhouseModel

/// Where pictures come from.
///
/// ```swift
/// var images = PageImages.standard
/// images.named = { name in UIImage(named: "Settings/\(name)") }
/// let controller = TablePageController(page, options: TableOptions(images: images))
/// ```
///
/// The closures are called on any thread: sizes of pictures are asked for while rows are measured.
public struct PageImages: Sendable {
  /// A picture of the application; an asset of its main bundle, unless set.
  public var named: @Sendable (String) -> UIImage?
  /// A symbol; one of Apple's set, unless set.
  public var symbol: @Sendable (String) -> UIImage?
  /// A picture at an address; loaded with the shared `URLSession` unless set, and nothing where there
  /// is none.
  ///
  /// Until it is there the part's placeholder shows.
  public var remote: @Sendable (String) async -> UIImage?
  private let loaded = LoadedImages()

  /// Describes where pictures come from.
  ///
  /// - Parameters:
  ///   - named: A picture of the application.
  ///   - symbol: A symbol.
  ///   - remote: A picture at an address.
  public init(
    named: @escaping @Sendable (String) -> UIImage?,
    symbol: @escaping @Sendable (String) -> UIImage?,
    remote: @escaping @Sendable (String) async -> UIImage?
  ) {
    self.named = named
    self.symbol = symbol
    self.remote = remote
  }

  /// Assets of the main bundle, Apple's symbols, and the network.
  public static var standard: PageImages {
    PageImages(
      named: { UIImage(named: $0) }, symbol: { UIImage(systemName: $0) },
      remote: { await load($0) })
  }
}

extension PageImages {
  /// A picture, if it need not be waited for.
  func image(_ source: ImageSource) -> UIImage? {
    switch source {
    case .named(let name): named(name)
    case .symbol(let name): symbol(name)
    case .remote(let address): loaded[address]
    }
  }

  /// A picture at an address, once it is there.
  func remoteImage(_ address: String) async -> UIImage? {
    if let image = loaded[address] { return image }
    let image = await remote(address)
    if let image { loaded[address] = image }
    return image
  }

  private static func load(_ address: String) async -> UIImage? {
    #if canImport(UIKit)
    guard let url = URL(string: address),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return nil }
    return UIImage(data: data)
    #else
    return nil
    #endif
  }
}
#endif
