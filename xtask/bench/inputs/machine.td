// For the benchmark `tblgen`: a made-up machine on LLVM's own classes. Registers and tuples of them, instructions of
// several forms with encodings, made by multiclasses inside each other and in loops, selection patterns, a table.

include "llvm/Target/Target.td"
include "llvm/TableGen/SearchableTable.td"

def MachineInstrs : InstrInfo;
def Machine : Target { let InstructionSet = MachineInstrs; }

class MachineReg<string name, int number> : Register<name> {
  let Namespace = "Machine";
  let HWEncoding{7-0} = number;
}
foreach number = 0...127 in {
  def G#number : MachineReg<"g"#number, number>;
  def W#number : MachineReg<"w"#number, !add(number, 128)>;
}
foreach at = 0...15 in
  def part#at : SubRegIndex<32, !mul(at, 32)>;

def Scalars : RegisterClass<"Machine", [i32, f32], 32, (add (sequence "G%u", 0, 127))>;
def Wides : RegisterClass<"Machine", [v4i32, v4f32, v8i16], 128, (add (sequence "W%u", 0, 127))>;

// The lists that a tuple of `width` registers is made of: the registers from each start on.
class Starts<dag registers, int width, int start = 0> {
  list<dag> lists = !if(!eq(start, width), [],
                        !listconcat([(shl registers, start)], Starts<registers, width, !add(start, 1)>.lists));
}
foreach width = 2...16 in {
  def Tuple#width : RegisterTuples<!foreach(i, !range(width), !cast<SubRegIndex>("part"#i)),
                                   Starts<(add Scalars), width>.lists>;
  def Group#width : RegisterClass<"Machine", [untyped], 32, (add !cast<RegisterTuples>("Tuple"#width))> {
    let Size = !mul(width, 32);
    let CopyCost = !if(!lt(width, 5), width, -1);
  }
}

// The form of an operand of a type.
class Shape<ValueType type> {
  ValueType Type = type;
  bit Wide = type.isVector;
  bit Float = type.isFP;
  RegisterClass Regs = !if(Wide, Wides, Scalars);
  string Letter = !cond(!and(Wide, Float): "x", Wide: "v", Float: "f", true: "r");
  int Lanes = !if(Wide, type.nElem, 1);
  bits<3> Code = !cond(!eq(Letter, "r"): 0, !eq(Letter, "f"): 1, !eq(Lanes, 4): 2, !eq(Lanes, 8): 3, true: 7);
}
defvar types = [i32, f32, v4i32, v4f32, v8i16];
foreach type = types in
  def Shape_#type : Shape<type>;

class MachineInst<string mnemonic, dag outputs, dag inputs, list<string> arguments> : Instruction {
  let Namespace = "Machine";
  let OutOperandList = outputs;
  let InOperandList = inputs;
  let AsmString = mnemonic # "\t" # !interleave(arguments, ", ");
  let Size = 8;
  field bits<64> Inst;
  field bits<64> SoftFail = 0;
  string Mnemonic = mnemonic;
  Shape Form = Shape_i32;
  bit Masked = 0;
  bit Memory = 0;
  bits<4> Unit = !if(Memory, 3, !if(Form.Wide, 2, !if(Form.Float, 1, 0)));
  let TSFlags{2-0} = Form.Code;
  let TSFlags{3} = Masked;
  let TSFlags{7-4} = Unit;
  let TSFlags{15-8} = !size(arguments);
}

class Encoded<bits<12> opcode, bits<4> kind> {
  field bits<64> Inst;
  bits<8> dst;
  bits<8> a;
  bits<8> b;
  bits<8> mask;
  bits<16> offset;
  bit HasB = 1;
  bit HasMask = 0;
  let Inst{11-0} = opcode;
  let Inst{15-12} = kind;
  let Inst{23-16} = dst;
  let Inst{31-24} = a;
  let Inst{39-32} = !if(HasB, b, 0);
  let Inst{47-40} = !if(HasMask, mask, {1, 1, 1, 1, 1, 1, 1, 1});
  let Inst{63-48} = !if(!eq(kind, 4), offset, 0);
}

class ByMnemonic<string mnemonic, int width> { string Key = mnemonic; int Width = width; }
def Forms : GenericTable {
  let FilterClass = "ByMnemonic";
  let Fields = ["Key", "Width"];
  let PrimaryKey = ["Key", "Width"];
}

multiclass OneForm<string mnemonic, bits<12> opcode, SDPatternOperator node, Shape shape, bit commutes> {
  defvar name = mnemonic # "." # shape.Letter # shape.Lanes;
  let Form = shape, isCommutable = commutes, hasSideEffects = 0 in {
    def _rr : MachineInst<name, (outs shape.Regs:$dst), (ins shape.Regs:$a, shape.Regs:$b), ["$dst", "$a", "$b"]>,
              Encoded<opcode, !add(shape.Code, 0)>, ByMnemonic<name, shape.Lanes> {
      let Pattern = [(set shape.Type:$dst, (node shape.Type:$a, shape.Type:$b))];
    }
    let mayLoad = 1, Memory = 1 in
      def _rm : MachineInst<name, (outs shape.Regs:$dst), (ins shape.Regs:$a, Scalars:$b, i32imm:$offset),
                            ["$dst", "$a", "$offset($b)"]>, Encoded<opcode, 4>, ByMnemonic<name # ".m", shape.Lanes>;
  }
  if shape.Wide then {
    let Form = shape, Masked = 1, Constraints = "$old = $dst" in
      def _rr_m : MachineInst<name, (outs shape.Regs:$dst),
                              !con((ins shape.Regs:$old, Scalars:$mask), (ins shape.Regs:$a, shape.Regs:$b)),
                              ["$dst {$mask}", "$a", "$b"]>, Encoded<opcode, 8>, ByMnemonic<name # ".k", shape.Lanes> {
        let HasMask = 1;
      }
    foreach lane = !range(shape.Lanes) in
      def _lane#lane : MachineInst<name # "." # lane, (outs Scalars:$dst), (ins shape.Regs:$a), ["$dst", "$a"]>,
                       Encoded<!xor(opcode, !shl(lane, 6)), 9> { let HasB = 0; }
  }
}

multiclass Patterns<string name, SDPatternOperator node, Shape shape> {
  defvar form = name # "_" # shape.Type;
  def : Pat<(shape.Type (node (shape.Type (node shape.Type:$a, shape.Type:$b)), shape.Type:$c)),
            (!cast<Instruction>(form # "_rr") (!cast<Instruction>(form # "_rr") $a, $b), $c)>;
  let AddedComplexity = !add(shape.Lanes, 1) in
    def : Pat<(shape.Type (node shape.Type:$a, (shape.Type (load i32:$b)))),
              (!cast<Instruction>(form # "_rm") $a, $b, 0)>;
}

multiclass AllForms<bits<12> opcode, SDPatternOperator ints, SDPatternOperator floats, bit commutes = 0> {
  foreach type = types in {
    defvar shape = !cast<Shape>("Shape_" # type);
    defm _#type : OneForm<!tolower(NAME), !add(opcode, shape.Code), !if(shape.Float, floats, ints), shape, commutes>;
  }
}
