// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// A card with the progress of an activity, near the top of a page, which remains usable.
final class ProgressOverlay: UIView {
  private let card = UIView(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let bar = UIProgressView(progressViewStyle: .default)
  private let label = UILabel(frame: .zero)

  func show(_ report: ProgressReport, language: String) {
    if card.superview == nil { addParts() }
    label.text = report.message
    spinner.isHidden = report.fraction != nil
    bar.isHidden = report.fraction == nil
    if let fraction = report.fraction { bar.setProgress(Float(fraction), animated: true) }
    card.accessibilityLabel = report.message
    card.accessibilityValue = report.fraction.map(
      NumberFormat(.percent(), language: language).text(of:))
    setNeedsLayout()
  }

  private func addParts() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Touches reach the page below.
    isUserInteractionEnabled = false
    // The overlay covers the page, so the card, and not the overlay, is the accessibility element.
    card.isAccessibilityElement = true
    card.accessibilityTraits = .updatesFrequently
    card.backgroundColor = UIColor(white: 0.1, alpha: 0.9)
    card.layer.cornerRadius = 12
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    spinner.color = .white
    spinner.startAnimating()
    for part in [spinner, bar, label] { card.addSubview(part) }
    addSubview(card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, min(bounds.width - 32, 360))
    let indent: CGFloat = spinner.isHidden ? 0 : 32
    let footer: CGFloat = bar.isHidden ? 0 : 14
    // Long messages and large text make the card taller, up to the height of the page.
    let room = CGSize(width: max(0, width - 32 - indent), height: .greatestFiniteMagnitude)
    let text = min(max(20, label.sizeThatFits(room).height), max(20, bounds.height - 44 - footer))
    card.frame = CGRect(
      x: bounds.midX - width / 2, y: 10, width: width, height: text + 24 + footer)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let spinnerX = isRightToLeft ? width - 36 : 16
    spinner.frame = CGRect(x: spinnerX, y: 12 + (text - 20) / 2, width: 20, height: 20)
    label.frame = CGRect(
      x: isRightToLeft ? 16 : 16 + indent, y: 12, width: room.width, height: text)
    bar.frame = CGRect(x: 16, y: text + 22, width: max(0, width - 32), height: 4)
  }
}
#endif
