// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS)
public import UIKit

extension UIImage {
  /// Returns true if the image is the one of that name in the asset catalog, or the symbol.
  public func isNamed(_ name: String) -> Bool {
    [UIImage(named: name), UIImage(systemName: name)].contains {
      $0?.withRenderingMode(renderingMode) == self
    }
  }
}
#endif
