// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The button that shows the details of a row.
final class DetailPartView: UIButton {
  func updateColor(style: ResolvedStyle, in context: DrawingContext) {
    if image(for: .normal) == nil { setImage(UIImage(systemName: "info.circle"), for: .normal) }
    tintColor = context.color(style.tint)
    accessibilityLabel = context.texts.moreInformation
  }
}

extension DetailPartView: ReportingPartView {
  func report(to target: any PartTarget) { target.detailTapped() }
}
#endif
