// The tasks of the benchmark `array` as one writes them by hand: fused, tiled where an operand is transposed, and with
// partial sums that become vectors. Compiled with -DTASK, -DN and -DT, the type of the elements; the sizes are constants,
// as they are for Toy's compiler. On several threads, with -fopenmp. Positions, and what is computed from them, are of
// `double` whatever T is, as in Toy.
#include <string.h>
#include <tgmath.h>

#define TILE 32
#define CENTERS 8
#define AXES 4
#define LOOP for (long i = 0; i < N; ++i)
#define THREADS _Pragma("omp parallel for")
#define SUM(s, length, term)                                                                                         \
  T s = 0;                                                                                                           \
  _Pragma("omp simd reduction(+ : s)") for (long j = 0; j < (length); ++j) s += (term)
#define EACH _Pragma("omp simd") for (long j = 0; j < N; ++j)

typedef const T *restrict input;

static inline T largest_of(input x) {
  T most = x[0];
#pragma omp simd reduction(max : most)
  for (long j = 0; j < N; ++j)
    most = x[j] > most ? x[j] : most;
  return most;
}

static inline void rows(input x, input m, input s, T *restrict r) {
  THREADS LOOP EACH r[i * N + j] = (x[i * N + j] - m[j]) * s[j];
}

static inline void columns(input x, input m, input s, T *restrict r) {
  THREADS LOOP EACH r[i * N + j] = (x[i * N + j] - m[i]) * s[i];
}

static inline void row_sums(input x, input b, input c, T *restrict r) {
  THREADS LOOP {
    SUM(s, N, x[i * N + j]);
    r[i] = s;
  }
}

static inline void column_sums(input x, input b, input c, T *restrict r) {
  memset(r, 0, N * sizeof(T));
#pragma omp parallel for reduction(+ : r[ : N])
  LOOP EACH r[j] += x[i * N + j];
}

static inline void softmax(input x, input b, input c, T *restrict r) {
  THREADS LOOP {
    input row = x + i * N;
    T *restrict out = r + i * N;
    const T most = largest_of(row);
    for (long j = 0; j < N; ++j)
      out[j] = exp(row[j] - most);
    SUM(s, N, out[j]);
    EACH out[j] /= s;
  }
}

static inline void layer_norm(input x, input gain, input bias, T *restrict r) {
  THREADS LOOP {
    input row = x + i * N;
    T *restrict out = r + i * N;
    SUM(s, N, row[j]);
    const T mean = s / N;
    SUM(squares, N, (row[j] - mean) * (row[j] - mean));
    const T deviation = sqrt(squares / N + (T)1e-5);
    EACH out[j] = gain[j] * (row[j] - mean) / deviation + bias[j];
  }
}

static inline void transposed(input a, input b, input c, T *restrict r) {
#pragma omp parallel for collapse(2)
  for (long i0 = 0; i0 < N; i0 += TILE)
    for (long j0 = 0; j0 < N; j0 += TILE)
      for (long i = i0; i < N && i < i0 + TILE; ++i)
        for (long j = j0; j < N && j < j0 + TILE; ++j)
          r[i * N + j] = a[j * N + i] * b[i * N + j] + c[i * N + j];
}

static inline void largest(input x, input b, input c, void *result) {
  double *restrict r = result;
  THREADS LOOP {
    input row = x + i * N;
    const T most = largest_of(row);
    long j = 0;
    while (row[j] != most)
      ++j;
    r[i] = (double)j;
  }
}

static inline void running(input x, input b, input c, T *restrict r) {
  THREADS LOOP {
    T s = 0;
    for (long j = 0; j < N; ++j)
      r[i * N + j] = s += x[i * N + j];
  }
}

static inline void product(input a, input b, input c, T *restrict r) {
  memset(r, 0, sizeof(T) * N * N);
  THREADS for (long i0 = 0; i0 < N; i0 += TILE)
    for (long k0 = 0; k0 < N; k0 += TILE)
      for (long i = i0; i < N && i < i0 + TILE; ++i)
        for (long k = k0; k < N && k < k0 + TILE; ++k)
          EACH r[i * N + j] += a[i * N + k] * b[k * N + j];
}

static inline void k_means(input points, input centers, input c, void *result) {
  double *restrict r = result;
  double sums[CENTERS * AXES] = {0}, counts[CENTERS] = {0};
#pragma omp parallel for reduction(+ : sums, counts)
  LOOP {
    input point = points + i * AXES;
    T distances[CENTERS];
    for (long k = 0; k < CENTERS; ++k) {
      distances[k] = 0;
      for (long j = 0; j < AXES; ++j) {
        const T difference = point[j] - centers[k * AXES + j];
        distances[k] += difference * difference;
      }
    }
    long nearest = 0;
    for (long k = 1; k < CENTERS; ++k)
      nearest = distances[k] < distances[nearest] ? k : nearest;
    counts[nearest] += 1;
    for (long j = 0; j < AXES; ++j)
      sums[nearest * AXES + j] += point[j];
  }
  for (long k = 0; k < CENTERS * AXES; ++k)
    r[k] = sums[k] / counts[k / AXES];
}

static inline T distribution(T x) { return (T)0.5 * (1 + erf(x / (T)1.4142135623730951)); }

static inline void black_scholes(input spot, input strike, input years, T *restrict r) {
  THREADS LOOP {
    const T spread = (T)0.3 * sqrt(years[i]);
    const T d = (log(spot[i] / strike[i]) + (T)(0.02 + 0.045) * years[i]) / spread;
    r[i] = spot[i] * distribution(d) - strike[i] * exp((T)-0.02 * years[i]) * distribution(d - spread);
  }
}

static inline void exponential(input x, input b, input c, T *restrict r) { THREADS LOOP r[i] = exp(x[i]); }

static inline void logarithm(input x, input b, input c, T *restrict r) { THREADS LOOP r[i] = log(x[i]); }

static inline void tangent(input x, input b, input c, T *restrict r) { THREADS LOOP r[i] = tanh(x[i]); }

static inline void sine(input x, input b, input c, T *restrict r) { THREADS LOOP r[i] = sin(x[i]); }

static inline void chain(input a, input b, input c, T *restrict r) {
  THREADS LOOP {
    const T most = a[i] > b[i] ? a[i] : b[i];
    r[i] = ((a[i] + b[i]) * (a[i] + c[i])) * ((b[i] + c[i]) * (a[i] + b[i])) - most / (1 + c[i] * c[i]);
  }
}

void run(const T *const *arguments, void *result) { TASK(arguments[0], arguments[1], arguments[2], result); }
