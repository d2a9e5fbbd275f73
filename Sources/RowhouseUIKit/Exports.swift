// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
// The exports of this file are visible in every file of the module, so no other file imports UIKit.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import UIKitDouble
#endif
#endif
