// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryDiff
import Testing

@Suite("Layout")
struct LayoutTests {
  @Test("No line is wider than the terminal", arguments: 30...80)
  func width(columns: Int) {
    for line in DiffRoom(layout: Layout(columns: columns)).lines {
      #expect(line.columns <= columns)
    }
  }

  @Test("The width is limited for very narrow and very wide terminals")
  func limits() {
    #expect(Layout(columns: 1).width == 30)
    #expect(Layout(columns: 500).width == 80)
  }

  @Test("With less than 60 columns, one page is below the other")
  func threshold() {
    #expect(Layout(columns: 59).isStacked)
    #expect(!Layout(columns: 60).isStacked)
  }

  @Test("Titles and values are shortened, and wide characters keep the columns aligned")
  func truncation() {
    let scene = DiffScene(
      "long", title: "Long texts",
      old: [
        DemoSection("Réseaux", DemoRow("A very long name of a network", "Connected, no internet"))
      ],
      new: [DemoSection("Réseaux", DemoRow("とても長いネットワークの名前", "接続済み", id: "1"))])
    #expect(
      SceneDrawing(scene, layout: Layout(columns: 60)).lines.prefix(5).text(inColor: false) == """
        ── Long texts ────────────────────────────────────── long ──

          before                      │ after
          0    Réseaux                │ 0    Réseaux
          0.0  - A very…   Connected… │ 0.0  + とても長…   接続済み

        """)
  }

  @Test("A narrow terminal")
  func narrow() {
    #expect(
      DiffRoom(DiffScene.all.filter { $0.name == "last-row" }, layout: Layout(columns: 40)).lines
        .text(inColor: false) == """
          Rowhouse’s diff: from one table page to
          the next, in the fewest edits
          - deleted
          + inserted
          > moved
          ~ changed
          0.1 is row 1 of section 0

          ────────────────────────────────────────
          A section goes, and its last row moves
          to another
          last-row

            before
            0    General
            0.0    Language         English
            0.1    Region           Ireland
            1  - Labs
            1.0  > Offline maps          On  → 0.2
            2    About
            2.0    Version              2.4

            after
            0    General
            0.0    Language         English
            0.1    Region           Ireland
            0.2  > Offline maps          On  ← 1.0
            1    About
            1.0    Version              2.4

            script
            - section 1  Labs
            > 1.0 → 0.2  Offline maps

            2 stages: a table view takes each in
            one batch.
            No table view moves a row out of a
            section that the same batch deletes.

            stage 1 of 2
            > 1.0 → 0.2  Offline maps

            the page between
            0    General
            0.0    Language         English
            0.1    Region           Ireland
            0.2  > Offline maps          On  ← 1.0
            1    Labs
            2    About
            2.0    Version              2.4

            stage 2 of 2, which leads to the page
            after
            - section 1  Labs

          """)
  }
}
