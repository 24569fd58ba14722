// Code blocks: their text, pasting, and operations that keep the spelling.
class A<code c> { code Own = c; string Copy = c; code Pasted = c # " // more"; }
def a : A<[{
  if (x < 3) { return "}"; }  // not the end: ] }
}]>;
def b : A<"plain">;
def c { list<code> Blocks = [[{a}], "b"]; string Joined = !interleave(Blocks, ", "); string Repr = !repr([{x}]); }
