//! The catalogue: everything that the compiler reports about a program, one entry for each kind of mistake.
//!
//! An entry has a code, which its diagnostics show, and a page, which `toyc --explain E0301` prints. Codes that begin
//! with `E` are errors, those with `W` warnings; the first two digits are the kind: `01` characters, `02` syntax, `03`
//! names, `04` types, `05` shapes, `06` control flow, `07` limits. A code is never reused for another mistake.
//!
//! A page shows a program with the mistake, unless that would be too long, what the compiler says about it, and what to
//! do. Tests compile what the pages show. Errors in shapes are found by passes over the toy dialect, which know their
//! codes from [`toy_dialect::codes`].

use support::{Diagnostic, Span};

macro_rules! catalogue {
    ($($(#[doc = $doc:literal])* $entry:ident = $code:literal;)*) => {
        /// A kind of mistake.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum DiagnosticCode {
            $($(#[doc = $doc])* $entry,)*
        }

        impl DiagnosticCode {
            /// All of them, in the order of their codes.
            pub const ALL: &'static [DiagnosticCode] = &[$(DiagnosticCode::$entry),*];

            /// The code that diagnostics show.
            pub fn code(self) -> &'static str {
                match self {
                    $(DiagnosticCode::$entry => $code,)*
                }
            }

            /// The page that explains it, in Markdown.
            pub fn page(self) -> &'static str {
                match self {
                    $(DiagnosticCode::$entry => include_str!(concat!("pages/", $code, ".md")),)*
                }
            }
        }
    };
}

catalogue! {
    /// A character that is not part of the language.
    UnknownCharacter = "E0101";
    /// Digits that are not a number.
    MalformedNumber = "E0102";
    /// A token that the grammar does not allow here.
    UnexpectedToken = "E0201";
    /// A statement or field without its `;`.
    MissingSemicolon = "E0202";
    /// A bracket or brace that nothing closes.
    UnclosedBracket = "E0203";
    /// A statement outside of functions.
    OutsideFunction = "E0204";
    /// A brace that closes nothing.
    UnmatchedBrace = "E0205";
    /// A `;` after a function or struct.
    StraySemicolon = "E0206";
    /// A keyword as the name of something.
    KeywordAsName = "E0207";
    /// A value for something that is no variable.
    Assignment = "E0208";
    /// A variable without a value.
    VariableWithoutValue = "E0209";
    /// A block that belongs to no statement.
    NestedBlock = "E0210";
    /// A comment of another language.
    ForeignComment = "E0211";
    /// A field that is declared with a shape.
    FieldShape = "E0213";
    /// Something other than a size in a shape.
    Dimension = "E0214";
    /// A tensor literal without elements.
    EmptyTensor = "E0215";
    /// A struct without fields.
    EmptyStruct = "E0216";
    /// A struct literal with a name before it.
    NamedStructLiteral = "E0217";
    /// A field that is declared with a value.
    FieldValue = "E0218";
    /// A loop or a choice that is written as in another language.
    ControlFlow = "E0219";
    /// A function that is called with a dot.
    MethodCall = "E0220";
    /// Several values in parentheses.
    Tuple = "E0221";
    /// An undefined variable.
    UndefinedVariable = "E0301";
    /// An undefined function.
    UnknownFunction = "E0302";
    /// An undefined struct.
    UnknownStruct = "E0303";
    /// An undefined field.
    UnknownField = "E0304";
    /// A second variable of the same name.
    DuplicateVariable = "E0305";
    /// A second parameter of the same name.
    DuplicateParameter = "E0306";
    /// A second function of the same name.
    DuplicateFunction = "E0307";
    /// A second struct of the same name.
    DuplicateStruct = "E0308";
    /// A second field of the same name.
    DuplicateField = "E0309";
    /// A variable with the name of a parameter.
    ShadowedParameter = "E0310";
    /// A function with the name of a built-in one.
    BuiltinRedefined = "E0311";
    /// A struct that is used above its declaration.
    StructBeforeDeclaration = "E0312";
    /// A struct that contains itself.
    RecursiveStruct = "E0313";
    /// An argument with a name that no parameter has.
    UnknownArgument = "E0314";
    /// A second value for a parameter.
    DuplicateArgument = "E0315";
    /// A struct where a tensor belongs.
    ExpectedTensor = "E0401";
    /// Something else where a struct belongs.
    ExpectedStruct = "E0402";
    /// A struct literal whose struct nothing determines.
    UnknownStructLiteral = "E0403";
    /// A struct literal with more or fewer values than fields.
    StructValueCount = "E0404";
    /// A shape for a struct.
    StructShape = "E0405";
    /// A field of a tensor.
    FieldOfTensor = "E0406";
    /// A call with more or fewer arguments than parameters.
    ArgumentCount = "E0407";
    /// The value of a function that returns none.
    NoValue = "E0408";
    /// Returns with and without a value.
    MixedReturns = "E0409";
    /// An argument that must be written as a number.
    ConstantArgument = "E0410";
    /// An argument without a name behind one with a name.
    ArgumentOrder = "E0411";
    /// Another number of results than of variables.
    ResultCount = "E0412";
    /// Rows of different lengths.
    RaggedTensor = "E0501";
    /// A literal whose number of elements differs from that of its declared shape.
    LiteralCount = "E0502";
    /// Operands of different shapes.
    ShapeMismatch = "E0503";
    /// Operands of different ranks.
    RankMismatch = "E0504";
    /// A value whose number of elements differs from that of its declared shape.
    ReshapeCount = "E0505";
    /// An axis that does not exist.
    NoSuchAxis = "E0506";
    /// An axis that is listed twice.
    AxisTwice = "E0507";
    /// A tensor as a condition or a bound.
    NotANumber = "E0508";
    /// A value whose shape is not that of its variable.
    AssignedShape = "E0509";
    /// A number that makes no shape.
    WrongSize = "E0510";
    /// A size or a position that is not known when a program is compiled.
    UnknownSize = "E0511";
    /// An index that a tensor does not have.
    WrongIndex = "E0512";
    /// Operands of a matrix product that do not fit.
    ProductMismatch = "E0513";
    /// A smallest or largest of no elements.
    NoElements = "E0514";
    /// A statement after the end of a function.
    AfterReturn = "E0601";
    /// Functions that call each other.
    Recursion = "E0602";
    /// A program without a beginning.
    MissingMain = "E0603";
    /// A main function with parameters.
    MainParameters = "E0604";
    /// A main function with a result.
    MainResult = "E0605";
    /// A return in the middle of a function.
    ReturnInBlock = "E0606";
    /// A value for the variable that a loop counts.
    LoopVariable = "E0607";
    /// Brackets that are nested too deep.
    NestingTooDeep = "E0701";
    /// A shape with more elements than can be counted.
    ShapeOverflow = "E0702";
    /// A number that no double is near.
    NumberOutOfRange = "E0703";
    /// A tensor literal with too many elements.
    LiteralTooLarge = "E0704";
    /// A struct of too many tensors.
    StructTooLarge = "E0705";
    /// Structs that are nested too deep.
    StructNestingTooDeep = "E0706";
    /// A function that would be compiled too often.
    TooManyShapes = "E0707";
    /// A tensor of too many dimensions.
    TooManyDimensions = "E0708";
    /// A variable that nothing reads.
    UnusedVariable = "W0301";
    /// A function that nothing calls.
    UnusedFunction = "W0302";
    /// A struct that nothing is of.
    UnusedStruct = "W0303";
    /// A variable with the name of a function.
    ShadowedFunction = "W0304";
    /// A value that is computed for nothing.
    UnusedValue = "W0305";
}

impl DiagnosticCode {
    /// The entry with this code, in upper or lower case.
    ///
    /// ```
    /// use toyc::catalogue::DiagnosticCode;
    /// assert_eq!(DiagnosticCode::from_code("e0301"), Some(DiagnosticCode::UndefinedVariable));
    /// assert_eq!(DiagnosticCode::from_code("E9999"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Self> {
        DiagnosticCode::ALL.iter().copied().find(|entry| entry.code().eq_ignore_ascii_case(code))
    }

    /// A diagnostic of this kind.
    pub(crate) fn at(self, span: impl Into<Option<Span>>, message: impl Into<String>) -> Diagnostic {
        let make = if self.code().starts_with('W') { Diagnostic::warning } else { Diagnostic::error };
        make(span.into(), message.into()).with_code(self.code())
    }
}

#[cfg(test)]
mod tests;
