// The kernels of the benchmark `run` as one writes them by hand: fused, and tiled where an operand is transposed.
// Compiled with -DRANK and -DEXPRESSION; the sizes are constants, as they are for Toy's compiler.
#define _DEFAULT_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "kernel.h"

#define TILE 32
#define BYTES ((size_t)ROWS * COLUMNS * sizeof(double))

#define COPY 0
#define PRODUCT 1
#define TRANSPOSED 2
#define CHAIN 3
#define TRANSPOSE 4
#define MIXED 5

#if RANK == 1
#define RESULT(allocated) ((tensor){allocated, r, 0, {ROWS * COLUMNS}, {1}})
#else
#define RESULT(allocated) ((tensor){allocated, r, 0, {ROWS, COLUMNS}, {COLUMNS, 1}})
#endif

#if EXPRESSION == COPY
// Measures the memory alone: into an array that is already there, of huge pages where the system allows.
tensor kernel(ARGUMENT(a), ARGUMENT(b), ARGUMENT(c)) {
  static double *r;
  if (!r) {
    const size_t page = 1 << 21;
    r = aligned_alloc(page, (BYTES + page - 1) / page * page);
    if (!r)
      abort();
    madvise(r, BYTES, MADV_HUGEPAGE);
  }
  memcpy(r, a, BYTES);
  return RESULT(NULL);
}
#else
tensor kernel(ARGUMENT(a), ARGUMENT(b), ARGUMENT(c)) {
  double *restrict r = aligned_alloc(64, (BYTES + 63) / 64 * 64);
  if (!r)
    abort();
#if EXPRESSION == PRODUCT
  for (long i = 0; i < (long)ROWS * COLUMNS; ++i)
    r[i] = a[i] * b[i] + c[i];
#elif EXPRESSION == CHAIN
  for (long i = 0; i < (long)ROWS * COLUMNS; ++i)
    r[i] = ((a[i] + b[i]) * (a[i] + c[i])) * ((b[i] + c[i]) * (a[i] + b[i]));
#else
  for (long i0 = 0; i0 < ROWS; i0 += TILE)
    for (long j0 = 0; j0 < COLUMNS; j0 += TILE)
      for (long i = i0; i < ROWS && i < i0 + TILE; ++i)
        for (long j = j0; j < COLUMNS && j < j0 + TILE; ++j) {
          const long here = i * COLUMNS + j, there = j * ROWS + i;
#if EXPRESSION == TRANSPOSED
          r[here] = a[there] * b[there] + c[here];
#elif EXPRESSION == TRANSPOSE
          r[here] = a[there];
#else
          r[here] = a[there] * a[here] + a[here];
#endif
        }
#endif
  return RESULT(r);
}
#endif
