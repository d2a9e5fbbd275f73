// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What describes a row of a standard kind.
public protocol StandardRowElement: RowElement {}

extension StandardRowElement {
  /// Puts a line below the title.
  public consuming func subtitle(_ text: String?) -> Self {
    row.standard.subtitle = text
    return self
  }

  /// Puts a picture before the title.
  public consuming func image(_ image: ImageSource?) -> Self {
    row.standard.image = image
    return self
  }

  /// Puts a text at the trailing edge.
  public consuming func value(_ text: String?) -> Self {
    row.standard.value = text
    return self
  }

  /// Puts a picture at the trailing edge.
  public consuming func valueImage(_ image: ImageSource?) -> Self {
    row.standard.valueImage = image
    return self
  }

  /// Puts a text and a picture at the trailing edge.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - image: The picture.
  ///   - order: Which of the two stands nearer to the edge; the picture, unless given.
  /// - Returns: The changed row.
  public consuming func value(
    _ text: String?, image: ImageSource?, order: ValueOrder = .imageAtEdge
  ) -> Self {
    row.standard.value = text
    row.standard.valueImage = image
    row.standard.valueOrder = order
    return self
  }

  /// Sets which of value text and value image stands nearer to the edge.
  public consuming func valueOrder(_ order: ValueOrder) -> Self {
    row.standard.valueOrder = order
    return self
  }
}
