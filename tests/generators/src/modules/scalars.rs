//! Operations of `arith`, `math`, `index` and `complex`, on single values and on vectors.

use super::types::{Elem, Kind, Type};
use super::{Maker, Value};

/// The bits of floats that are special in some way.
const DOUBLES: [u64; 6] = [
    0x7FF0_0000_0000_0000,
    0xFFF0_0000_0000_0000,
    0x7FF8_0000_0000_0000,
    0x0000_0000_0000_0001,
    0x7FEF_FFFF_FFFF_FFFF,
    0x3FF0_0000_0000_0001,
];
const SINGLES: [u32; 6] = [0x7F80_0000, 0xFF80_0000, 0x7FC0_0000, 0x0000_0001, 0x7F7F_FFFF, 0x3F80_0001];

const NUMBERS: [&str; 11] =
    ["0.0", "-0.0", "1.0", "-1.0", "0.5", "2.5", "-3.5", "0.1", "1.0e10", "-7.25e-3", "123456.0"];

const PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const ORDERED: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "true",
];
const DIVISIONS: [&str; 7] = ["divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi"];

impl Maker {
    /// The literal of an element, without its type.
    pub(super) fn literal(&mut self, elem: Elem) -> String {
        match elem {
            Elem::Int(1) => ["true", "false"][self.random.below(2)].to_owned(),
            Elem::Int(_) | Elem::Index => self.integer(elem.width()).to_string(),
            Elem::F64 if self.random.chance(15) => {
                format!("0x{:016X}", DOUBLES[self.random.below(DOUBLES.len())])
            }
            Elem::F32 if self.random.chance(15) => {
                format!("0x{:08X}", SINGLES[self.random.below(SINGLES.len())])
            }
            _ => {
                ["0.0", "-0.0", "1.0", "-1.0", "0.5", "2.5", "-3.5", "0.1", "1.0e10", "-7.25e-3", "123456.0"]
                    [self.random.below(11)]
                .to_owned()
            }
        }
    }

    fn integer(&mut self, width: u32) -> i128 {
        let greatest = (1_i128 << (width - 1)) - 1;
        let number = match self.random.below(12) {
            0 => greatest,
            1 => -greatest - 1,
            2 => -1,
            3 => 0,
            4 => 1,
            5 => 1 << self.random.below(width as usize),
            6 | 7 => (0..8).fold(0_i128, |all, _| (all << 8) | i128::from(self.random.byte())),
            _ => self.random.below(20) as i128 - 6,
        };
        let rest = number.rem_euclid(1 << width);
        if rest > greatest { rest - (1 << width) } else { rest }
    }

    /// A constant of a type whose sizes are known.
    pub(super) fn constant(&mut self, ty: &Type) -> Value {
        let text = self.constant_text(ty);
        self.op(ty, text)
    }

    fn constant_text(&mut self, ty: &Type) -> String {
        if ty.elem == Elem::Complex {
            let parts = [(); 2].map(|()| NUMBERS[self.random.below(NUMBERS.len())]);
            return format!("complex.constant [{}] : complex<f64>", parts.join(", "));
        }
        match ty.kind {
            Kind::Scalar if ty.elem == Elem::Int(1) => format!("arith.constant {}", self.literal(ty.elem)),
            Kind::Scalar => format!("arith.constant {} : {ty}", self.literal(ty.elem)),
            _ => format!("arith.constant {} : {ty}", self.dense(&ty.sizes().unwrap_or_default(), ty.elem)),
        }
    }

    /// The literal of many elements.
    pub(super) fn dense(&mut self, sizes: &[usize], elem: Elem) -> String {
        let inside =
            if self.random.chance(25) { self.literal(elem) } else { self.nested_literal(sizes, elem) };
        format!("dense<{inside}>")
    }

    fn nested_literal(&mut self, sizes: &[usize], elem: Elem) -> String {
        let Some((&first, rest)) = sizes.split_first() else { return self.literal(elem) };
        let parts: Vec<String> = (0..first).map(|_| self.nested_literal(rest, elem)).collect();
        format!("[{}]", parts.join(", "))
    }

    /// A given number in every element.
    pub(super) fn splat(&mut self, ty: &Type, number: i128) -> Value {
        let number = match ty.elem {
            Elem::Int(1) => (number != 0).to_string(),
            _ => number.to_string(),
        };
        let text = match ty.kind {
            Kind::Scalar if ty.elem == Elem::Int(1) => format!("arith.constant {number}"),
            Kind::Scalar => format!("arith.constant {number} : {ty}"),
            _ => format!("arith.constant dense<{number}> : {ty}"),
        };
        self.guard(ty, text)
    }

    /// The type of a scalar or a vector of an element.
    fn arranged(&mut self, elem: Elem) -> Type {
        if self.features.vectors && self.random.chance(25) {
            Type::shaped(Kind::Vector, &self.vector_sizes(), elem)
        } else {
            Type::scalar(elem)
        }
    }

    /// The same, without vectors that MLIR does not convert for some functions.
    fn flat(&mut self, elem: Elem) -> Type {
        loop {
            let ty = self.arranged(elem);
            if ty.rank() < 2 {
                return ty;
            }
        }
    }

    /// An operation on scalars or vectors.
    pub(super) fn scalar(&mut self) {
        match self.random.below(24) {
            0..=6 => self.integers(),
            7 | 8 => self.division(),
            9 | 10 => self.shift(),
            11..=14 => self.floats(),
            15 => self.comparison(),
            16 => self.choice(),
            17..=19 => self.conversion(),
            20 => self.bits(),
            21 => self.extended(),
            22 => self.index(),
            _ => self.exact(),
        }
    }

    fn integers(&mut self) {
        let elem = self.elem_where(Elem::is_int);
        let ty = self.arranged(elem);
        let names = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"];
        let name = names[self.random.below(names.len())];
        let [a, b] = [self.value(&ty).name, self.value(&ty).name];
        self.op(&ty, format!("arith.{name} {a}, {b} : {ty}"));
    }

    /// A divisor by which a division is defined.
    fn divisor(&mut self, ty: &Type) -> Value {
        let value = self.value(ty);
        let test = ty.of(Elem::Int(1));
        let [zero, one] = [self.splat(ty, 0), self.splat(ty, 1)];
        let is_zero = self.guard(&test, format!("arith.cmpi eq, {}, {} : {ty}", value.name, zero.name));
        let minus = self.splat(ty, -1);
        let is_minus = self.guard(&test, format!("arith.cmpi eq, {}, {} : {ty}", value.name, minus.name));
        let bad = self.guard(&test, format!("arith.ori {}, {} : {test}", is_zero.name, is_minus.name));
        self.guarded_choice(&bad, &one, &value)
    }

    /// `arith.select`.
    pub(super) fn guarded_choice(&mut self, test: &Value, yes: &Value, no: &Value) -> Value {
        let ty = yes.ty.clone();
        let types = if test.ty.kind == Kind::Vector { format!("{}, {ty}", test.ty) } else { ty.to_string() };
        self.guard(&ty, format!("arith.select {}, {}, {} : {types}", test.name, yes.name, no.name))
    }

    fn division(&mut self) {
        let elem = self.elem_where(|elem| elem.is_int() && elem != Elem::Int(1));
        let ty = self.arranged(elem);
        let name = DIVISIONS[self.random.below(DIVISIONS.len())];
        let a = self.value(&ty).name;
        let b = self.divisor(&ty).name;
        self.op(&ty, format!("arith.{name} {a}, {b} : {ty}"));
    }

    fn amount(&mut self, ty: &Type) -> Value {
        let value = self.value(ty).name;
        let width = self.splat(ty, i128::from(ty.elem.width())).name;
        self.guard(ty, format!("arith.remui {value}, {width} : {ty}"))
    }

    fn shift(&mut self) {
        let wide = |elem: Elem| elem.is_int() && elem.width() > 4;
        let elem = self.elem_where(wide);
        let ty = self.arranged(elem);
        let name = ["shli", "shrsi", "shrui"][self.random.below(3)];
        let a = self.value(&ty).name;
        let b = self.amount(&ty).name;
        self.op(&ty, format!("arith.{name} {a}, {b} : {ty}"));
    }

    fn floats(&mut self) {
        let elem = self.elem_where(Elem::is_float);
        let ty = self.arranged(elem);
        let [a, b, c] = [self.value(&ty).name, self.value(&ty).name, self.value(&ty).name];
        let text = match self.random.below(22) {
            at @ 0..=11 => {
                let names = [
                    "addf", "subf", "mulf", "divf", "maximumf", "minimumf", "addf", "subf", "mulf", "remf",
                    "maximumf", "minimumf",
                ];
                format!("arith.{} {a}, {b} : {ty}", names[at])
            }
            12 => format!("arith.negf {a} : {ty}"),
            13 => format!("math.fma {a}, {b}, {c} : {ty}"),
            14 => {
                let name = ["maxnumf", "minnumf"][self.random.below(2)];
                let found = self.guard(&ty, format!("arith.{name} {a}, {b} : {ty}")).name;
                let zero = self.float_splat(&ty, "0.0").name;
                format!("arith.addf {found}, {zero} : {ty}")
            }
            15 if ty.rank() < 2 => {
                let sign = self.number(&ty, &b);
                format!("math.copysign {a}, {sign} : {ty}")
            }
            _ => {
                let names = ["absf", "sqrt", "floor", "ceil", "trunc", "round", "roundeven"];
                format!("math.{} {a} : {ty}", names[self.random.below(names.len())])
            }
        };
        self.op(&ty, text);
    }

    fn float_splat(&mut self, ty: &Type, number: &str) -> Value {
        let text = match ty.kind {
            Kind::Scalar => format!("arith.constant {number} : {ty}"),
            _ => format!("arith.constant dense<{number}> : {ty}"),
        };
        self.guard(ty, text)
    }

    /// A float, or a number in place of a NaN.
    fn number(&mut self, ty: &Type, value: &str) -> String {
        let test = ty.of(Elem::Int(1));
        let is_nan = self.guard(&test, format!("arith.cmpf uno, {value}, {value} : {ty}"));
        let seven = self.float_splat(ty, "7.0");
        let value = self.made(value.to_owned(), ty);
        self.guarded_choice(&is_nan, &seven, &value).name
    }

    fn comparison(&mut self) {
        let elem = self.elem();
        let ty = self.arranged(elem);
        let [a, b] = [self.value(&ty).name, self.value(&ty).name];
        let test = ty.of(Elem::Int(1));
        if elem.is_float() {
            let predicate = ORDERED[self.random.below(ORDERED.len())];
            self.op(&test, format!("arith.cmpf {predicate}, {a}, {b} : {ty}"));
        } else {
            let predicate = PREDICATES[self.random.below(PREDICATES.len())];
            self.op(&test, format!("arith.cmpi {predicate}, {a}, {b} : {ty}"));
        }
    }

    /// A choice between two values of any type.
    fn choice(&mut self) {
        let ty = self.passed();
        let [a, b] = [self.value(&ty), self.value(&ty)];
        let is_vector = ty.kind == Kind::Vector && self.random.chance(50);
        let test = if is_vector { ty.of(Elem::Int(1)) } else { Type::scalar(Elem::Int(1)) };
        let condition = self.value(&test).name;
        let types = if is_vector { format!("{test}, {ty}") } else { ty.to_string() };
        self.op(&ty, format!("arith.select {condition}, {}, {} : {types}", a.name, b.name));
    }

    fn conversion(&mut self) {
        let from = self.elem();
        let ty = self.arranged(from);
        let value = self.value(&ty).name;
        let wider = |elem: Elem| matches!(elem, Elem::Int(width) if width > from.width());
        let narrower = |elem: Elem| matches!(elem, Elem::Int(width) if width < from.width());
        let (name, to) = match (from, self.random.below(3)) {
            (Elem::Index, at) => {
                let to = self.elem_where(|elem| matches!(elem, Elem::Int(_)));
                (["index_cast", "index_castui", "index_cast"][at], to)
            }
            (Elem::Int(_), 0) if self.random.chance(30) => ("index_cast", Elem::Index),
            (Elem::Int(_), 0) => {
                let to = self.elem_where(Elem::is_float);
                (["sitofp", "uitofp"][self.random.below(2)], to)
            }
            (Elem::Int(width), 1) if width > 1 => ("trunci", self.elem_where(narrower)),
            (Elem::Int(width), _) if width < 64 => {
                (["extsi", "extui"][self.random.below(2)], self.elem_where(wider))
            }
            (Elem::Int(_), _) => return self.bits(),
            (Elem::F32, 0) => ("extf", Elem::F64),
            (Elem::F64, 0) => ("truncf", Elem::F32),
            (_, 1) => return self.bitcast(),
            _ => return self.add_integer(&ty, &value),
        };
        let to = ty.of(to);
        self.op(&to, format!("arith.{name} {value} : {ty} to {to}"));
    }

    /// A float as an integer in whose range it is.
    fn add_integer(&mut self, ty: &Type, value: &str) {
        let wide = |elem: Elem| matches!(elem, Elem::Int(width) if width >= 16);
        let to = ty.of(self.elem_where(wide));
        let unsigned = self.random.chance(40);
        let (least, most) = if unsigned { ("0.0", "60000.0") } else { ("-30000.0", "30000.0") };
        let (least, most) = (self.float_splat(ty, least).name, self.float_splat(ty, most).name);
        let low = self.guard(ty, format!("arith.maxnumf {value}, {least} : {ty}")).name;
        let inside = self.guard(ty, format!("arith.minnumf {low}, {most} : {ty}")).name;
        let name = if unsigned { "fptoui" } else { "fptosi" };
        self.op(&to, format!("arith.{name} {inside} : {ty} to {to}"));
    }

    /// The bits of a number, or the number of bits. The bits of a NaN are not defined.
    fn bitcast(&mut self) {
        let float = self.elem_where(Elem::is_float);
        let [number, integer] = [float, Elem::Int(float.width())].map(|elem| (self.arranged(elem), elem));
        if self.random.chance(50) {
            let ty = number.0;
            let value = self.value(&ty).name;
            let value = self.number(&ty, &value);
            let to = ty.of(integer.1);
            self.op(&to, format!("arith.bitcast {value} : {ty} to {to}"));
        } else {
            let ty = integer.0;
            let value = self.value(&ty).name;
            let to = ty.of(number.1);
            // Whether a NaN is quiet matters to `maxnumf`.
            let found = self.guard(&to, format!("arith.bitcast {value} : {ty} to {to}")).name;
            let text = self.number(&to, &found);
            let found = self.made(text, &to);
            self.publish(found);
        }
    }

    fn bits(&mut self) {
        let elem = self.elem_where(|elem| matches!(elem, Elem::Int(_)));
        let ty = self.flat(elem);
        let value = self.value(&ty).name;
        let text = match self.random.below(5) {
            0 if elem.width() >= 8 => {
                let wanted = self.value(&ty).name;
                let seven = self.splat(&ty, 7).name;
                let power = self.guard(&ty, format!("arith.andi {wanted}, {seven} : {ty}")).name;
                format!("math.ipowi {value}, {power} : {ty}")
            }
            at => format!("math.{} {value} : {ty}", ["absi", "ctpop", "cttz", "ctlz", "absi"][at]),
        };
        self.op(&ty, text);
    }

    /// Operations with two results.
    fn extended(&mut self) {
        let elem = self.elem_where(|elem| matches!(elem, Elem::Int(width) if (8..=32).contains(&width)));
        let ty = self.arranged(elem);
        let [a, b] = [self.value(&ty).name, self.value(&ty).name];
        let at = self.random.below(3);
        let name = ["addui_extended", "mulsi_extended", "mului_extended"][at];
        let (second, types) = match at {
            0 => (ty.of(Elem::Int(1)), format!("{ty}, {}", ty.of(Elem::Int(1)))),
            _ => (ty.clone(), ty.to_string()),
        };
        let (values, prefix) = self.results(&[ty, second]);
        let text = format!("{prefix}arith.{name} {a}, {b} : {types}");
        self.compound(values, vec![super::Piece::Text(text)]);
    }

    /// Operations of the index dialect.
    fn index(&mut self) {
        let ty = Type::scalar(Elem::Index);
        let [a, b] = [self.value(&ty).name, self.value(&ty).name];
        let text = match self.random.below(12) {
            0 => {
                let name = DIVISIONS_OF_INDEX[self.random.below(DIVISIONS_OF_INDEX.len())];
                let b = self.divisor(&ty).name;
                format!("index.{name} {a}, {b}")
            }
            1 => {
                let b = self.amount(&ty).name;
                format!("index.{} {a}, {b}", ["shl", "shrs", "shru"][self.random.below(3)])
            }
            2 => {
                let predicate = PREDICATES[self.random.below(PREDICATES.len())];
                self.op(&Type::scalar(Elem::Int(1)), format!("index.cmp {predicate}({a}, {b})"));
                return;
            }
            3 => format!("index.constant {}", self.integer(64)),
            4 => {
                let elem = self.elem_where(|elem| matches!(elem, Elem::Int(width) if width != 64));
                let to = Type::scalar(elem);
                let name = ["casts", "castu"][self.random.below(2)];
                self.op(&to, format!("index.{name} {a} : index to {to}"));
                return;
            }
            5 => {
                let elem = self.elem_where(|elem| matches!(elem, Elem::Int(_)));
                let from = Type::scalar(elem);
                let value = self.value(&from).name;
                format!("index.{} {value} : {from} to index", ["casts", "castu"][self.random.below(2)])
            }
            6 => {
                let test = self.value(&Type::scalar(Elem::Int(1))).name;
                format!("index.bool.constant {}", test.len().is_multiple_of(2))
            }
            at => {
                let names = ["add", "sub", "mul", "maxs", "maxu", "mins", "minu", "and", "or", "xor"];
                format!("index.{} {a}, {b}", names[(at + self.random.below(10)) % names.len()])
            }
        };
        let result = if text.starts_with("index.bool") { Type::scalar(Elem::Int(1)) } else { ty };
        self.op(&result, text);
    }

    /// Sums and products of small whole numbers: they are exact in any order.
    fn exact(&mut self) {
        let small = self.arranged(Elem::Int(8));
        let elem = self.elem_where(Elem::is_float);
        let ty = small.of(elem);
        let mut numbers = Vec::new();
        for _ in 0..3 {
            let value = self.value(&small).name;
            numbers.push(self.guard(&ty, format!("arith.sitofp {value} : {small} to {ty}")).name);
        }
        let flags = ["fast", "reassoc,contract", "contract", "nnan,ninf,nsz", "arcp,afn"];
        let flags = flags[self.random.below(flags.len())];
        let [a, b, c] = [&numbers[0], &numbers[1], &numbers[2]];
        let product = self.guard(&ty, format!("arith.mulf {a}, {b} fastmath<{flags}> : {ty}")).name;
        let name = ["addf", "subf"][self.random.below(2)];
        let sum = self.guard(&ty, format!("arith.{name} {product}, {c} fastmath<{flags}> : {ty}")).name;
        // The sign of a zero is not defined with `nsz`.
        let zero = self.float_splat(&ty, "0.0").name;
        self.op(&ty, format!("arith.addf {sum}, {zero} : {ty}"));
    }

    pub(super) fn complex(&mut self) {
        let ty = Type::scalar(Elem::Complex);
        let float = Type::scalar(Elem::F64);
        let [a, b] = [self.value(&ty).name, self.value(&ty).name];
        let text = match self.random.below(9) {
            0 | 1 => {
                let name = ["re", "im"][self.random.below(2)];
                self.op(&float, format!("complex.{name} {a} : {ty}"));
                return;
            }
            2 => {
                let name = ["eq", "neq"][self.random.below(2)];
                self.op(&Type::scalar(Elem::Int(1)), format!("complex.{name} {a}, {b} : {ty}"));
                return;
            }
            3 => {
                let parts = [self.value(&float).name, self.value(&float).name];
                format!("complex.create {} : {ty}", parts.join(", "))
            }
            4 => format!("complex.neg {a} : {ty}"),
            5 => format!("complex.conj {a} : {ty}"),
            at => format!("complex.{} {a}, {b} : {ty}", ["add", "sub", "mul"][at - 6]),
        };
        self.op(&ty, text);
    }

    /// The bits of an element as an integer of 64 bits.
    pub(super) fn as_integer(&mut self, value: &Value) -> Value {
        let to = Type::scalar(Elem::Int(64));
        let ty = value.ty.clone();
        match ty.elem {
            Elem::Int(64) => value.clone(),
            Elem::Int(_) => self.hidden(&to, format!("arith.extsi {} : {ty} to i64", value.name)),
            Elem::Index => self.hidden(&to, format!("arith.index_cast {} : index to i64", value.name)),
            Elem::F64 => {
                let number = self.number(&ty, &value.name);
                self.hidden(&to, format!("arith.bitcast {number} : f64 to i64"))
            }
            Elem::F32 => {
                let number = self.number(&ty, &value.name);
                let bits = Type::scalar(Elem::Int(32));
                let bits = self.hidden(&bits, format!("arith.bitcast {number} : f32 to i32"));
                self.as_integer(&bits)
            }
            Elem::Complex => {
                let float = Type::scalar(Elem::F64);
                let re = self.hidden(&float, format!("complex.re {} : {ty}", value.name));
                let im = self.hidden(&float, format!("complex.im {} : {ty}", value.name));
                let [re, im] = [self.as_integer(&re), self.as_integer(&im)];
                self.mixed(&re, &im)
            }
        }
    }

    /// Both integers in one.
    pub(super) fn mixed(&mut self, a: &Value, b: &Value) -> Value {
        let ty = Type::scalar(Elem::Int(64));
        let factor = self.splat(&ty, 31).name;
        let product = self.hidden(&ty, format!("arith.muli {}, {factor} : i64", a.name)).name;
        self.hidden(&ty, format!("arith.xori {product}, {} : i64", b.name))
    }
}

const DIVISIONS_OF_INDEX: [&str; 7] = ["divs", "divu", "rems", "remu", "ceildivs", "ceildivu", "floordivs"];
