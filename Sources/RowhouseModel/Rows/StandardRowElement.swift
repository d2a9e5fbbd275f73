// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A description of a row of a standard kind.
public protocol StandardRowElement: RowElement {}

extension StandardRowElement {
  /// Sets the line below the title.
  public consuming func subtitle(_ text: String?) -> Self {
    changing { $0.standard.subtitle = text }
  }

  /// Sets the picture before the title.
  public consuming func image(_ image: ImageSource?) -> Self {
    changing { $0.standard.image = image }
  }

  /// Sets the text at the trailing edge.
  public consuming func value(_ text: String?) -> Self { changing { $0.standard.value = text } }

  /// Sets the picture at the trailing edge.
  public consuming func valueImage(_ image: ImageSource?) -> Self {
    changing { $0.standard.valueImage = image }
  }

  /// Sets the text and the picture at the trailing edge, and their order.
  public consuming func value(
    _ text: String?, image: ImageSource?, order: ValueOrder = .imageAtEdge
  ) -> Self {
    value(text).valueImage(image).valueOrder(order)
  }

  /// Sets the order of the text and the picture at the trailing edge.
  public consuming func valueOrder(_ order: ValueOrder) -> Self {
    changing { $0.standard.valueOrder = order }
  }
}
