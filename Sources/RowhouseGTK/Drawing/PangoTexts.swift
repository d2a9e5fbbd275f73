// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// A measurer of texts that also lays them out for drawing, with Pango.
///
/// Texts are measured on any thread, but Pango's objects are not thread-safe. Therefore, the
/// objects have their own font map and are used only while a lock is held.
final class PangoTexts: Sendable {
  /// The family of the system's font.
  let systemFamily: String
  private let memory: Locked<Memory>
  private let sizes = Locked<[TextQuery: Dimensions]>([:])
  /// A unit of Pango, in points.
  static let unit = 1 / Double(PANGO_SCALE)
  /// The number of sizes after which the cache is emptied.
  private static let limit = 4_096

  /// The Pango objects.
  private struct Memory: @unchecked Sendable {
    let context: OpaquePointer
    let probe: OpaquePointer
    var fonts: [ScaledFont: OpaquePointer] = [:]
  }

  private struct ScaledFont: Hashable {
    let font: StyleFont
    let scale: Double
  }

  init(systemFamily: String) {
    self.systemFamily = systemFamily
    guard let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map),
      let probe = pango_layout_new(context)
    else { preconditionFailure("Pango has no memory for a font map") }
    g_object_unref(map.raw)
    // GTK draws without hinted metrics, so text has the measured width at any position.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 96)
    pango_context_set_round_glyph_positions(context, 0)
    // If the direction were set, Pango would swap left and right for text in the other direction.
    pango_context_set_base_dir(context, PANGO_DIRECTION_NEUTRAL)
    memory = Locked(Memory(context: context, probe: probe))
  }

  deinit {
    memory.withLock { memory in
      g_object_unref(memory.probe.raw)
      g_object_unref(memory.context.raw)
      for font in memory.fonts.values { pango_font_description_free(font) }
    }
  }
}

extension PangoTexts {
  /// Returns the width of the longest line and the height of text, in points.
  func size(of query: TextQuery) -> Dimensions {
    if let known = sizes.withLock({ $0[query] }) { return known }
    let size = memory.withLock { memory in
      var size = extents(of: query, &memory)
      // A query without a width requests the width of the widest letter. When drawn, an ellipsis
      // replaces the text, so the height is that of the ellipsis.
      if query.width <= 0, query.lineLimit != nil {
        var drawn = query
        drawn.width = Self.unit
        size.height = extents(of: drawn, &memory).height
      }
      return size
    }
    sizes.withLock { sizes in
      if sizes.count >= Self.limit { sizes.removeAll(keepingCapacity: true) }
      sizes[query] = size
    }
    return size
  }

  private func extents(of query: TextQuery, _ memory: inout Memory) -> Dimensions {
    configure(memory.probe, for: query, &memory)
    var extents = PangoRectangle()
    pango_layout_get_extents(memory.probe, nil, &extents)
    return Dimensions(
      width: (Double(extents.width) * Self.unit).pixelUp(1),
      height: (Double(extents.height) * Self.unit).pixelUp(1))
  }

  /// Returns the layout of text for drawing.
  ///
  /// - Parameters:
  ///   - query: The text, its font, and its width.
  ///   - alignment: The alignment of lines.
  /// - Returns: The laid-out text.
  func layout(_ query: TextQuery, _ alignment: PangoAlignment) -> TextLayout {
    memory.withLock { memory in
      guard let layout = pango_layout_new(memory.context) else {
        preconditionFailure("Pango has no memory for a text")
      }
      var query = query
      query.width = max(query.width, Self.unit)
      configure(layout, for: query, &memory)
      pango_layout_set_alignment(layout, alignment)
      return TextLayout(query.text, layout)
    }
  }

  private func configure(
    _ layout: OpaquePointer, for query: TextQuery, _ memory: inout Memory
  ) {
    let isOneLine = query.lineLimit == 1
    let text = isOneLine ? query.text.withoutLineBreaks : query.text
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    pango_layout_set_font_description(layout, font(query, &memory))
    let isBroken = query.width.isFinite && query.width < 0x1p20
    // Adds some units, so that text whose width was measured in one line and then rounded fits into
    // one line at that width.
    let width = query.width > 0 ? query.width + 16 * Self.unit : 0
    pango_layout_set_width(layout, isBroken ? Int32(width / Self.unit) : -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let lines = query.lineLimit, isBroken, query.width > 0 {
      pango_layout_set_height(layout, -Int32(clamping: max(1, lines)))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    } else {
      pango_layout_set_height(layout, -1)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    }
    if let lines = query.lineLimit, lines > 1, query.width > 0 { cut(layout, text, to: lines) }
  }

  /// Truncates text with line breaks after a number of lines.
  ///
  /// Pango starts counting lines again at each line break.
  private func cut(_ layout: OpaquePointer, _ text: String, to lines: Int) {
    guard let lines = Int32(exactly: lines), pango_layout_get_line_count(layout) > lines,
      let last = pango_layout_get_line_readonly(layout, lines - 1)
    else { return }
    let cut = text.cut(inLineAt: Int(last.pointee.start_index))
    pango_layout_set_text(layout, cut, Int32(clamping: cut.utf8.count))
  }

  private func font(_ query: TextQuery, _ memory: inout Memory) -> OpaquePointer? {
    let key = ScaledFont(font: query.font, scale: query.scale)
    if let known = memory.fonts[key] { return known }
    let made = query.font.pangoDescription(scale: query.scale, systemFamily: systemFamily)
    memory.fonts[key] = made
    return made
  }
}

extension StyleFont {
  /// Returns a new font description, which the caller must free.
  ///
  /// `scale` applies only if the font is scaled.
  func pangoDescription(scale: Double, systemFamily: String) -> OpaquePointer? {
    let description = pango_font_description_new()
    let family =
      switch family {
      case .system: systemFamily
      case .monospaced: "monospace"
      case .named(let name): "\(name),\(systemFamily)"
      }
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
    let points = isScaled ? size * scale : size
    pango_font_description_set_absolute_size(description, points * Double(PANGO_SCALE))
    return description
  }
}

extension String {
  /// Returns the text up to the first line break at or after a UTF-8 position, with an ellipsis in place of the rest.
  ///
  /// The line breaks before this position are replaced with line separators, which don't end a
  /// paragraph.
  fileprivate func cut(inLineAt position: Int) -> String {
    let start = utf8.index(startIndex, offsetBy: position)
    let end = self[start...].firstIndex(where: \.isNewline)
    return String((end.map { self[..<$0] } ?? self[...]).map { $0.isNewline ? "\u{2028}" : $0 })
      + (end == nil ? "" : "…")
  }
}
#endif
