func.func @constants(%x: index) -> (index, index, index, index, index) {
  %c3 = index.constant 3
  %c10 = index.constant 10
  %0 = index.maxu %x, %c3
  %1 = index.maxu %0, %c10
  %2 = index.mins %x, %c3
  %3 = index.mins %2, %c10
  %4 = index.or %x, %c3
  %5 = index.or %4, %c10
  %6 = index.minu %x, %c3
  %7 = index.minu %6, %c10
  %8 = index.maxs %x, %c3
  %9 = index.maxs %8, %c10
  return %1, %3, %5, %7, %9 : index, index, index, index, index
}
