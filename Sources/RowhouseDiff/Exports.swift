// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

@_exported public import RowhouseIndexing
