// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// An image on a tile.
final class TilePartView: UIView {
  private let picture = ImagePartView(frame: .zero)
  private var shape = ImagePart.Shape.rectangle

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("Only Rowhouse creates tiles") }

  func connect(to target: any PartTarget) { picture.connect(to: target) }

  func show(
    _ part: ImagePart, on tile: StyleColor, style: ResolvedStyle, in context: DrawingContext
  ) {
    backgroundColor = context.color(tile)
    clipsToBounds = true
    shape = part.shape
    var image = part
    (image.tile, image.shape, image.fit) = (nil, .rectangle, .fit)
    picture.show(image, style: style, in: context)
    if case .symbol = part.source {
      picture.tintColor = context.color(context.theme.symbolColor(onTile: tile))
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let share = CGFloat(ImagePart.shareOfTile)
    picture.frame = bounds.insetBy(dx: width * (1 - share) / 2, dy: height * (1 - share) / 2)
    layer.cornerRadius = shape.cornerRadius(in: bounds.size)
  }
}

extension TilePartView: PartView {}
#endif
