// Jumps of every kind: switches, computed goto, variadic functions and setjmp.
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

enum code { PUSH, ADD, MULTIPLY, NEGATE, JUMP_IF, PRINT, FAIL, HALT };

struct instruction {
  enum code code;
  union {
    int64_t number;
    double real;
    struct instruction *target;
  };
};

static jmp_buf failure;

static int64_t run(struct instruction *at) {
  static const void *const labels[] = {&&push, &&add, &&multiply, &&negate, &&jump_if, &&print, &&fail, &&halt};
  int64_t stack[16], *top = stack;
#define NEXT goto *labels[(at++)->code]
  NEXT;
push:
  *top++ = at[-1].number;
  NEXT;
add:
  top--;
  top[-1] += top[0];
  NEXT;
multiply:
  top--;
  top[-1] *= top[0];
  NEXT;
negate:
  top[-1] = -top[-1];
  NEXT;
jump_if:
  if (*--top > 0)
    at = at[-1].target;
  NEXT;
print:
  printf("%lld\n", (long long)top[-1]);
  NEXT;
fail:
  longjmp(failure, 3);
halt:
  return top - stack;
}

__attribute__((noinline)) static int sum(int count, ...) {
  va_list list, copy;
  va_start(list, count);
  va_copy(copy, list);
  int result = 0;
  for (int i = 0; i < count; i++)
    result += va_arg(list, int);
  result += (int)(10 * va_arg(list, double));
  for (int i = 0; i < count; i++)
    result ^= va_arg(copy, int);
  va_end(copy);
  va_end(list);
  return result;
}

const char *described(int c) {
  switch (c) {
  case '0' ... '9':
    return "digit";
  case ' ':
  case '\t':
  case '\n':
    return "space";
  case -1:
    return "end";
  default:
    return c > 127 ? "wide" : "other";
  }
}

_Noreturn void unreachable_end(void) { __builtin_trap(); }

int dispatched(unsigned x, int y) {
  switch (x) {
  case 0: return y;
  case 1: return y * 3;
  case 2: return y - 7;
  case 3: y += 5; __attribute__((fallthrough));
  case 4: return y << 2;
  case 1000: return ~y;
  default: unreachable_end();
  }
}

int main(void) {
  struct instruction program[] = {{PUSH, {-3}}, {PUSH, {1}}, {ADD, {0}},    {PRINT, {0}},  {PUSH, {4}},
                                  {MULTIPLY, {0}}, {NEGATE, {0}}, {PRINT, {0}}, {JUMP_IF, {0}}, {FAIL, {0}},
                                  {HALT, {0}}};
  program[8].target = &program[9];
  int caught = setjmp(failure);
  if (caught == 0)
    printf("left %lld\n", (long long)run(program));
  else
    printf("failed with %d\n", caught);
  printf("%d\n", sum(4, 1, -2, 3, 40, 2.5));
  printf("%s %s %s %s\n", described('5'), described('\t'), described(-1), described(300));
  printf("%d %d %d\n", dispatched(3, 1), dispatched(1000, 1), dispatched(2, 1));
  return 0;
}
