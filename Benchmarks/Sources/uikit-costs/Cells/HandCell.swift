// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import UIKitDouble

/// A handwritten cell with a picture, a title, a switch, and a chevron.
final class HandCell: UITableViewCell {
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let toggle = UISwitch(frame: .zero)
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .systemFont(ofSize: 15)
    label.textColor = .label
    chevron.tintColor = .systemGray
    for view in [picture, label, toggle, chevron] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { preconditionFailure("The cell is in no storyboard") }

  func show(_ item: SettingItem) {
    picture.image = UIImage(named: item.image)
    label.text = item.title
    toggle.setOn(item.isOn, animated: false)
    toggle.accessibilityLabel = item.title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    picture.frame = CGRect(x: 12, y: (height - 30) / 2, width: 30, height: 30)
    chevron.frame = CGRect(x: width - 18.5, y: (height - 10.5) / 2, width: 6.5, height: 10.5)
    let size = toggle.sizeThatFits(.zero)
    let edge = chevron.frame.minX - 12 - size.width
    toggle.frame = CGRect(origin: CGPoint(x: edge, y: (height - size.height) / 2), size: size)
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
    label.frame = CGRect(
      x: 52, y: (height - text.height) / 2, width: min(text.width, 180, edge - 64),
      height: text.height)
  }
}
#endif
