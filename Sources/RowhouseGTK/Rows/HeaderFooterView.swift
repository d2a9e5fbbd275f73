// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// The header or footer of a section or page.
final class HeaderFooterView: EntryView {
  private(set) var drawing: HeaderFooterDrawing?
  private weak var host: TableHost?
  /// The id of the section, or `nil` if the view shows the header or footer of the page.
  private var section: ItemID?
  /// The color behind a header that rows scroll under, or `nil` if there is none.
  private var background: GdkRGBA?
  private var placedSize: (Int32, Int32)?
  private(set) lazy var canvas = PartCanvas(in: self)

  /// True for the headers of sections, whose role GTK cannot change later.
  let isHeading: Bool

  init(isHeading: Bool) {
    self.isHeading = isHeading
    super.init(
      cssName: "header-footer",
      role: isHeading ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_GROUP)
  }

  /// Shows a header or footer of a section, or of the page if `section` is `nil`, in place of the previous one.
  ///
  /// - Returns: True if its height may have changed.
  func show(
    _ drawing: HeaderFooterDrawing, ofSection section: ItemID?, background: GdkRGBA?,
    in host: TableHost
  ) -> Bool {
    let isSame = self.drawing.map { $0.looksLike(drawing) } ?? false
    self.drawing = drawing
    self.background = background
    (self.host, self.section) = (host, section)
    canvas.target = self
    drawing.draw(on: canvas)
    pointer.setAccessibleName(drawing.accessibleName)
    pointer.setAccessibleHidden(drawing.part == nil)
    if isSame { gtk_widget_queue_draw(pointer) } else { placeAgain() }
    return !isSame
  }

  /// Places the content again, because it has changed or an image has been loaded.
  func placeAgain() {
    placedSize = nil
    contentChanged()
  }

  override func height(width: Double) -> Double { drawing?.height(width: width) ?? 0 }

  override func allocate(width: Int32, height: Int32) {
    if let drawing, placedSize.map({ $0 != (width, height) }) ?? true {
      placedSize = (width, height)
      drawing.setFrames(on: canvas, width: Double(width), height: Double(height))
    }
    canvas.allocate()
  }

  override func draw(_ snapshot: OpaquePointer) {
    if let background { snapshot.fill(pointer.bounds, background) }
    canvas.draw(snapshot)
    drawChildren(snapshot)
  }
}

extension HeaderFooterView: PartTarget {
  // Only the button of a section has an effect. Another control that was changed shows its old value again.

  func control(_ control: ControlID, changedTo value: ControlValue) {
    if let section, value == .pressed {
      host?.pressHeaderButton(ofSection: section)
    } else {
      host?.redrawAll()
    }
  }

  func control(_ control: ControlID, typed text: String) -> Bool { false }

  func control(_ control: ControlID, leftWith value: ControlValue) { host?.redrawAll() }

  func submission() -> @MainActor (Bool) -> Void { { _ in } }

  func caretMoved() {}

  func linesChanged() {}

  func detailPressed() {}

  func editingEnded() {}

  func showPageAgain() { host?.redrawAll() }

  func imageLoaded() { host?.imageLoadedInHeader() }
}
#endif
