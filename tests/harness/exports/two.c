/* Two libraries with functions of the same names in Toy, which print and allocate, in one program. */
#include "one.h"
#include "two.h"

#include "check.h"

int main(void) {
  double x[1000], result[1000];
  for (int i = 0; i < 1000; i += 1) {
    x[i] = i;
  }
  one_f(x, result);
  CHECK(result[999], 999.0 * 2 + 1);
  two_f(x, result);
  CHECK(result[999], 999.0 * 3 - 1);
  toy_memref_1d from = {0, x, 0, {1000}, {1}}, to = {0, result, 0, {1000}, {1}};
  CHECK(one_f_checked(&from, &to), 0);
  CHECK(two_f_checked(&to, &from), 0);
  CHECK(x[10], 21.0 * 3 - 1);
  one_show();
  two_show();
  fflush(stdout);
  return failures > 0;
}
