// Times a call of a function that computes a * b + c into an array that there is already: nanoseconds of a call.
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

__attribute__((noinline)) static void kernel(const double *restrict a, const double *restrict b,
                                             const double *restrict c, double *restrict result, size_t count) {
  for (size_t i = 0; i < count; ++i)
    result[i] = a[i] * b[i] + c[i];
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

int main(int count, char **arguments) {
  size_t side = count > 1 ? (size_t)atoll(arguments[1]) : 8, elements = side * side;
  double *a = calloc(4 * elements, sizeof(double));
  if (!a)
    return 1;
  void (*volatile call)(const double *, const double *, const double *, double *, size_t) = kernel;
  double fastest = 1e300;
  for (int round = 0; round < 7; ++round) {
    double start = now();
    for (int i = 0; i < 100000; ++i)
      call(a, a + elements, a + 2 * elements, a + 3 * elements, elements);
    double time = (now() - start) / 1e5;
    if (time < fastest)
      fastest = time;
  }
  printf("%.1f 0.00 a function in C\n", fastest);
  return 0;
}
