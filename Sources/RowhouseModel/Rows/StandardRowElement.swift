// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What describes a row of a standard kind.
public protocol StandardRowElement: RowElement {}

extension StandardRowElement {
  /// Puts a line below the title.
  public consuming func subtitle(_ text: String?) -> Self {
    row.updateStandardContent { $0.subtitle = text }
    return self
  }

  /// Puts a picture before the title.
  public consuming func image(_ image: ImageSource?) -> Self {
    row.updateStandardContent { $0.image = image }
    return self
  }

  /// Puts a text at the trailing edge.
  public consuming func value(_ text: String?) -> Self {
    row.updateStandardContent { $0.value = text }
    return self
  }

  /// Puts a picture at the trailing edge.
  public consuming func valueImage(_ image: ImageSource?) -> Self {
    row.updateStandardContent { $0.valueImage = image }
    return self
  }

  /// Puts a text and a picture at the trailing edge.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - image: The picture.
  ///   - order: Which of the two stands nearer to the edge; the picture, unless given.
  public consuming func value(
    _ text: String?, image: ImageSource?, order: ValueOrder = .imageAtEdge
  ) -> Self {
    row.updateStandardContent {
      $0.value = text
      $0.valueImage = image
      $0.valueOrder = order
    }
    return self
  }

  /// Sets which of value text and value image stands nearer to the edge.
  public consuming func valueOrder(_ order: ValueOrder) -> Self {
    row.updateStandardContent { $0.valueOrder = order }
    return self
  }
}
