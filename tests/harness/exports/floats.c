/* Functions of float, and of float and double. */
#include <stdio.h>

#include "floats.h"

static int failures = 0;

#define CHECK(condition)                                         \
  do {                                                           \
    if (!(condition)) {                                          \
      printf("line %d: %s\n", __LINE__, #condition);             \
      ++failures;                                                \
    }                                                            \
  } while (0)

int main(void) {
  float x[2][3] = {{0.1f, 0.2f, 0.3f}, {1, 2, 3}};
  float y[2][3] = {{1, 1, 1}, {2, 2, 2}};
  double wide[2][3] = {{1, 1, 1}, {2, 2, 2}};
  float result[2][3];
  double wide_result[2][3];
  float sum = 0;
  blend_2x3xf32_2x3xf32_f32(&x[0][0], &y[0][0], 0.5f, &result[0][0]);
  blend_2x3xf32_2x3_scalar(&x[0][0], &wide[0][0], 0.1, &wide_result[0][0]);
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 3; ++j) {
      float product = x[i][j] * 0.5f;
      double wide_product = (double)x[i][j] * 0.1;
      CHECK(result[i][j] == product + y[i][j]);
      CHECK(wide_result[i][j] == wide_product + wide[i][j]);
    }
  }
  norm_3xf32(x[1], &sum);
  CHECK(sum == 14);

  /* The checked forms: an address of a float is enough, and half of one is not. */
  float memory[8] = {0, 1, 2, 3};
  toy_memref_1f vector = {memory, memory, 1, {3}, {1}};
  CHECK(norm_3xf32_checked(&vector, &sum) == 0);
  CHECK(sum == 14);
  CHECK(norm_3xf32_checked(&vector, memory + 2) == 2);
  CHECK(norm_3xf32_checked(&vector, memory + 4) == 0);
  CHECK(memory[4] == 14);
  vector.aligned = (float *)(void *)((char *)memory + 2);
  CHECK(norm_3xf32_checked(&vector, &sum) == 1);
  return failures != 0;
}
