// A record finds itself by its name, also where it has none of its own and the name that it was to have is taken.

class G { G Self = !cast<G>(NAME); }
class H : G { G Again = !cast<G>(NAME); string Name = NAME; bit Exists = !exists<G>(NAME); }

def a : G;
def : G;
foreach i = [1, 2] in def : G;
foreach i = [1, 2] in {
  def : H { let Name = "is " # NAME; }
  def n#i : H;
}
if 1 then def : H;
let Name = "let" in def : H;

class Numbered<int i> { Numbered Self = !cast<Numbered>(NAME); int I = i; }
def uses { Numbered One = Numbered<1>; list<Numbered> All = !foreach(i, [1, 2, 3], Numbered<i>); }
defset list<Numbered> Set = { def : Numbered<5>; foreach i = [1, 2] in def : Numbered<i>; }
def set { list<Numbered> All = Set; }

multiclass M {
  def _m : H;
  def : G;
  foreach i = [3, 4] in { def _x#i : G; def : G; }
}
defm z : M;
defm : M;
// Each turn of the loop makes these names again, and the first records with them stay.
foreach i = [7, 8] in { defm q#i : M; defm : M; }
