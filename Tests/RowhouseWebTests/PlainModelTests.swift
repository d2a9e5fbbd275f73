// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Models without observation in the browser")
struct PlainModelTests {
  private final class Sounds {
    var ringtone = "Bells"
  }

  private struct SoundsPage: TablePage {
    let sounds: Sounds
    var title: String { "Sounds" }
    var sections: [TableSection] {
      TableSection {
        LinkRow("Ringtone") { RingtonePage(sounds: sounds) }.value(sounds.ringtone).id("link")
      }.id("s")
    }
  }

  private struct RingtonePage: TablePage {
    let sounds: Sounds
    var title: String { "Ringtone" }
    var sections: [TableSection] {
      TableSection { Row("Harp").onSelect { sounds.ringtone = "Harp" }.id("harp") }.id("s")
    }
  }

  @Test("The answer to “Back” shows what the page above has changed")
  func returning() {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      SoundsPage(sounds: Sounds())
    }
    for (event, screen) in [("tap/ts/tlink", 1), ("tap/ts/tharp", 2), ("back", 2)] {
      #expect(session.receive(event, number: session.nextEvent, screen: screen) == .accepted)
    }
    #expect(session.mainMarkup().text.contains("Harp"))
  }
}
