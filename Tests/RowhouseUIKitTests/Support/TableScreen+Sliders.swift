// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse

extension TableScreen {
  /// Returns the slider of a row of the newest page, or `nil` if the row has none of that name.
  func slider(_ control: ControlID, at indexPath: RowIndexPath) -> SliderPart? {
    let page = driver.page
    guard let style = page.style(at: indexPath) else { return nil }
    for case .slider(let slider) in page.row(at: indexPath)?.body(style: style).controls ?? []
    where slider.control == control {
      return slider
    }
    return nil
  }
}
#endif
