// A multiclass that uses itself repeats what it has defined up to there.
multiclass Twice<int n> {
  def _d#n;
  defm _again : Twice<!add(n, 1)>;
  def _end;
}
defm a : Twice<3>;
multiclass Guarded<int n> {
  def n#n;
  if !gt(n, 0) then { defm _x : Guarded<!sub(n, 1)>; }
}
defm b : Guarded<3>;
multiclass Base : Base { def x; }
defm c : Base;
