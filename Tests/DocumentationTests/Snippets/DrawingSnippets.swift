// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The example of the article about drawings.
@MainActor
@Suite("Drawings of pages")
struct DrawingSnippets {
  struct OrderPage: TablePage {
    var title: String { "Order" }

    var sections: [TableSection] {
      TableSection("Controls", footer: "Delivery takes two days.") {
        ToggleRow("Gift", isOn: true) { _ in }
        FieldRow("Name", text: "Ann") { _ in }
        FieldRow("Code", text: "", placeholder: "4 digits") { _ in }
        FieldRow("Password", text: "1234", kind: .secure) { _ in }
        StepperRow("Copies", value: 2, in: 1...9) { _ in }
        SliderRow("Zoom", value: 0.5) { _ in }
        PickerRow("Paper", value: "A4", options: ["A4", "A5"], title: { $0 }) { _ in }
        PickerRow("Sides", value: 1, options: [1, 2], title: { "\($0)" }) { _ in }
          .pickerStyle(.segmented)
        DateRow("Day", value: CalendarDate(year: 2026, month: 11, day: 22)) { _ in }
        ColorRow("Ink", value: RGBA(hex: 0x1A237E)) { _ in }
        ProgressRow("Upload", fraction: 0.4)
        ButtonRow("Cancel", role: .destructive) {}
      }
      .headerButton("See all") {}
      TableSection("Rows") {
        Row("Storage").image(.named("disk")).value("12 MB").accessory(.disclosure)
        Row("Send").disabled()
        ChoiceRows(["A4", "A5"], chosen: "A4", title: { $0 }) { _ in }
        ExternalLinkRow("Help", to: "https://example.com")
      }
      TableSection {}
    }
  }

  @Test("Each kind of control and row has a sign")
  func signs() {
    #expect(
      PageTest(OrderPage()).text == """
        # Order

        Controls  [See all]
          Gift                                                  (on)
          Name                                                 [Ann]
          Code                                           [4 digits…]
          Password                                            [••••]
          Copies                                             2 (−|+)
          Zoom                                         (─────●─────)
          Paper                                               (A4 ▾)
          Sides
          (●1|2)
          Day                                           (2026-11-22)
          Ink                                              (#1a237e)
          Upload (40%)
                                  ! Cancel !
        Delivery takes two days.

        Rows
          [disk] Storage                                     12 MB >
          Send                                                        (disabled)
          A4                                                       ✓
          A5
          Help                                                        (https://example.com)

          (no rows)
        """)
  }
}
