// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The pages of `desktop-tests million` as a C program writes them: a GtkListView over a GtkStringList, with rows of an
// image, a title, a subtitle that wraps, and an arrow, or with labels that wrap. Tools/benchmark-desktop compiles it
// and runs it beside those pages.

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { ROWS = 1000000, FRAMES = 300, STEP = 37 };

static const char *text =
    "A row with a text that is long enough to be broken into two or three lines at this width, number";

static gboolean has_labels;
static double began;
static double work[FRAMES + 100];
static int painted;

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double since_start(void) {
  FILE *file = fopen("/proc/self/stat", "r");
  unsigned long long ticks = 0;
  // The 20th field after the name, which is in parentheses, is the start of the process.
  if (!file || fscanf(file, "%*d (%*[^)]) %*c" "%*s%*s%*s%*s%*s%*s%*s%*s%*s%*s"
                            "%*s%*s%*s%*s%*s%*s%*s%*s %llu", &ticks) != 1) {
    fprintf(stderr, "list-view: /proc/self/stat has no start of the process\n");
    exit(1);
  }
  fclose(file);
  return milliseconds(CLOCK_BOOTTIME) - ticks * 1e3 / sysconf(_SC_CLK_TCK);
}

static double resident_megabytes(void) {
  FILE *file = fopen("/proc/self/statm", "r");
  unsigned long pages = 0;
  if (!file || fscanf(file, "%*u %lu", &pages) != 1) {
    fprintf(stderr, "list-view: /proc/self/statm has no resident pages\n");
    exit(1);
  }
  fclose(file);
  return pages * (double)sysconf(_SC_PAGESIZE) / 1048576;
}

static GtkWidget *wrapping_label(void) {
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  return label;
}

static void setup(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  if (has_labels) {
    gtk_list_item_set_child(item, wrapping_label());
    return;
  }
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = gtk_label_new("");
  GtkWidget *subtitle = wrapping_label();
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_widget_add_css_class(subtitle, "caption");
  gtk_widget_set_hexpand(texts, TRUE);
  gtk_box_append(GTK_BOX(texts), title);
  gtk_box_append(GTK_BOX(texts), subtitle);
  gtk_box_append(GTK_BOX(row), gtk_image_new_from_icon_name("preferences-system-symbolic"));
  gtk_box_append(GTK_BOX(row), texts);
  gtk_box_append(GTK_BOX(row), gtk_image_new_from_icon_name("go-next-symbolic"));
  gtk_list_item_set_child(item, row);
}

static void bind(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  const char *string = gtk_string_object_get_string(gtk_list_item_get_item(item));
  GtkWidget *child = gtk_list_item_get_child(item);
  if (has_labels) {
    gtk_label_set_text(GTK_LABEL(child), string);
    return;
  }
  GtkWidget *texts = gtk_widget_get_next_sibling(gtk_widget_get_first_child(child));
  char title[32];
  snprintf(title, sizeof title, "Row %u", gtk_list_item_get_position(item));
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(texts)), title);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(texts)), string);
}

static void before_paint(GdkFrameClock *clock, gpointer data) {
  began = milliseconds(CLOCK_MONOTONIC);
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
  if (painted < FRAMES + 100) work[painted++] = milliseconds(CLOCK_MONOTONIC) - began;
}

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

int main(int count, char **arguments) {
  has_labels = count > 1 && strcmp(arguments[1], "labels") == 0;
  adw_init();
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  GtkStringList *strings = gtk_string_list_new(NULL);
  for (int row = 0; row < ROWS; row++) {
    char *string = g_strdup_printf("%s %d", text, row);
    gtk_string_list_take(strings, string);
  }
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(strings)));
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), gtk_list_view_new(model, factory));
  gtk_widget_set_vexpand(scroller, TRUE);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), adw_header_bar_new());
  gtk_box_append(GTK_BOX(box), scroller);
  GtkWidget *window = adw_window_new();
  adw_window_set_content(ADW_WINDOW(window), box);
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 720);
  gtk_window_present(GTK_WINDOW(window));

  while (!gtk_widget_get_mapped(window)) g_main_context_iteration(NULL, TRUE);
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
  while (painted == 0) g_main_context_iteration(NULL, TRUE);
  double first = since_start(), memory = resident_megabytes();
  painted = 0;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  for (int frame = 1; frame <= FRAMES; frame++) {
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + STEP);
    while (painted < frame) g_main_context_iteration(NULL, TRUE);
  }
  qsort(work, FRAMES, sizeof *work, compare);
  printf("%.0f %.0f %.2f %.2f\n", first, memory, work[FRAMES / 2], work[FRAMES - 1]);
  return 0;
}
