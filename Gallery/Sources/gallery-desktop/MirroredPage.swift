// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Rowhouse

/// A page of the gallery in a right-to-left language.
struct MirroredPage: WrapperPage {
  let wrappedPage: any TablePage

  let language: String? = "ar"
}
#endif
