// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import GalleryPages
public import Hummingbird
import Rowhouse
public import RowhouseHummingbird
public import RowhouseWeb

/// The gallery as a web application.
public struct GalleryServer: Sendable {
  /// The pages' server.
  public let pages: PageServer
  /// Who was there.
  public let visitors: Visitors
  /// Where the gallery listens, to be set when it does.
  public let address = ServerAddress()
  private let stickerDelay: Duration

  /// Describes the gallery.
  ///
  /// - Parameters:
  ///   - images: The pictures of the pages.
  ///   - configuration: The limits of the server; the usual ones, unless given.
  ///   - data: What shop and feed show; what the gallery brings along, unless given.
  ///   - stickerDelay: How long the stickers take; 1.5 seconds, unless given.
  ///   - clock: Makes what lets time pass for a visitor; the clock on the wall, unless given.
  public init(
    images: any WebImageSource,
    configuration: PageServer.Configuration = PageServer.Configuration(),
    data: DemoData = .own,
    stickerDelay: Duration = SlowStickerSource.delay,
    clock: @escaping @MainActor () -> any GalleryClock = { RealClock() }
  ) {
    pages = PageServer(images: images, configuration: configuration)
    self.stickerDelay = stickerDelay
    visitors = Visitors { [address] language in
      GalleryState(
        language: language, clock: clock(), stickerSource: HTTPStickerSource(server: address),
        pageSources: EmbeddedSources(), data: data)
    }
  }
}

extension GalleryServer {
  /// All routes.
  public var router: Router<VisitorContext> {
    let router = Router(context: VisitorContext.self)
    let group = router.group().add(middleware: VisitorMiddleware())
    for name in PageName.allCases {
      group.page(RouterPath(name.path), on: pages) { context in
        name.page(gallery: gallery(of: context))
      }
      group.page(RouterPath(name.codePath), on: pages) { context in
        CodePage(of: name, gallery: gallery(of: context))
      }
    }
    for role in StoreRole.allCases {
      group.page(RouterPath(StoreByHandPage.path(of: role)), on: pages) { context in
        StoreByHandPage(role: role, gallery: gallery(of: context))
      }
    }
    router.get(RouterPath(HTTPStickerSource.path)) { [stickerDelay] _, _ in
      try await Task.sleep(for: stickerDelay)
      return StickerList.all
    }
    pages.addRoutes(to: router)
    return router
  }

  @MainActor
  private func gallery(of context: PageContext<VisitorContext>) -> GalleryState {
    let tag = context.language(of: GalleryLanguage.allCases.map(\.rawValue))
    let language = tag.flatMap(GalleryLanguage.init(rawValue:)) ?? .english
    return visitors.state(of: context.routing.visitor, language: language)
  }
}
