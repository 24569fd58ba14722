// The kernels of the benchmark `run` as one writes them by hand: fused, and tiled where an operand is transposed.
// Compiled with -DRANK and -DEXPRESSION; the sizes are constants, as they are for Toy's compiler.
#include <stdlib.h>
#include <string.h>

#include "kernel.h"

#define TILE 32

#define COPY 0
#define PRODUCT 1
#define TRANSPOSED 2
#define CHAIN 3
#define TRANSPOSE 4
#define MIXED 5

tensor kernel(ARGUMENT(a), ARGUMENT(b), ARGUMENT(c)) {
  double *restrict r = aligned_alloc(64, (size_t)ROWS * COLUMNS * sizeof(double));
  if (!r)
    abort();
#if EXPRESSION == COPY
  memcpy(r, a, (size_t)ROWS * COLUMNS * sizeof(double));
#elif EXPRESSION == PRODUCT
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
#if RANK == 1
  return (tensor){r, r, 0, {ROWS * COLUMNS}, {1}};
#else
  return (tensor){r, r, 0, {ROWS, COLUMNS}, {COLUMNS, 1}};
#endif
}
