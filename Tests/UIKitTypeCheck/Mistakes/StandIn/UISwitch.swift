// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Each declaration differs from UIKit's; the comparison has to report all of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public class UIColor: NSObject {}

public class UISwitch: NSObject {
  public private(set) var isOn = false
  public var onTintColor = UIColor()

  public func flip() {}
}
