// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
// Every file of the module sees the exports of this file, so no other file imports UIKit.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import UIKitDouble
#endif
#endif
