// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

@_exported public import RowhouseDiff
@_exported public import RowhouseHosting
@_exported public import RowhouseModel
