// Classes: parameters, defaults, inheritance, overriding and what refers to what.
class Base<int n, string label = "none"> {
  int size = n;
  int twice = !mul(size, 2);
  string text = label # "/" # NAME;
  list<int> sizes = [n, size, twice];
}

def plain : Base<3>;
def named : Base<label = "given", n = 4>;
def mixed : Base<5, label = "x">;

// An override changes what other fields see.
def overridden : Base<1> {
  let size = 10;
}

class Middle<int m> : Base<!add(m, 1), "middle"> {
  int own = m;
  let twice = !mul(size, 3);
}

class Side {
  string side = NAME;
  int size = 0;
}

def derived : Middle<7>;
def both : Middle<1>, Side;

let size = 99, text = "let" in {
  def inside : Base<1>;
  let text = "inner" in def deeper : Base<2>;
  def own_wins : Base<1> { let size = 5; }
}

class Encoding<bits<8> opcode> {
  field bits<16> inst;
  bits<4> reg;
  let inst{15-8} = opcode;
  let inst{7...4} = reg;
}
def add : Encoding<0x1A>;
def sub : Encoding<0x1B> { let inst{3-0} = 0b1111; let reg = 3; }
let inst<3-0> = 0b0011 in def mul : Encoding<2>;

class Held { int value = 4; }
class Holder<Held f> { Held held = f; int v = f.value; }
def held : Held;
def holder : Holder<held> { int direct = held.value; }
class Self { Self me = ?; string name = NAME; }
def myself : Self { let me = myself; }

class Value<int v> { int value = v; int next = !add(v, 1); }
def users {
  Value a = Value<1>;
  Value again = Value<1>;
  Value b = Value<2>;
  int c = Value<3>.next;
  list<int> d = [Value<4>.value, Value<Value<5>.next>.value];
}
def : Value<8>;
def : Value<9> { let next = 0; }
defvar nine = 9;
def "quoted name" : Value<nine>;
def pasted#nine : Value<nine>;
def !strconcat("computed", "_name");

class Fact<int n> {
  int result = !if(!le(n, 1), 1, !mul(n, Fact<!sub(n, 1)>.result));
}
def fact { int ten = Fact<10>.result; }

class Locals<int n> {
  defvar doubled = !add(n, n);
  defvar text = "v" # doubled;
  int d = doubled;
  string t = text;
}
def locals : Locals<21>;
deftype Byte = bits<8>;
deftype Bytes = list<Byte>;
def typed { Byte b = 7; Bytes bs = [1, 2]; }
