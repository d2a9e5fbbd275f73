// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

enum PageSnippets {
  typealias Settings = Account

  struct SettingsPage: TablePage {
    let settings: Settings

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection("General", footer: "Pictures are kept for a week.") {
        ToggleRow("Night mode", settings, \.nightMode)
        Row("Clear cache").value(settings.cacheSize)
        if settings.isManager {
          Row("Staff").accessory(.disclosure)
        }
      }
      TableSection(settings.devices, id: \.serial) { device in
        Row(device.name, subtitle: device.lastSeen)
          .onDelete { settings.forget(device) }
      }
    }
  }
}

enum ShortPageSnippets {
  typealias Settings = Account

  struct SettingsPage: TablePage {
    let settings: Settings  // @Observable

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection("General") {
        ToggleRow("Night mode", settings, \.nightMode)
      }
    }
  }

  @MainActor
  static func fruits() -> ListPage {
    ListPage("Fruits", ["Apple", "Pear", "Quince"])
  }
}

enum FeedSnippets {
  struct Failure: Error {
    let text: String
  }

  @MainActor
  final class Feed {
    var result: Result<[String], Failure>?

    func load() {}
  }

  struct FeedPage: TablePage {
    let feed: Feed

    var title: String { "Feed" }

    var sections: [TableSection] {}

    var loadState: LoadState {
      switch feed.result {
      case nil: .loading("Loading the feed")
      case .success(let posts): posts.isEmpty ? .empty("Nothing yet") : .content
      case .failure(let error): .failed(error.text) { feed.load() }
      }
    }
  }
}

enum BatchSnippets {
  struct Post: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
  }

  @MainActor
  final class Feed {
    var posts: [Post] = []
    var hasMore = true
    var error: String?
    private var isLoading = false

    func fetch() async throws -> [Post] { [] }

    func loadMore() {
      if isLoading { return }
      (isLoading, error) = (true, nil)
      Task {
        do { posts += try await fetch() } catch { self.error = "No connection" }
        isLoading = false
      }
    }
  }

  struct FeedPage: TablePage {
    let feed: Feed

    var title: String { "Feed" }

    var sections: [TableSection] {
      TableSection(feed.posts) { post in Row(post.title) }
        .loadState(nextPosts)
    }

    var nextPosts: LoadState {
      if let error = feed.error { return .more(failed: error) { feed.loadMore() } }
      return feed.hasMore ? .more { feed.loadMore() } : .content
    }
  }
}

enum WrapperSnippets {
  struct SettingsWithVersion: WrapperPage {
    let wrappedPage: any TablePage

    var footer: HeaderFooter { .title("Version 1.0") }
  }
}

enum LoadingSnippets {
  @MainActor
  final class Feed {
    var posts: [String] = []
    var isLoaded = false

    func load() async { (posts, isLoaded) = (["One"], true) }
  }

  struct FeedPage: LoadingPage {
    let feed: Feed  // @Observable

    var title: String { "Feed" }
    var loadState: LoadState { feed.isLoaded ? .content : .loading() }
    var sections: [TableSection] {
      TableSection(feed.posts, id: \.self) { Row($0) }
    }

    func load() async { await feed.load() }
  }
}

enum LanguageSnippets {
  final class Product {
    var price = 0.0
  }

  struct PricePage: TablePage {
    let product: Product
    let language: String? = "de-CH"
    var title: String { "Preis" }
    var sections: [TableSection] {
      TableSection { NumberRow("Preis", product, \.price) }
    }
  }
}
