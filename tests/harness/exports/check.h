/* What the tests' programs in C check with. */
#include <stdio.h>

static int failures = 0;

static void check_number(int line, double got, double expected) {
  /* Equal, or neither a number. */
  if (got != expected && (got == got || expected == expected)) {
    fprintf(stderr, "line %d: %a is not %a\n", line, got, expected);
    failures += 1;
  }
}

static inline void check_array(int line, int count, const double *got, const double *expected) {
  for (int i = 0; i < count; i += 1) {
    check_number(line, got[i], expected[i]);
  }
}

#define CHECK(got, expected) check_number(__LINE__, (double)(got), (double)(expected))
#define CHECK_ARRAY(count, got, expected) check_array(__LINE__, count, got, expected)
