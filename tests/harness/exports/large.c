/* There is no memory for an intermediate value. */
#include "large.h"

int main(void) {
  double some[1] = {0}, other[1];
  /* It ends before it reads what is not there. */
  f_1000000000(some, other);
  return 0;
}
