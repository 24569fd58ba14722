// Storage of every kind: atomics, variables of threads, weak and hidden symbols, constructors, and assembly.
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

static _Atomic(unsigned) counter;
static atomic_flag lock = ATOMIC_FLAG_INIT;
_Thread_local int calls;
static _Thread_local uint64_t state = 0x9e3779b97f4a7c15u;
__attribute__((weak)) int optional(int x) { return x; }
__attribute__((visibility("hidden"))) int hidden = 7;
extern int missing(void) __attribute__((weak));
int other(int x) __attribute__((alias("optional")));
__attribute__((section("numbers"), aligned(64), used)) static int placed[4] = {1, 2, 3};
volatile int watched;

struct list {
  struct list *next;
  _Atomic(struct list *) head;
  int value;
};

static struct list last = {0, 0, 1}, first = {&last, &last, 2};

__attribute__((constructor)) static void prepare(void) { atomic_store(&counter, 100); }

__attribute__((destructor(101))) static void finish(void) { printf("finished\n"); }

static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

static int work(void *argument) {
  unsigned amount = *(unsigned *)argument;
  calls++;
  for (unsigned i = 0; i < amount; i++) {
    atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed);
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {
    }
    watched++;
    atomic_flag_clear_explicit(&lock, memory_order_release);
  }
  return calls;
}

bool replaced(_Atomic(unsigned) *at, unsigned from, unsigned to) {
  return atomic_compare_exchange_strong_explicit(at, &from, to, memory_order_acq_rel, memory_order_acquire);
}

uint32_t swapped(uint32_t x) {
#if defined(__x86_64__)
  __asm__("bswap %0" : "+r"(x));
#else
  x = __builtin_bswap32(x);
#endif
  __asm__ volatile("" ::: "memory");
  return x;
}

__attribute__((pure, noinline)) static int length(const struct list *list) {
  int count = 0;
  for (; list; list = list->next)
    count += list->value;
  return count;
}

int main(void) {
  thrd_t threads[3];
  unsigned amounts[] = {10, 20, 30};
  int results[3] = {0};
  for (int i = 0; i < 3; i++)
    if (thrd_create(&threads[i], work, &amounts[i]) != thrd_success)
      return 1;
  for (int i = 0; i < 3; i++)
    thrd_join(threads[i], &results[i]);
  atomic_thread_fence(memory_order_seq_cst);
  printf("%u %d %d %d\n", atomic_load(&counter), watched, results[0] + results[1] + results[2], calls);
  printf("%d\n", replaced(&counter, 160, 5));
  printf("%u\n", atomic_exchange(&counter, 9));
  printf("%llx\n", (unsigned long long)next());
  printf("%x %d %d %d\n", swapped(0x11223344), other(3), hidden, placed[2]);
  printf("%d %d\n", length(&first), &missing != 0);
  printf("%d\n", __builtin_expect(watched > 59, 1) ? abs(-4) : 0);
  return 0;
}
