// Bits of bits, of known integers, and in every way of writing a range.
class Slices<bits<8> b> {
  bits<4> High = b{7-4};
  bits<4> Low = b{3...0};
  bits<4> Swapped = b{0...3};
  bits<3> Picked = b{0, 4, 7};
  bit Top = b{7};
  bits<2> OfInteger = 6{2-1};
  bits<4> Mixed = {b{0}, 1, b{2-1}};
}
def a : Slices<0xA5>;
class Fields { bits<8> inst = 0; bits<3> reg; let inst{7-5} = reg; let inst{1, 0} = 0b10; }
def b : Fields { let reg{2} = 1; }
def c : Fields { let reg = 5; let inst{4} = 1; }
