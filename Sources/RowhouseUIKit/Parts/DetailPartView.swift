// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// The sign that tells more about a row.
final class DetailPartView: UIButton, PartView {
  private weak var target: (any PartTarget)?

  func connect(to target: any PartTarget) {
    self.target = target
    addAction(UIAction { [weak self] _ in self?.target?.detailTapped() }, for: .touchUpInside)
  }

  func show(style: ResolvedStyle, in context: DrawingContext) {
    if image(for: .normal) == nil { setImage(UIImage(systemName: "info.circle"), for: .normal) }
    tintColor = context.color(style.tint)
    accessibilityLabel = context.texts.moreInformation
  }
}
#endif
