// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import GalleryPages
public import Hummingbird
public import Rowhouse
public import RowhouseHummingbird
public import RowhouseWeb

/// The gallery as a web application.
public struct GalleryServer: Sendable {
  /// The pages' server.
  public let pages: PageServer
  /// The state of each visitor.
  public let visitors: Visitors
  /// The address of the gallery, which is set when it listens.
  public let address = ServerAddress()
  private let stickerDelay: Duration

  /// Creates the gallery.
  ///
  /// - Parameters:
  ///   - images: The pictures of the pages.
  ///   - configuration: The limits of the server. Defaults to the standard limits.
  ///   - data: The data of the shop and the feed. Defaults to the data of the gallery.
  ///   - stickerDelay: The delay of the stickers. Defaults to 1.5 seconds.
  ///   - diagnostics: The handler of diagnostics. Defaults to warnings on standard error.
  ///   - clock: A closure that creates a visitor's clock. Defaults to the clock of the system.
  public init(
    images: any WebImageSource,
    configuration: PageServer.Configuration = PageServer.Configuration(),
    data: DemoData = .own,
    stickerDelay: Duration = SlowStickerSource.delay,
    diagnostics: DiagnosticsHandler = .standard,
    clock: @escaping @MainActor () -> any GalleryClock = { RealClock() }
  ) {
    pages = PageServer(images: images, diagnostics: diagnostics, configuration: configuration)
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
    router.add(middleware: UnknownAddresses(pages))
    let group = router.group().add(middleware: VisitorMiddleware())
    for name in PageName.allCases {
      group.page(RouterPath(name.path), on: pages) { context in
        name.page(gallery: gallery(of: context), isFirst: true)
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
