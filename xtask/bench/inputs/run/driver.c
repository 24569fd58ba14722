// Times one kernel of the benchmark `run`: fills the arrays, calls the kernel for about the given time, and prints the
// fastest call in nanoseconds and a digest of the result's bits. Compiled with -DRANK and linked with the code of the kernel.
#define _POSIX_C_SOURCE 199309L
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "kernel.h"

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double *filled(size_t count, unsigned seed) {
  double *array = aligned_alloc(64, (count * sizeof(double) + 63) / 64 * 64);
  if (!array)
    exit(1);
  for (size_t i = 0; i < count; ++i)
    array[i] = (double)((i * 7 + seed * 13) % 1009) / 64.0 - 5.0;
  return array;
}

static tensor call(double *a, double *b, double *c, const int64_t *sizes) {
#if RANK == 1
#define LENT(p) p, p, 0, sizes[0], 1
#else
#define LENT(p) p, p, 0, sizes[0], sizes[1], sizes[1], 1
#endif
  return kernel(LENT(a), LENT(b), LENT(c));
}

int main(int count, char **arguments) {
  if (count != 4)
    return 2;
  const int64_t sizes[2] = {atoll(arguments[1]), atoll(arguments[2])};
  const double limit = atof(arguments[3]) * 1e9;
  const size_t elements = (size_t)(sizes[0] * sizes[1]);
  double *a = filled(elements, 1), *b = filled(elements, 2), *c = filled(elements, 3);

  tensor result = call(a, b, c, sizes);
  uint64_t digest = 0;
  for (size_t i = 0; i < elements; ++i) {
    uint64_t bits;
    memcpy(&bits, &result.aligned[i], sizeof(bits));
    digest ^= bits * (2 * i + 1);
  }
  free(result.allocated);

  double fastest = 1e300;
  const double start = now();
  while (now() - start < limit) {
    const double before = now();
    result = call(a, b, c, sizes);
    const double after = now();
    free(result.allocated);
    if (after - before < fastest)
      fastest = after - before;
  }
  printf("%.0f %016" PRIx64 "\n", fastest, digest);
  free(a);
  free(b);
  free(c);
  return 0;
}
