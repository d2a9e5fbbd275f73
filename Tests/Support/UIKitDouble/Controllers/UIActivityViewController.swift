// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>.
open class UIActivityViewController: UIViewController {
  /// The shared objects, which tests read.
  public let activityItems: [Any]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  public required init?(coder: NSCoder) { nil }
}

/// See <https://developer.apple.com/documentation/uikit/uiactivity>.
open class UIActivity: NSObject {}
#endif
