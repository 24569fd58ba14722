// Which records are there: what a `defm` outside of any loop or multiclass decides, it decides before its records exist.

class op;

multiclass Condition {
  def _a : op;
  if !exists<op>(NAME#"_a") then
    def _there;
  else
    def _not;
}
defm condition : Condition;

// In a loop the records of one `defm` follow each other.
foreach i = [1, 2] in
  defm loop#i : Condition;

// A condition may come as an argument, too, and is evaluated again for each use.
multiclass Argument<bit b> {
  def _a : op;
  if b then
    def _there;
  else
    def _not;
}
defm argument : Argument<!exists<op>("argument_a")>;
defm later : Argument<!exists<op>("argument_a")>;

// Uses of multiclasses in multiclasses belong to the outermost `defm`.
multiclass Inner {
  def _a : op;
  defm _s : Argument<!exists<op>(NAME#"_a")>;
  if !exists<op>(NAME#"_a") then
    def _there;
  else
    def _not;
}
multiclass Outer : Inner {
  defm _i : Inner;
  if !exists<op>(NAME#"_i_a") then
    def _known;
  else
    def _unknown;
}
defm outer : Outer;
foreach i = ["x", "y"] in
  defm outer#i : Outer;

class WithField {
  int v = 2;
}
multiclass Field {
  def _a : WithField;
  if !eq(!cast<WithField>(NAME#"_a").v, 2) then
    def _two;
  foreach i = !range(!cast<WithField>(NAME#"_a").v) in
    def _#i;
}
foreach i = [1] in
  defm late#i : Field;

// The list of a loop is an `!if` like the condition of an `if`.
foreach i = !if(!exists<op>("nowhere"), [1], [2, 3]) in
  def listed#i;
multiclass Listed {
  foreach i = !if(!exists<op>(NAME#"_1"), [1], [2, 3]) in
    def _#i : op;
}
defm listed : Listed;

// The name of a record is known when the record is.
multiclass Named {
  def _k : op;
}
multiclass Names {
  def _a : op;
  def NAME#"n"#!size(!instances<op>(NAME#".*"));
  def "k"#!size(!instances<op>());
  defm "m"#!size(!instances<op>()) : Named;
  foreach i = [1, 2] in
    def NAME#"l"#!size(!instances<op>(NAME#".*"))#"_"#i : op;
  def NAME#"e"#!exists<op>(NAME#"_a");
  def NAME#"_"#!size(!instances<op>());
}
defm names : Names;
foreach i = [1, 2] in
  defm names#i : Names;
def "top"#!size(!instances<op>("names.*"));
