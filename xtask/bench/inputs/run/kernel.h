// How a compiled Toy function of three tensors is called: each argument is a memref descriptor, spread out, and the
// result is one that the caller frees.
#include <stdint.h>

typedef struct {
  double *allocated, *aligned;
  int64_t offset, sizes[RANK], strides[RANK];
} tensor;

#if RANK == 1
#define ARGUMENT(name) \
  double *name##_allocated, double *name, int64_t name##_offset, int64_t name##_size, int64_t name##_stride
#else
#define ARGUMENT(name) \
  double *name##_allocated, double *name, int64_t name##_offset, int64_t name##_rows, int64_t name##_columns, \
      int64_t name##_row_stride, int64_t name##_column_stride
#endif

tensor kernel(ARGUMENT(a), ARGUMENT(b), ARGUMENT(c));
