// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// An image.
final class ImagePartView: UIImageView {
  private weak var target: (any PartTarget)?
  private var part: ImagePart?
  /// The task that loads the image, or `nil` if none is being loaded.
  private var loading: Task<Void, Never>?

  deinit { loading?.cancel() }

  func connect(to target: any PartTarget) { self.target = target }

  func show(_ part: ImagePart, style: ResolvedStyle, in context: DrawingContext) {
    let old = self.part
    self.part = part
    contentMode =
      switch part.fit {
      case .stretch: .scaleToFill
      case .fit: .scaleAspectFit
      case .fill: .scaleAspectFill
      }
    clipsToBounds = true
    tintColor = context.color(style.tint)
    isAccessibilityElement = part.label != nil
    accessibilityLabel = part.label
    accessibilityTraits = .image
    let isMissing = image == nil && loading == nil
    if old?.source != part.source || isMissing { load(part.source, in: context) }
    backgroundColor = image == nil ? part.placeholder.map { context.color($0) } : nil
    setNeedsLayout()
  }

  private func load(_ source: ImageSource, in context: DrawingContext) {
    loading?.cancel()
    loading = nil
    image = context.images.image(source)
    guard image == nil, case .remote(let address) = source else { return }
    let size = context.images.size(of: source)
    loading = Task { [weak self, images = context.images] in
      let loaded = await images.remoteImage(address)
      // The view may show the image of another row in the meantime.
      guard let self, !Task.isCancelled, self.part?.source == source else { return }
      self.loading = nil
      guard let loaded else { return }
      self.image = loaded
      self.backgroundColor = nil
      // The image was laid out with the size of its placeholder, unless it was loaded before.
      if case .natural = self.part?.size, loaded.dimensions != size { self.target?.imageLoaded() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = part?.shape.cornerRadius(in: bounds.size) ?? 0
  }
}

extension ImagePart.Shape {
  /// Returns the corner radius for a view of a given size.
  func cornerRadius(in size: CGSize) -> CGFloat {
    switch self {
    case .rounded(let radius): CGFloat(radius.drawableLength)
    case .circle: min(size.width, size.height) / 2
    case .rectangle: 0
    }
  }
}

extension ImagePartView: PartView {}
#endif
