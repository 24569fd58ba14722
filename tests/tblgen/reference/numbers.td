// Integers at their limits, and as bits.
def 4th;
def a {
  int Max = 0x7fffffffffffffff;
  int Min = -9223372036854775808;
  int Wrapped = 18446744073709551615;
  int NegativeZero = -0;
  int Binary = 0b101;
  bits<3> Exact = 0b101;
  bits<3> Negative = -4;
  bits<70> Wide = 1;
  bits<70> WideNegative = -1;
  int OfBits = {1, 0, 1};
}
