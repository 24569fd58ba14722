/* There is no memory for an intermediate value. */
#include "large.h"

int main(void) {
  double some[1] = {0};
  /* It ends before it reads what is not there. */
  f_1000000000(some, some);
  return 0;
}
