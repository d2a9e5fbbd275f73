// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Rowhouse

/// A page of the gallery in a language that is written from right to left.
struct MirroredPage: WrapperPage {
  let wrappedPage: any TablePage

  let language: String? = "ar"
}
#endif
