// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#pragma once

// Newer versions deprecate what the oldest supported ones have no substitute for.
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#define PANGO_DISABLE_DEPRECATION_WARNINGS

#include <adwaita.h>
#include <glib-unix.h>

// The main queue of libdispatch, for the main loops of other libraries.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
