// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The content of a row of a ``PartsPage``.
struct PartsContent: RowContent {
  enum Kind: Hashable {
    case pager
    case band
    case boxes
    case badges
    case limits
    case grid
    case distribution(StackPart.Distribution)
    case pictures(ImagePart.Fit)
    case photograph
  }

  let kind: Kind

  func body(style: ResolvedStyle) -> Part {
    switch kind {
    case .pager:
      .pager(label: "Offers") {
        Part.fillingImage(.named("wzry"), label: "First offer").aspectRatio(2.5)
        Part.fillingImage(.named("doudizhu"), label: "Second offer").aspectRatio(2.5)
      }
    case .band:
      Part.vertical(spacing: 4, alignment: .fill) {
        Part.text("A band from edge to edge", color: .rowBackground)
        Part.text("its end", color: .rowBackground, alignment: .trailing)
      }
      .padding(12).background(.label)
    case .boxes:
      .horizontal(spacing: 12, alignment: .center) {
        text("padded").padding(10).border()
        text("round").padding(10).background(.selectedRowBackground).cornerRadius(12)
        text("48 tall").frame(height: 48, vertical: .end).border(BoxPart.Border(width: 2))
        Part.fillingImage(.named("avatar"), label: "A square").frame(width: 40, height: 40)
          .cornerRadius(20)
      }
    case .photograph:
      .vertical(spacing: 8, alignment: .center) {
        Part.image(
          .named("wzry"), aspectRatio: 1.5, maximumHeight: 300, label: "A photograph",
          shape: .rounded(12), placeholder: .selectedRowBackground)
        Part.text("As wide as the row, and at most 300 points tall")
      }
    case .badges:
      .horizontal(spacing: 12) {
        Part.text("New messages")
        Part.badge("3", label: "3 new messages")
        Part.badge(label: "unread")
        Part.spacer()
        Part.badge("draft")
      }
    case .limits:
      .horizontal(spacing: 12) {
        Part.vertical(alignment: .start) {
          limited("A title that is wider than its column", to: 300)
          limited("Short", to: 300)
          Part.text("Subtitle")
        }
        .frame(width: 200)
        limited("A value that is wider than its limit", to: 60)
        Part.spacer()
      }
    case .grid:
      .grid(columns: 4, spacing: 8) {
        for name in ["Album", "Cards", "Favorites", "Settings", "Shake"] {
          Part.vertical(spacing: 4, alignment: .center) {
            Part.image(.named("emoticon"), size: .square(30))
            Part.text(name, font: style.subtitleFont, lineLimit: 1)
          }
          .padding(6)
          .pressable(label: name, control: ControlID(name))
        }
      }
    case .distribution(let distribution):
      .horizontal(spacing: 8, distribution: distribution) {
        for name in ["one", "two", "three"] {
          text(name).padding(6).background(.selectedRowBackground)
        }
      }
    case .pictures(let fit):
      .horizontal(spacing: 12) {
        picture(fit, .rectangle)
        picture(fit, .rounded(10))
        picture(fit, .circle)
        Part.image(
          ImagePart(
            .named("none such"), size: .fixed(Dimensions(width: 60, height: 40)), fit: fit,
            shape: .rounded(10), placeholder: .selectedRowBackground))
      }
    }
  }

  private func text(_ text: String) -> Part { .text(text) }

  private func limited(_ text: String, to width: Double) -> Part {
    .text(TextPart(text, lineLimit: 1, widthLimit: width))
  }

  private func picture(_ fit: ImagePart.Fit, _ shape: ImagePart.Shape) -> Part {
    .image(
      ImagePart(
        .named("avatar"), size: .fixed(Dimensions(width: 60, height: 40)), label: "\(fit)",
        fit: fit, shape: shape, placeholder: .selectedRowBackground))
  }
}
