// Literals of every kind, and how they convert to the type of their field.
class Any;
def op;
def other : Any;

def numbers {
  int decimal = 42;
  int negative = -7;
  int plus = +3;
  int hex = 0xFF;
  int all = 0xFFFFFFFFFFFFFFFF;
  int wrapped = 18446744073709551615;
  int binary = 0b1010;
  int truth = true;
  bit one = 1;
  bit no = false;
  bits<4> nibble = 0b0110;
  bits<8> byte = 0xA5;
  bits<8> minus = -2;
  bits<3> mixed = {1, ?, 0};
  bits<5> spliced = {0b11, ?, 0b01};
  bits<4> unset;
  int unset_int;
  int from_bits = {1, 0, 1};
}

def strings {
  string plain = "text";
  string joined = "one " "and " "two";
  string escapes = "tab\tquote\"back\\slash'line\nend";
  code block = [{ int f() { return a[0]; } }];
  code pasted = [{a}] # "b";
  string pasted_too = "a" # [{b}];
  string utf8 = "größer";
}

def lists {
  list<int> ints = [1, 2, 3];
  list<int> trailing = [1, 2,];
  list<string> none = [];
  list<list<int>> nested = [[1], [], [2, 3]];
  list<bits<2>> converted = [1, 2];
  list<Any> records = [other];
  list<int> typed = []<int>;
  list<code> blocks = [[{a}], [{b}]];
  list<int> glued = [1] # [2, 3] # [4];
  int third = ints[2];
  list<int> slice = ints[0...1];
  list<int> old_slice = ints[2-0];
  list<int> pick = ints[2, 0];
  list<int> one = ints[1,];
  list<int> by_list = ints[[0, 2]];
}

def dags {
  dag empty = (op);
  dag args = (op 1, "two", [3], other);
  dag named = (op:$head 1:$one, $two, (op other:$inner):$three);
  dag question = (? 1);
}

def pieces {
  bits<8> whole = 0b11001010;
  bits<4> high = whole{7-4};
  bits<4> low = whole{3...0};
  bits<4> swapped = whole{0...3};
  bits<2> picked = whole{7, 0};
  bit top = whole{7};
  bits<2> ofint = 0b10;
}

// A number ends where its digits end.
class Bits { bits<4> inst = 0; }
let inst<1-0> = 0b11in def glued : Bits;
def 4letters;
