/* A function that runs on several threads, called by several others at once. */
#include <pthread.h>
#include <stdlib.h>

#include "threads.h"

#include "check.h"

enum { COUNT = 400 * 500 };

static double x[COUNT];

static void *call(void *result) {
  for (int i = 0; i < 3; i += 1) {
    f_400x500(x, (double *)result);
  }
  return 0;
}

int main(void) {
  pthread_t threads[3];
  double *results[3];
  for (int i = 0; i < COUNT; i += 1) {
    x[i] = i % 1000;
  }
  for (int i = 0; i < 3; i += 1) {
    results[i] = (double *)malloc(COUNT * sizeof(double));
    if (!results[i] || pthread_create(&threads[i], 0, call, results[i])) {
      return 2;
    }
  }
  for (int i = 0; i < 3; i += 1) {
    pthread_join(threads[i], 0);
    for (int j = 0; j < COUNT; j += 1) {
      CHECK(results[i][j], x[j] * x[j] + x[j]);
    }
    free(results[i]);
  }
  return failures > 0;
}
