// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
public import Hummingbird
import RowhouseWeb

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension PageServer {
  /// Adds what all pages need: the client's files, events, styles and pictures, all of them below
  /// ``Configuration/base``.
  ///
  /// - Parameter router: The router of the application, or a group of it whose path is empty.
  public func addRoutes<Router: RouterMethods>(to router: Router) {
    let group = router.group(RouterPath(configuration.base))
    group.get("events/:session") { request, context in
      await self.stream(request, context.parameters.get("session"))
    }
    group.post("events/:session") { request, context in
      await self.event(request, context.parameters.get("session"))
    }
    group.get("styles/:session") { _, context in
      await self.styles(context.parameters.get("session"))
    }
    group.get("images/named/:name") { request, context in
      self.picture(request, context.parameters.get("name"), in: self.images.image(named:))
    }
    group.get("images/symbol/:name") { request, context in
      self.picture(request, context.parameters.get("name"), in: self.images.symbol(named:))
    }
    group.get(":version/client.js") { _, context in
      self.clientFile(
        self.files.script, "text/javascript", version: context.parameters.get("version"))
    }
    group.get(":version/pager.js") { _, context in
      self.clientFile(
        self.files.pagerScript, "text/javascript", version: context.parameters.get("version"))
    }
    group.get(":version/window.js") { _, context in
      self.clientFile(
        self.files.windowScript, "text/javascript", version: context.parameters.get("version"))
    }
    group.get(":version/page.css") { _, context in
      self.clientFile(self.files.styles, "text/css", version: context.parameters.get("version"))
    }
  }
}
#endif
