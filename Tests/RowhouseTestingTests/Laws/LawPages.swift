// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// A model that a page must not change while it is evaluated.
@Observable
@MainActor
final class Counter {
  var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

/// The posts of a feed, which are empty until they are loaded.
@Observable
@MainActor
final class Feed {
  var posts: [String] = []
}

/// A page that shows a row with an invalid content for the post “nan”.
struct FeedPage: LoadingPage {
  let feed: Feed

  var title: String { "Feed" }
  var loadState: LoadState { feed.posts.isEmpty ? .loading() : .content }
  var sections: [TableSection] {
    TableSection {
      for post in feed.posts {
        if post == "nan" { CustomRow(Reading(value: .nan)) } else { Row(post, id: post) }
      }
    }
  }

  func load() async {}
}

/// A page that keeps all laws.
struct LawfulPage: TablePage {
  var title: String { "Laws" }
  var sections: [TableSection] {
    TableSection("Section") {
      Row("plain", id: 1).value("value").height(60)
      ToggleRow("switch", isOn: true) { _ in }
      CustomRow(Badge(text: "badge"))
    }
    TableSection(1...1_000, id: \.self) { Row("\($0)") }
  }
}

/// A page with a number that is not a step of its stepper.
struct StepperPage: TablePage {
  var title: String { "Laws" }
  var sections: [TableSection] {
    TableSection { StepperRow("Ratio", value: 0.3, in: 0...4, step: 0.25) { _ in } }
  }
}

/// A page whose ids differ in each evaluation.
struct UnstableIDs: TablePage {
  var title: String { "Laws" }
  static var count = 0
  var sections: [TableSection] {
    TableSection {
      Row("row", id: Self.next())
    }
  }
  private static func next() -> Int {
    count += 1
    return count
  }
}

/// A page whose texts differ in each evaluation.
struct OtherTexts: TablePage {
  var title: String { "Laws" }
  static var count = 0
  var sections: [TableSection] {
    TableSection { Row(Self.next(), id: 1) }
  }
  private static func next() -> String {
    count += 1
    return "\(count)"
  }
}

/// A page that changes a value that it reads.
struct SelfChanging: TablePage {
  var title: String { "Laws" }
  let counter: Counter
  var sections: [TableSection] {
    TableSection { Row("\(counter.next())", id: 1) }
  }
}

/// A page whose rows have the same id.
struct RepeatedIDs: TablePage {
  var title: String { "Laws" }
  var sections: [TableSection] {
    TableSection {
      Row("a", id: 1)
      Row("b", id: 1)
    }
  }
}

/// A page with an invalid height.
struct WrongHeight: TablePage {
  var title: String { "Laws" }
  var sections: [TableSection] {
    TableSection { Row("a").height(-3) }
  }
}

/// A page with one row of any content.
struct CustomContent<Content: RowContent>: TablePage {
  var title: String { "Laws" }
  let content: Content
  var sections: [TableSection] {
    TableSection { CustomRow(content) }
  }
}
