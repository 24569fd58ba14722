//! Integer and bit enums.

use std::collections::HashMap;

use mlir::Context;
use mlir::enums::{EnumValue, InvalidValue};

use ods_tests::enums::*;

#[test]
fn the_manuals_int_enum() {
    use ods_tests::enums::outer::inner;
    assert_eq!(MyIntEnum::Case15 as u32, 15);
    assert_eq!(MyIntEnum::convert_to_enum("Case20"), Some(inner::MyIntEnum::Case20));
    assert_eq!(MyIntEnum::convert_to_enum("Case21"), None);
    assert_eq!(MyIntEnum::convert_to_string(inner::MyIntEnum::Case15), "Case15");
    assert_eq!("Case15".parse(), Ok(MyIntEnum::Case15));
    let error = "case15".parse::<MyIntEnum>().expect_err("another case");
    assert_eq!(
        error.to_string(),
        "expected one of [Case15, Case20] for Outer::Inner::MyIntEnum, got: case15"
    );
    assert_eq!(MyIntEnum::try_from(20u32), Ok(MyIntEnum::Case20));
    let error = InvalidValue { name: "Outer::Inner::MyIntEnum", value: 16 };
    assert_eq!(MyIntEnum::try_from(16u32), Err(error));
    assert_eq!(error.to_string(), "16 is no value of Outer::Inner::MyIntEnum");
    assert_eq!(u32::from(MyIntEnum::Case20), 20);
    assert_eq!(format!("{:>8}", MyIntEnum::Case20), "  Case20");
    assert_eq!(MyIntEnum::MAX_VALUE, 20);
    assert_eq!(MyIntEnum::ALL, [MyIntEnum::Case15, MyIntEnum::Case20]);
    let names: HashMap<MyIntEnum, &str> = MyIntEnum::ALL.iter().map(|&e| (e, e.keyword())).collect();
    assert_eq!(names[&MyIntEnum::Case20], "Case20");
    assert_eq!(MyIntEnum::Case20.index(), 1);
}

#[test]
fn the_manuals_bit_enum() {
    use MyBitEnum as E;
    let both = E::BIT0 | E::BIT3;
    assert_eq!(both.bits(), 9);
    assert_eq!(both.to_string(), "tagged|Bit3");
    assert_eq!("tagged|Bit3".parse(), Ok(both));
    assert_eq!("tagged | Bit3".parse(), Ok(both));
    assert_eq!("None".parse(), Ok(E::NONE));
    assert_eq!(E::NONE.to_string(), "None");
    assert!("Bit0".parse::<E>().is_err());
    assert!("Bit1|None".parse::<E>().is_err());
    assert!("".parse::<E>().is_err());
    assert_eq!(E::try_from(0), Ok(E::NONE));
    assert_eq!(E::try_from(15), Ok(E::all()));
    assert!(E::try_from(16).is_err());
    assert_eq!(u32::from(both), 9);
    assert_eq!(E::MAX_VALUE, 15);
    assert_eq!((!both).bits(), 6);
    assert_eq!(both & E::BIT0, E::BIT0);
    assert_eq!(both ^ E::BIT0, E::BIT3);
    assert!(both.contains(E::BIT3) && !both.contains(E::BIT3 | E::BIT1));
    assert!(both.intersects(E::BIT3 | E::BIT1) && !both.intersects(E::BIT1));
    assert_eq!(both.difference(E::BIT0), E::BIT3);
    let mut set = both;
    set.set(E::BIT1, true);
    set.set(E::BIT0, false);
    assert_eq!(set, E::BIT1 | E::BIT3);
    assert_eq!(both.iter().collect::<Vec<_>>(), [E::BIT0, E::BIT3]);
}

#[test]
fn names_and_types_that_a_record_gives() {
    use ods_tests::enums::outer::Sizes;
    assert_eq!(Sizes::from_number(4_294_967_296), Some(Sizes::Large));
    assert_eq!(Sizes::largest(), 4_294_967_296u64);
    assert_eq!(Signed::try_from(-3i16), Ok(Signed::Minus));
    assert_eq!(Signed::Minus.value(), -3);
    assert_eq!(Signed::MAX_VALUE, 3);
    assert_eq!(Wide::HIGH.bits(), 128u8);
    assert_eq!(Wide::all().to_string(), "low, high");
    assert_eq!("low,high".parse(), Ok(Wide::all()));
}

#[test]
fn groups() {
    assert_eq!(Plain::all().to_string(), "r|rw|w|x|wx");
    assert_eq!((Plain::READ | Plain::EXECUTE).to_string(), "r|x");
    assert_eq!(Plain::READ_WRITE.to_string(), "r|rw|w");
    assert_eq!(Primary::all().to_string(), "wx|r");
    assert_eq!(Primary::READ_WRITE.to_string(), "rw");
    assert_eq!("rw|x".parse(), Ok(Primary::all()));
    assert_eq!(Primary::empty().to_string(), "");
}

#[test]
fn views_of_integer_attributes() {
    let cx = Context::new(mlir::Registry::new());
    let attr = MyIntEnumAttr::get(&cx, MyIntEnum::Case20);
    assert_eq!(attr.id(), cx.int_attr_of_width(20, 32));
    assert_eq!(attr.value(), MyIntEnum::Case20);
    let cast = |value, width| MyIntEnumAttr::cast(cx.attr_ref(cx.int_attr_of_width(value, width)));
    assert_eq!(cast(20, 32), Some(attr));
    assert_eq!(cast(20, 64), None);
    assert_eq!(cast(21, 32), None);
    let wide = WideAttr::get(&cx, Wide::HIGH);
    assert_eq!(wide.value(), Wide::HIGH);
    assert_eq!(MyIntEnum::SPEC.name, "Outer::Inner::MyIntEnum");
}
