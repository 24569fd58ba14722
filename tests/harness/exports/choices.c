/* Functions of the header that choose among exported shapes. */
#include "check.h"
#include "program.h"

/* Whether each element of the result is the product of those of x, transposed, and y. */
static int is_turned(const double *x, const double *y, const double *result, int rows, int columns) {
  int i, j;
  for (i = 0; i < rows; i += 1) {
    for (j = 0; j < columns; j += 1) {
      if (result[j * rows + i] != x[i * columns + j] * y[j * rows + i]) {
        return 0;
      }
    }
  }
  return 1;
}

int main(void) {
  double x[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  double y[12] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8};
  float xf[4] = {1, 2, 3, 4}, outf[4];
  double out[12];
  int rows, columns;
  for (rows = 1; rows <= 3; rows += 1) {
    for (columns = 1; columns <= 4; columns += 1) {
      int is_exported = (rows == 2 && columns == 3) || (rows == 3 && columns == 4) || (rows == 1 && columns == 1);
      toy_memref_2d a = {0, 0, 0, {0, 0}, {0, 0}};
      toy_memref_2d b = a, result = a;
      int status;
      a.aligned = x, b.aligned = y, result.aligned = out;
      a.sizes[0] = rows, a.sizes[1] = columns, a.strides[0] = columns, a.strides[1] = 1;
      b.sizes[0] = columns, b.sizes[1] = rows, b.strides[0] = rows, b.strides[1] = 1;
      result.sizes[0] = columns, result.sizes[1] = rows, result.strides[0] = rows, result.strides[1] = 1;
      status = turn_2d_2d_any(&a, &b, &result);
      CHECK(status, is_exported ? 0 : -2);
      CHECK(!is_exported || is_turned(x, y, out, rows, columns), 1);
      if (is_exported) {
        /* What the checked form finds is returned. */
        result.aligned = y;
        CHECK(turn_2d_2d_any(&a, &b, &result), 3);
        CHECK(turn_2d_2d_any(0, &b, &result), 1);
        CHECK(turn_2d_2d_any(&a, 0, &result), 2);
        CHECK(turn_2d_2d_any(&a, &b, 0), 3);
        b.sizes[1] += 1;
        CHECK(turn_2d_2d_any(&a, &b, &result), -2);
      }
    }
  }
  {
    toy_memref_1f a = {0, 0, 0, {2}, {1}};
    toy_memref_1f result = a;
    a.aligned = xf, result.aligned = outf;
    CHECK(scale_any(&a, 2.0f, &result), 0);
    CHECK(outf[0], 2);
    CHECK(outf[1], 4);
    a.sizes[0] = result.sizes[0] = 4;
    CHECK(scale_any(&a, 3.0f, &result), 0);
    CHECK(outf[2], 9);
    CHECK(outf[3], 12);
    a.sizes[0] = 3;
    CHECK(scale_any(&a, 3.0f, &result), -2);
  }
  return failures != 0;
}
