// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// An indicator of work of unknown length.
final class SpinnerPartView: OwnedWidget {
  convenience init() {
    self.init(gtk_spinner_new())
    gtk_spinner_start(pointer.opaque)
    // A click reaches the row.
    gtk_widget_set_can_target(pointer, 0)
  }

  func show(_ progress: ProgressPart) { pointer.setAccessibleName(progress.label) }
}

extension SpinnerPartView: ControlView {
  func connect(to target: any PartTarget) {}
}

/// A bar that shows progress or a level.
final class BarPartView: OwnedWidget {
  private let progress: WidgetPointer
  private let level: WidgetPointer

  init() {
    progress = gtk_progress_bar_new()
    level = gtk_level_bar_new()
    // Removes the colors with which GTK marks low and high levels.
    for name in [GTK_LEVEL_BAR_OFFSET_LOW, GTK_LEVEL_BAR_OFFSET_HIGH, GTK_LEVEL_BAR_OFFSET_FULL] {
      gtk_level_bar_remove_offset_value(level.opaque, name)
    }
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    gtk_widget_set_can_target(pointer, 0)
    for bar in [progress, level] {
      gtk_widget_set_hexpand(bar, 1)
      gtk_widget_set_valign(bar, GTK_ALIGN_CENTER)
      gtk_box_append(pointer.cast(), bar)
    }
  }

  func show(_ part: ProgressPart, in context: DrawingContext) {
    gtk_widget_set_visible(progress, (!part.isLevel).glib)
    gtk_widget_set_visible(level, part.isLevel.glib)
    let shown = part.shownFraction ?? 0
    let bar = part.isLevel ? level : progress
    bar.setAccessibleName(part.label)
    bar.setAccessibleValue(part.spokenValue(language: context.language) ?? "")
    if part.isLevel {
      gtk_level_bar_set_value(level.opaque, shown)
    } else if gtk_progress_bar_get_fraction(progress.opaque) != shown {
      gtk_progress_bar_set_fraction(progress.opaque, shown)
    }
  }
}

extension BarPartView: ControlView {
  func connect(to target: any PartTarget) {}
}
#endif
