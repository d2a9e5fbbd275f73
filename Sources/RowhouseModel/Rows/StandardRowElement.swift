// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A description of a row with a title, such as ``Row``, ``ToggleRow``, or ``ButtonRow``.
public protocol TitledRowElement: RowElement {}

/// A description of a row with a title and a value, such as ``Row``, ``ToggleRow``, or ``FieldRow``.
public protocol StandardRowElement: TitledRowElement {}

extension TitledRowElement {
  /// Sets the line below the title.
  public consuming func subtitle(_ text: String?) -> Self {
    changing { $0.standard.subtitle = text }
  }

  /// Sets the image before the title, and the color of a tile with rounded corners behind it.
  ///
  /// ```swift
  /// Row("Wi-Fi").image(.symbol("wifi"), tile: .hex(0x0A6FE8))
  /// ```
  ///
  /// - Parameters:
  ///   - image: The image, which has the size ``ResolvedStyle/imageSize``. On a tile, a symbol is
  ///     white or black; see ``ImagePart/tile``.
  ///   - tile: The color of the tile, which has that size. Defaults to `nil`, which shows no tile.
  /// - Returns: The row with the image.
  public consuming func image(_ image: ImageSource?, tile: StyleColor? = nil) -> Self {
    changing {
      $0.standard.image = image
      $0.standard.imageTile = tile
    }
  }
}

extension StandardRowElement {
  /// Sets the text at the trailing edge.
  public consuming func value(_ text: String?) -> Self { changing { $0.standard.value = text } }

  /// Sets the image at the trailing edge.
  public consuming func valueImage(_ image: ImageSource?) -> Self {
    changing { $0.standard.valueImage = image }
  }

  /// Sets the text and the image at the trailing edge, and their order.
  public consuming func value(
    _ text: String?, image: ImageSource?, order: ValueOrder = .imageAtEdge
  ) -> Self {
    value(text).valueImage(image).valueOrder(order)
  }

  /// Sets the order of the text and the image at the trailing edge.
  public consuming func valueOrder(_ order: ValueOrder) -> Self {
    changing { $0.standard.valueOrder = order }
  }
}
