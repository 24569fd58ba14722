// Functions through pointers, recursion, structures and text.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct person {
  char name[12];
  unsigned age : 7;
  unsigned member : 1;
  short score;
};

typedef int (*order)(const void *, const void *);

static int by_name(const void *a, const void *b) {
  return strcmp(((const struct person *)a)->name, ((const struct person *)b)->name);
}

static int by_age(const void *a, const void *b) {
  return (int)((const struct person *)a)->age - (int)((const struct person *)b)->age;
}

static int by_score(const void *a, const void *b) {
  short x = ((const struct person *)a)->score, y = ((const struct person *)b)->score;
  return x < y ? -1 : x > y;
}

static const order orders[] = {by_name, by_age, by_score};
static const char *const titles[3] = {"name", "age", "score"};

static void swap(struct person *a, struct person *b) {
  struct person old = *a;
  *a = *b;
  *b = old;
}

static void quicksort(struct person *first, struct person *last, order compare) {
  if (last - first < 2)
    return;
  struct person *pivot = first, *end = last;
  for (struct person *at = first + 1; at < end;) {
    if (compare(at, pivot) < 0) {
      swap(at++, pivot++);
    } else {
      swap(at, --end);
    }
  }
  quicksort(first, pivot, compare);
  quicksort(pivot + 1, last, compare);
}

struct pair {
  double low, high;
};

struct pair limits(const struct person *people, size_t count) {
  struct pair result = {1e300, -1e300};
  for (size_t i = 0; i < count; i++) {
    double score = people[i].score;
    if (score < result.low)
      result.low = score;
    if (score > result.high)
      result.high = score;
  }
  return result;
}

int main(void) {
  struct person people[] = {
      {"Ruth", 41, 1, 320}, {"Igor", 23, 0, -15}, {"Anna", 65, 1, 77}, {"Max", 18, 0, 78}};
  size_t count = sizeof people / sizeof people[0];
  for (int i = 0; i < 3; i++) {
    quicksort(people, people + count, orders[i]);
    printf("by %s:", titles[i]);
    for (size_t j = 0; j < count; j++)
      printf(" %s/%u/%d%s", people[j].name, people[j].age, people[j].score, people[j].member ? "*" : "");
    puts("");
  }
  struct pair found = limits(people, count);
  printf("%.1f %.1f\n", found.low, found.high);
  char *text = malloc(32);
  if (!text)
    return 1;
  memset(text, 'x', 31);
  text[31] = 0;
  memmove(text + 3, "moved", 5);
  printf("%s\n", text);
  free(text);
  return EXIT_SUCCESS;
}
