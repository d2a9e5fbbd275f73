// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#include <zlib.h>
