// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#include "AllocationCounter.h"

#include <stdatomic.h>
#include <stddef.h>

static atomic_bool isCounting;
static atomic_llong liveBytes;
static atomic_llong peakBytes;
static atomic_llong allocations;

void allocationCounterStart(void) {
  atomic_store(&liveBytes, 0);
  atomic_store(&peakBytes, 0);
  atomic_store(&allocations, 0);
  atomic_store(&isCounting, true);
}

AllocationTotals allocationCounterStop(void) {
  atomic_store(&isCounting, false);
  AllocationTotals totals = {
      atomic_load(&peakBytes), atomic_load(&liveBytes), atomic_load(&allocations)};
  return totals;
}

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

// The functions of the C library's allocator, which the definitions below replace. The executable's
// symbols precede those of the C library, so the Swift runtime and Foundation call these definitions, too.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

bool allocationCounterIsSupported(void) { return true; }

// Every block is counted with the size that the allocator reserved for it.
static void *counted(void *block) {
  if (block == NULL || !atomic_load_explicit(&isCounting, memory_order_relaxed)) return block;
  long long size = (long long)malloc_usable_size(block);
  long long live = atomic_fetch_add(&liveBytes, size) + size;
  atomic_fetch_add(&allocations, 1);
  long long peak = atomic_load(&peakBytes);
  while (live > peak && !atomic_compare_exchange_weak(&peakBytes, &peak, live)) {}
  return block;
}

// While nothing is counted, this costs only one load.
static long long sizeIfCounting(void *block) {
  if (block == NULL || !atomic_load_explicit(&isCounting, memory_order_relaxed)) return 0;
  return (long long)malloc_usable_size(block);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *block = counted(__libc_memalign(alignment, size));
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

// A block that has to be copied to grow exists twice for a moment, which is not counted.
void *realloc(void *block, size_t size) {
  long long before = sizeIfCounting(block);
  void *grown = __libc_realloc(block, size);
  if (grown != NULL || size == 0) atomic_fetch_sub(&liveBytes, before);
  return counted(grown);
}

void free(void *block) {
  long long size = sizeIfCounting(block);
  if (size > 0) atomic_fetch_sub(&liveBytes, size);
  __libc_free(block);
}

#else

bool allocationCounterIsSupported(void) { return false; }

#endif
