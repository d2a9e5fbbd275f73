// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseLayout
import RowhouseModel

/// A measurer that measures texts with Pango, and images.
struct PangoMeasurer: PartMeasuring {
  let texts: PangoTexts
  let images: PageImages

  func size(of text: TextQuery) -> Dimensions { texts.size(of: text) }

  func size(of image: ImageSource) -> Dimensions? { images.size(of: image) }
}
#endif
