// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting

/// A progress indicator over a page.
final class ProgressOverlay: UIView {
  private let card = UIView(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let bar = UIProgressView(progressViewStyle: .default)
  private let label = UILabel(frame: .zero)

  func show(_ report: ProgressReport) {
    if card.superview == nil { addParts() }
    label.text = report.message
    spinner.isHidden = report.fraction != nil
    bar.isHidden = report.fraction == nil
    if let fraction = report.fraction { bar.setProgress(Float(fraction), animated: true) }
    accessibilityLabel = report.message
    accessibilityValue = report.fraction.map { "\(Int(($0 * 100).rounded())) %" }
    setNeedsLayout()
  }

  private func addParts() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = true
    // Hides the page from assistive technologies, because the overlay also blocks touches.
    accessibilityViewIsModal = true
    accessibilityTraits = .updatesFrequently
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 12
    label.textAlignment = .center
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    spinner.startAnimating()
    for part in [spinner, bar, label] { card.addSubview(part) }
    addSubview(card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Long messages and large text make the card taller, up to the height of the page.
    let width = min(220, bounds.width)
    let available = CGSize(width: max(0, width - 32), height: .greatestFiniteMagnitude)
    let text = min(max(42, label.sizeThatFits(available).height), max(42, bounds.height - 68))
    let size = CGSize(width: width, height: text + 68)
    card.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    let inner = card.bounds.insetBy(dx: 16, dy: 16)
    spinner.frame = CGRect(x: inner.midX - 10, y: inner.minY + 6, width: 20, height: 20)
    bar.frame = CGRect(x: inner.minX, y: inner.minY + 14, width: inner.width, height: 4)
    label.frame = CGRect(x: inner.minX, y: inner.minY + 36, width: inner.width, height: text)
  }
}
#endif
