/* Functions for any size, compared bit for bit with those for each size. Memory is exactly as large as sizes say. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "program.h"

/* Numbers between -2 and 2. */
static double *numbers(int64_t count) {
  static uint64_t state = 1;
  double *all = malloc(count * sizeof *all);
  int64_t i;
  for (i = 0; i < count; i += 1) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    all[i] = (double)(state >> 11) / 2251799813685248.0 - 2;
  }
  return all;
}

static double *room(int64_t count) {
  double *all = malloc(count * sizeof *all);
  memset(all, 0x55, count * sizeof *all);
  return all;
}

#define SAME(count, a, b) CHECK(memcmp(a, b, (count) * sizeof *(a)), 0)

static toy_memref_1d vector(double *at, int64_t size) {
  toy_memref_1d made = {0, at, 0, {size}, {1}};
  return made;
}

static toy_memref_2d matrix(double *at, int64_t rows, int64_t columns) {
  toy_memref_2d made = {0, at, 0, {rows, columns}, {columns, 1}};
  return made;
}

/* Each function at a size of R rows and C columns; parts need 2 rows, so that P is one less than R. */
#define AT(R, C)                                                                                        \
  static void at_##R##x##C(void) {                                                                      \
    double *x = numbers(R * C), *r = numbers(C), *c = numbers(R), *y = numbers(C * R);                  \
    double *a = room(R * C), *b = room(R * C), *s = room(R * R), *t = room(R * R);                      \
    double *m = room(C), *n = room(C), *u = room(R), *v = room(R), p, q;                                \
    float *xf = malloc(R * 3 * sizeof *xf), *af = malloc(R * 3 * sizeof *af), *bf = malloc(R * 3 * sizeof *bf); \
    int64_t rows = 0, columns = 0, i;                                                                   \
    toy_memref_2d mx = matrix(x, R, C), ma = matrix(a, R, C), mc = matrix(c, R, 1);                     \
    toy_memref_1d mr = vector(r, C);                                                                    \
    for (i = 0; i < R * 3; i += 1) xf[i] = (float)(i * 0.3 - 1);                                        \
    CHECK(scale_nxn_n_nx1_sizes(R, C, C, R, &rows, &columns), 0);                                       \
    CHECK(rows, R), CHECK(columns, C);                                                                  \
    scale_nxn_n_nx1(x, R, C, r, C, c, R, a, rows, columns);                                             \
    scale_##R##x##C##_##C##_##R##x1(x, r, c, b);                                                        \
    SAME(R * C, a, b);                                                                                  \
    memset(a, 0, R * C * sizeof *a);                                                                    \
    CHECK(scale_nxn_n_nx1_checked(&mx, &mr, &mc, &ma), 0);                                              \
    SAME(R * C, a, b);                                                                                  \
    CHECK(scale_any(&mx, &mr, &mc, &ma), 0);                                                           \
    CHECK(softmax_nxn_sizes(R, C, &rows, &columns), 0);                                                 \
    softmax_nxn(x, R, C, a, rows, columns), softmax_##R##x##C(x, b);                                    \
    SAME(R * C, a, b);                                                                                  \
    CHECK(product_nxn_nxn_sizes(R, C, C, R, &rows, &columns), 0);                                       \
    CHECK(rows, R), CHECK(columns, R);                                                                  \
    product_nxn_nxn(x, R, C, y, C, R, s, rows, columns), product_##R##x##C##_##C##x##R(x, y, t);        \
    SAME(R * R, s, t);                                                                                  \
    CHECK(sums_nxn_sizes(R, C, &columns, &rows), 0);                                                    \
    sums_nxn(x, R, C, &p, m, columns, u, rows), sums_##R##x##C(x, &q, n, v);                            \
    SAME(1, &p, &q), SAME(C, m, n), SAME(R, u, v);                                                      \
    CHECK(grid_n_n_sizes(C, R, &columns, &rows), 0);                                                    \
    grid_n_n(r, C, c, R, a, columns, rows), grid_##C##_##R(r, c, b);                                    \
    SAME(R * C, a, b);                                                                                  \
    CHECK(blend_nx3xf32_f32_sizes(R, &rows), 0);                                                        \
    blend_nx3xf32_f32(xf, R, 0.7f, af, rows), blend_##R##x3xf32_f32(xf, 0.7f, bf);                      \
    SAME(R * 3, af, bf);                                                                                \
    free(x), free(r), free(c), free(y), free(a), free(b), free(s), free(t), free(m), free(n), free(u), free(v); \
    free(xf), free(af), free(bf);                                                                       \
  }

AT(1, 1)
AT(3, 5)
AT(17, 40)

static void parts(void) {
  double *x = numbers(3 * 5), *y = numbers(2 * 5);
  double *a = room(10), *b = room(10), *m = room(5), *n = room(5), *s = room(15), *t = room(15);
  int64_t sizes[5];
  toy_memref_2d mx = matrix(x, 3, 5), my = matrix(y, 2, 5), ma = matrix(a, 2, 5), ms = matrix(s, 5, 3);
  toy_memref_1d mm = vector(m, 5);
  CHECK(parts_nxn_nxn_sizes(3, 5, 2, 5, &sizes[0], &sizes[1], &sizes[2], &sizes[3], &sizes[4]), 0);
  CHECK(sizes[0], 2), CHECK(sizes[1], 5), CHECK(sizes[2], 5), CHECK(sizes[3], 5), CHECK(sizes[4], 3);
  parts_3x5_2x5(x, y, b, n, t);
  parts_nxn_nxn(x, 3, 5, y, 2, 5, a, 2, 5, m, 5, s, 5, 3);
  SAME(10, a, b), SAME(5, m, n), SAME(15, s, t);
  memset(a, 0, 10 * sizeof *a);
  CHECK(parts_nxn_nxn_checked(&mx, &my, &ma, &mm, &ms), 0);
  SAME(10, a, b), SAME(5, m, n), SAME(15, s, t);
  /* No row is left of one row, and the sizes of y follow from those of x. */
  memset(sizes, 0, sizeof sizes);
  CHECK(parts_nxn_nxn_sizes(1, 5, 1, 5, &sizes[0], &sizes[1], &sizes[2], &sizes[3], &sizes[4]) > 0, 1);
  CHECK(parts_nxn_nxn_sizes(3, 5, 3, 5, &sizes[0], &sizes[1], &sizes[2], &sizes[3], &sizes[4]) > 0, 1);
  CHECK(parts_nxn_nxn_sizes(3, 5, 2, 4, &sizes[0], &sizes[1], &sizes[2], &sizes[3], &sizes[4]) > 0, 1);
  CHECK(parts_nxn_nxn_sizes(3, -5, 2, -5, &sizes[0], &sizes[1], &sizes[2], &sizes[3], &sizes[4]), 1);
  CHECK(sizes[0], 0), CHECK(sizes[4], 0);
  memset(a, 0, 10 * sizeof *a);
  mx.sizes[0] = 1, my.sizes[0] = 1;
  CHECK(parts_nxn_nxn_checked(&mx, &my, &ma, &mm, &ms) > 0, 1);
  mx.sizes[0] = 3, my.sizes[0] = 3;
  CHECK(parts_nxn_nxn_checked(&mx, &my, &ma, &mm, &ms) > 0, 1);
  my.sizes[0] = 2, ma.sizes[0] = 3;
  CHECK(parts_nxn_nxn_checked(&mx, &my, &ma, &mm, &ms), 3);
  ma.sizes[0] = 2, ms.sizes[0] = 3, ms.sizes[1] = 5;
  CHECK(parts_nxn_nxn_checked(&mx, &my, &ma, &mm, &ms), 5);
  ms = matrix(s, 5, 3);
  ms.strides[0] = 4;
  CHECK(parts_nxn_nxn_checked(&mx, &my, &ma, &mm, &ms), 5);
  ms = matrix(x, 5, 3);
  CHECK(parts_nxn_nxn_checked(&mx, &my, &ma, &mm, &ms), 5);
  CHECK(parts_nxn_nxn_checked(0, &my, &ma, &mm, &ms), 1);
  CHECK(parts_nxn_nxn_checked(&mx, 0, &ma, &mm, &ms), 2);
  CHECK(parts_nxn_nxn_checked(&mx, &my, &ma, 0, &ms), 4);
  CHECK(a[0], 0);
  free(x), free(y), free(a), free(b), free(m), free(n), free(s), free(t);
}

static void wrong(void) {
  double x[3] = {1, 2, 3}, y[3] = {4, 5, 6}, out[3] = {7, 8, 9};
  toy_memref_1d mx = vector(x, 3), my = vector(y, 3), mo = vector(out, 3);
  int64_t rows = 7, columns = 8;
  CHECK(grid_n_n_sizes(0, 1, &rows, &columns), 1);
  CHECK(grid_n_n_sizes(1, -1, &rows, &columns), 2);
  CHECK(grid_n_n_sizes(INT64_MIN, 1, &rows, &columns), 1);
  CHECK(grid_n_n_sizes(INT64_MAX, 1, &rows, &columns), 1);
  /* 2 to the power of 64 elements. */
  CHECK(grid_n_n_sizes((int64_t)1 << 32, (int64_t)1 << 32, &rows, &columns), 3);
  /* As many of a value that is not returned. */
  CHECK(total_n_n_sizes((int64_t)1 << 20, (int64_t)1 << 20), 0);
  CHECK(total_n_n_sizes((int64_t)1 << 32, (int64_t)1 << 32), 1);
  CHECK(product_nxn_nxn_sizes(2, 3, 4, 5, &rows, &columns) > 0, 1);
  CHECK(scale_nxn_n_nx1_sizes(3, 5, 4, 3, &rows, &columns), 2);
  CHECK(scale_nxn_n_nx1_sizes(3, 5, 1, 3, &rows, &columns), 2);
  CHECK(scale_nxn_n_nx1_sizes(3, 5, 5, 1, &rows, &columns), 3);
  CHECK(rows, 7), CHECK(columns, 8);
  /* A size that only one number fits. */
  CHECK(fixed_n_3_sizes(3), 0);
  CHECK(fixed_n_3_sizes(4), 1);
  mx.sizes[0] = 4;
  CHECK(fixed_n_3_checked(&mx, &my, &mo), 1);
  CHECK(out[0], 7);
  mx.sizes[0] = 3;
  CHECK(fixed_n_3_checked(&mx, &my, &mo), 0);
  CHECK(out[0], 5);
  /* Known sizes choose before unknown ones. */
  CHECK(fixed_any(&mx, &my, &mo), 0);
  mx.sizes[0] = 2;
  CHECK(fixed_any(&mx, &my, &mo), 1);
  my.sizes[0] = 2;
  CHECK(fixed_any(&mx, &my, &mo), -2);
}

int main(void) {
  at_1x1();
  at_3x5();
  at_17x40();
  parts();
  wrong();
  return failures != 0;
}
