// Loops over arrays of floats, complex numbers and vectors.
#include <complex.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>

#define N 24

typedef float four __attribute__((vector_size(16)));

static double a[N][N], b[N][N], c[N][N];

void multiply(double (*restrict x)[N], double (*restrict y)[N], double (*restrict z)[N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++)
        sum += x[i][k] * y[k][j];
      z[i][j] = sum;
    }
}

void scale(float factor, const float *restrict x, float *restrict y, int n) {
#pragma clang loop vectorize_width(4) interleave_count(2)
  for (int i = 0; i < n; i++)
    y[i] = fmaf(factor, x[i], y[i]);
}

void add(uint8_t *to, const uint8_t *from, unsigned n) {
#pragma clang loop unroll(disable)
  for (unsigned i = 0; i < n; i++)
    to[i] = to[i] + from[i] > 255 ? 255 : to[i] + from[i];
}

four blended(four x, four y, int mask) {
  four z = x * y + (four){1, 2, 3, 4};
  z[mask & 3] = -x[0];
  return z / y;
}

double complex iterated(double complex start, int steps) {
  double complex z = 0;
  while (steps-- && cabs(z) < 2)
    z = z * z + start;
  return z;
}

long double precise(long double x, int n) {
  long double sum = 0;
  for (int i = 1; i <= n; i++)
    sum += x / i;
  return sum;
}

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = i + 0.5 * j;
      b[i][j] = i == j ? 2 : 1.0 / (1 + i + j);
    }
  multiply(a, b, c);
  printf("%.6f %.6f\n", c[3][5], c[N - 1][N - 1]);
  float x[] = {1, 2, 3, 4, 5, 6, 7, 8, 9}, y[] = {9, 8, 7, 6, 5, 4, 3, 2, 1};
  scale(2, x, y, 9);
  printf("%.1f %.1f\n", y[0], y[8]);
  uint8_t low[] = {250, 3, 77}, high[] = {10, 4, 200};
  add(low, high, 3);
  printf("%d %d %d\n", low[0], low[1], low[2]);
  four v = blended((four){1, 2, 3, 4}, (four){2, 2, 2, 2}, 6);
  printf("%g %g %g %g\n", v[0], v[1], v[2], v[3]);
  double complex z = iterated(0.25 + 0.5 * I, 20);
  printf("%.4f %.4f\n", creal(z), cimag(z));
  printf("%.6Lf\n", precise(1, 50));
  return 0;
}
