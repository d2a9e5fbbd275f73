// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// What was allocated between a start and a stop.
typedef struct {
  /// The most bytes that were in use at a time, beyond those in use at the start.
  long long peakBytes;
  /// The bytes still in use at the stop, less those in use at the start that are not.
  long long liveBytes;
  /// How many blocks were allocated; a block that grows counts again.
  long long allocations;
} AllocationTotals;

/// Whether this platform lets its allocator be watched: glibc does. Elsewhere all totals are zero.
bool allocationCounterIsSupported(void);

/// Begins to count from zero, on all threads.
void allocationCounterStart(void);

/// Ends the count.
AllocationTotals allocationCounterStop(void);

#endif
