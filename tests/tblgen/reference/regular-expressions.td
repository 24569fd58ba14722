// POSIX extended expressions: escapes are literal, braces repeat only before digits.
def a {
  bit Digit = !match("5", "\\d");
  bit LetterD = !match("d", "\\d");
  bit Dot = !match("a\nb", "a.b");
  bit Anchored = !match("ab", "^b");
  bit Bracket = !match("a]b", "[]]");
  bit Backslash = !match("a\\b", "[\\]");
  bit Brace = !match("a{b", "a{b");
  bit Class = !match("AbC", "^[[:upper:]][[:lower:]]");
  bit Counted = !match("xx", "^x{1,3}$");
  bit Group = !match("abab", "^(ab|c)+$");
  bit Empty = !match("", "()");
  bit Bytes = !match("Ü", "^..$");
  bit End = !match("a\nb", "a$");
  bit Word = !match("a b", "[[:<:]]b[[:>:]]");
}
class C;
def c1 : C;
def c2 : C;
def d1 : C;
def b { list<C> Found = !instances<C>("^c[0-9]$"); }
