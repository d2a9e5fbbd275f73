// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryDiff
import Testing

/// Each scene as the gallery draws it, 80 columns wide and without color.
@Suite("Scenes")
struct SceneTests {
  private func drawing(of name: String) throws -> String {
    let scene = try #require(DiffScene.all.first { $0.name == name })
    return SceneDrawing(scene, layout: Layout()).lines.text(inColor: false)
  }

  @Test("An update is drawn on both sides and needs no batch")
  func nightMode() throws {
    #expect(
      try drawing(of: "night-mode") == """
        ── Night mode is turned on: one row changes ────────────────────── night-mode ──

          before                                │ after
          0    Display                          │ 0    Display
          0.0  ~ Night mode                 Off │ 0.0  ~ Night mode                  On
          0.1    Text size               Medium │ 0.1    Text size               Medium
          1    Sound                            │ 1    Sound
          1.0    Ringtone                Harbor │ 1.0    Ringtone                Harbor

          script
          ~ 0.0 → 0.0  Night mode

          One stage without a batch: a table view only redraws what changed.

        """)
  }

  @Test("A row that moves and changes has both signs; one that shifts has none")
  func forgetDevice() throws {
    #expect(
      try drawing(of: "forget-device") == """
        ── A device is forgotten, and another one moves to Trusted ──── forget-device ──

          before                                │ after
          0    Trusted                          │ 0    Trusted
          0.0    Maya’s phone     In use        │ 0.0    Maya’s phone     In use
          1    Other devices                    │ 0.1 >~ Tablet            Today  ← 1.1
          1.0  - Old laptop    Last year        │ 1    Other devices
          1.1 >~ Tablet       Asks first  → 0.1 │ 1.0    Television   Asks first
          1.2    Television   Asks first        │

          script
          - 1.0  Old laptop
          > 1.1 → 0.1  Tablet
          ~ 1.1 → 0.1  Tablet

          One stage: a table view takes it in one batch, then redraws what changed.
          The television only shifts, because the rows above it went: no edit.

        """)
  }

  @Test("Moves name their other position, and wide characters keep the columns aligned")
  func sorted() throws {
    #expect(
      try drawing(of: "sorted") == """
        ── Sorted by name: the fewest moves ────────────────────────────────── sorted ──

          before                                │ after
          0    Languages                        │ 0    Languages
          0.0  > Nederlands               → 0.4 │ 0.0    Deutsch
          0.1    Deutsch                        │ 0.1    English
          0.2  > 日本語                   → 0.5 │ 0.2    Español
          0.3    English                        │ 0.3    Français
          0.4    Español                        │ 0.4  > Nederlands               ← 0.0
          0.5    Français                       │ 0.5  > 日本語                   ← 0.2
          0.6    한국어                         │ 0.6    한국어

          script
          > 0.0 → 0.4  Nederlands
          > 0.2 → 0.5  日本語

          One stage: a table view takes it in one batch.
          Five of the seven rows are in order already, so two moves are enough.

        """)
  }

  @Test("Two stages show the page between them")
  func lastRow() throws {
    #expect(
      try drawing(of: "last-row") == """
        ── A section goes, and its last row moves to another ─────────────── last-row ──

          before                                │ after
          0    General                          │ 0    General
          0.0    Language        English        │ 0.0    Language        English
          0.1    Region          Ireland        │ 0.1    Region          Ireland
          1  - Labs                             │ 0.2  > Offline maps         On  ← 1.0
          1.0  > Offline maps         On  → 0.2 │ 1    About
          2    About                            │ 1.0    Version             2.4
          2.0    Version             2.4        │

          script
          - section 1  Labs
          > 1.0 → 0.2  Offline maps

          2 stages: a table view takes each in one batch.
          No table view moves a row out of a section that the same batch deletes.

          stage 1 of 2                          │ the page between
          > 1.0 → 0.2  Offline maps             │ 0    General
                                                │ 0.0    Language        English
                                                │ 0.1    Region          Ireland
                                                │ 0.2  > Offline maps         On  ← 1.0
                                                │ 1    Labs
                                                │ 2    About
                                                │ 2.0    Version             2.4

          stage 2 of 2, which leads to the page after
          - section 1  Labs

        """)
  }

  @Test("Repeated ids are reported")
  func sameID() throws {
    #expect(
      try drawing(of: "same-id") == """
        ── A server sends one id twice: tolerated, and reported ───────────── same-id ──

          before                                │ after
          0    Shopping list                    │ 0    Shopping list
          0.0    Oat milk            1 l        │ 0.0  > Bread            1 loaf  ← 0.1
          0.1  > Bread            1 loaf  → 0.0 │ 0.1    Oat milk            1 l
                                                │ 0.2  + Plums             500 g
                                                │ 0.3  + Oat milk            2 l

          script
          + 0.2  Plums
          + 0.3  Oat milk
          > 0.1 → 0.0  Bread

          One stage: a table view takes it in one batch.
          The first row with an id is matched with the first, so the second is new.

          Reported: The new collection contains the same id at 0.1 and at 0.3.

        """)
  }

  @Test("The drawing contains every scene, in the order of its directory")
  func room() {
    let room = DiffRoom().lines.text(inColor: false)
    let drawings = DiffScene.all.map {
      SceneDrawing($0, layout: Layout()).lines.text(inColor: false)
    }
    #expect(
      room == """
        Rowhouse’s diff: from one table page to the next, in the fewest edits
        - deleted   + inserted   > moved   ~ changed   0.1 is row 1 of section 0

        \(drawings.joined(separator: "\n"))
        """)
    #expect(
      DiffRoom.directory.text(inColor: false) == """
        night-mode     Night mode is turned on: one row changes
        forget-device  A device is forgotten, and another one moves to Trusted
        last-row       A section goes, and its last row moves to another
        sorted         Sorted by name: the fewest moves
        same-id        A server sends one id twice: tolerated, and reported

        """)
  }

  @Test("An unchanged page is reported as such")
  func unchanged() throws {
    let page = [DemoSection("Display", DemoRow("Night mode", "On"))]
    let scene = DiffScene("same", title: "Nothing happens", old: page, new: page)
    let drawing = SceneDrawing(scene, layout: Layout()).lines.text(inColor: false)
    #expect(drawing.hasSuffix("\n\n  No stage, because nothing changed.\n"))
    #expect(!drawing.contains("script"))
  }
}
