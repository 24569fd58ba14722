/* The checked form refuses each kind of descriptor that does not fit, and then writes nothing. For C99 and C++17. */
#include "program.h"

#include "check.h"

static double x[16], y[16], result[16], other[16];

static const toy_memref_2d a = {0, x, 1, {2, 3}, {3, 1}};
static const toy_memref_2d b = {0, y, 0, {3, 2}, {2, 1}};
static const toy_memref_2d r = {0, result, 0, {3, 2}, {2, 1}};

/* Each argument in turn is replaced by a bad one. */
static void refuses(int line, const toy_memref_2d *bad_a, const toy_memref_2d *bad_b, const toy_memref_2d *bad_r) {
  if (bad_a) {
    check_number(line, turn_2x3_3x2_checked(bad_a, &b, &r), 1);
  }
  if (bad_b) {
    check_number(line, turn_2x3_3x2_checked(&a, bad_b, &r), 2);
  }
  if (bad_r) {
    check_number(line, turn_2x3_3x2_checked(&a, &b, bad_r), 3);
  }
}

static void change(void) {
  toy_memref_2d p = a, q = b, s = r;
#define ALL(field, value) \
  p = a, q = b, s = r; \
  p.field = value, q.field = value, s.field = value; \
  refuses(__LINE__, &p, &q, &s)
  ALL(aligned, 0);
  ALL(sizes[0], 1);
  ALL(sizes[0], 0);
  ALL(sizes[0], -2);
  ALL(sizes[1], 4);
  ALL(strides[1], 2);
  ALL(strides[1], 0);
  ALL(strides[1], -1);
  ALL(strides[0], 1);
  ALL(strides[0], 6);
  ALL(strides[0], 0);
  /* Not aligned. */
  ALL(aligned, (double *)((char *)y + 4));
  /* A place that is null although the pointer is not. */
  p = a;
  p.aligned = (double *)8;
  p.offset = -1;
  refuses(__LINE__, &p, 0, 0);
}

static void overlap(void) {
  toy_memref_2d s = r;
  /* An input. */
  s.aligned = x;
  s.offset = 1;
  refuses(__LINE__, 0, 0, &s);
  s.offset = 6;
  refuses(__LINE__, 0, 0, &s);
  s.offset = 7;
  CHECK(turn_2x3_3x2_checked(&a, &b, &s), 0);
  s.aligned = y;
  s.offset = 5;
  refuses(__LINE__, 0, 0, &s);
  s.offset = 6;
  CHECK(turn_2x3_3x2_checked(&a, &b, &s), 0);
  /* Another result. */
  toy_memref_1d left = {0, x, 0, {3}, {1}};
  toy_memref_2d right = {0, y, 0, {2, 3}, {3, 1}};
  toy_memref_2d new_left = {0, result, 0, {2, 3}, {3, 1}};
  toy_memref_1d new_right = {0, result, 5, {3}, {1}};
  CHECK(swap_3_2x3_checked(&left, &right, &new_left, &new_right), 4);
  new_right.offset = 6;
  CHECK(swap_3_2x3_checked(&left, &right, &new_left, &new_right), 0);
  new_right.aligned = y;
  CHECK(swap_3_2x3_checked(&left, &right, &new_left, &new_right), 0);
  new_right.offset = 4;
  CHECK(swap_3_2x3_checked(&left, &right, &new_left, &new_right), 4);
  /* Inputs may overlap. */
  left.aligned = y;
  new_right.offset = 6;
  CHECK(swap_3_2x3_checked(&left, &right, &new_left, &new_right), 0);
}

static void numbers(void) {
  double bytes[2];
  CHECK(number_scalar_scalar_checked(1, 2, 0), 3);
  CHECK(number_scalar_scalar_checked(1, 2, (double *)((char *)bytes + 1)), 3);
  toy_memref_1d left = {0, x, 0, {2}, {1}};
  toy_memref_1d right = {0, y, 0, {2}, {1}};
  toy_memref_1d out = {0, result, 0, {2}, {1}};
  CHECK(weigh_2_2_scalar_scalar_checked(&left, &right, 1, 2, &out), 0);
  out.sizes[0] = 1;
  CHECK(weigh_2_2_scalar_scalar_checked(&left, &right, 1, 2, &out), 5);
}

int main(void) {
  for (int i = 0; i < 16; i += 1) {
    x[i] = i, y[i] = 2 * i, result[i] = 0.125;
  }
  refuses(__LINE__, 0, 0, 0);
  CHECK(turn_2x3_3x2_checked(0, &b, &r), 1);
  CHECK(turn_2x3_3x2_checked(&a, 0, &r), 2);
  CHECK(turn_2x3_3x2_checked(&a, &b, 0), 3);
  /* The first one counts. */
  CHECK(turn_2x3_3x2_checked(0, 0, 0), 1);
  change();
  for (int i = 0; i < 16; i += 1) {
    other[i] = 0.125;
  }
  CHECK_ARRAY(16, result, other);
  overlap();
  numbers();
  return failures > 0;
}
