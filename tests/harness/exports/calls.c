/* Calls each function in both forms. For C99 and C++17. */
#include "program.h"

#include "check.h"

static double x[6] = {1, 2, 3, 4, 5, 6};
static double y[6] = {10, 20, 30, 40, 50, 60};
static const double turned[6] = {10, 80, 60, 200, 150, 360};

static void call_plain(void) {
  double result[6] = {0}, left[6], right[3], scalar = 0, square[4];
  turn_2x3_3x2(x, y, result);
  CHECK_ARRAY(6, result, turned);
  /* Inputs may be the same memory. */
  turn_3_3(x, x, right);
  const double squares[3] = {1, 4, 9};
  CHECK_ARRAY(3, right, squares);
  swap_3_2x3(x, y, left, right);
  CHECK_ARRAY(6, left, y);
  CHECK_ARRAY(3, right, x);
  pack_3(x, left, right);
  CHECK_ARRAY(3, left, x);
  CHECK_ARRAY(3, right, x + 1);
  weigh_2_2_scalar_scalar(x, y, 3, 0.5, result);
  CHECK(result[0], 1 * 3.0 + 10 * 0.5);
  CHECK(result[1], 2 * 3.0 + 20 * 0.5);
  number_scalar_scalar(1, 3, &scalar);
  CHECK(scalar, 1.0 / 3.0);
  number_scalar_scalar(0, 0, &scalar);
  CHECK(scalar != scalar, 1);
  copy(x, result);
  CHECK_ARRAY(6, result, x);
  constant(square);
  CHECK_ARRAY(4, square, x);
  show_2x2(square);
  triple_4(x, result);
  for (int i = 0; i < 4; i += 1) {
    CHECK(result[i], 3 * x[i] + 3 * (x[i] - 1));
  }
}

static void call_checked(void) {
  double result[8] = {0}, scalar = 0;
  toy_memref_2d a = {0, x, 0, {2, 3}, {3, 1}};
  toy_memref_2d b = {0, y, 0, {3, 2}, {2, 1}};
  toy_memref_2d r = {0, result, 0, {3, 2}, {2, 1}};
  CHECK(turn_2x3_3x2_checked(&a, &b, &r), 0);
  CHECK_ARRAY(6, result, turned);
  /* An offset counts elements. */
  r.offset = 2;
  CHECK(turn_2x3_3x2_checked(&a, &b, &r), 0);
  CHECK_ARRAY(6, result + 2, turned);
  CHECK(number_scalar_scalar_checked(3, 4, &scalar), 0);
  CHECK(scalar, 0.75);
  /* The stride of a dimension of size 1 is not used. */
  toy_memref_3d flat = {0, x, 0, {1, 6, 1}, {-7, 1, 99}};
  toy_memref_3d copied = {0, result, 0, {1, 6, 1}, {6, 1, 1}};
  CHECK(flat_copy_checked(&flat, &copied), 0);
  CHECK_ARRAY(6, result, x);
  toy_memref_2d square = {0, result, 0, {2, 2}, {2, 1}};
  CHECK(constant_checked(&square), 0);
  CHECK_ARRAY(4, result, x);
  toy_memref_1d left = {0, x, 0, {3}, {1}};
  toy_memref_2d right = {0, y, 0, {2, 3}, {3, 1}};
  double first[6], second[3];
  toy_memref_2d new_left = {0, first, 0, {2, 3}, {3, 1}};
  toy_memref_1d new_right = {0, second, 0, {3}, {1}};
  CHECK(swap_3_2x3_checked(&left, &right, &new_left, &new_right), 0);
  CHECK_ARRAY(6, first, y);
  CHECK_ARRAY(3, second, x);
}

int main(void) {
  call_plain();
  call_checked();
  fflush(stdout);
  return failures > 0;
}
