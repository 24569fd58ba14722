//! Vectors in the llvm dialect: their elements, what is computed from all of them, and what is done with some of them.

use dialects::affine::AtomicRMWKind as Kind;
use dialects::llvm::*;
use mlir::{FloatKind, OpRef, Value as SsaValue};

use super::arith::{fused, multiplied_and_added};
use super::elementwise::result_type;
use super::reductions::Reduction;
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::elements::scalar_type;
use crate::layout::{Layout, float_kind, int_width};
use crate::number::{self, IntBinary, signed};
use crate::state::{Slot, State};
use crate::value::{Elements, Res, Value};

/// Why an element that a mask excludes is undefined.
const EXCLUDED: Value = Value::Undefined("it is an element that a mask excludes");

pub(super) fn table() -> Table {
    let mut all = masked();
    all.extend(table! {
        ExtractElementOp => extract_element,
        InsertElementOp => insert_element,
        ShuffleVectorOp => shuffle,
        VectorExtractOp => |d, op| part(d, *op, op.srcvec(), op.pos()),
        VectorInsertOp => |d, op| replace(d, op),
        VectorInterleave2Op as OpRef => |d, op| rearranged(d, op, |i, _| (i % 2, i / 2)),
        VectorDeinterleave2Op as OpRef => deinterleave,
        StepVectorOp as OpRef => |d, op| {
            let length = length(op)?;
            let result = d.slot(op.result(0));
            d.define(result, move |s| made(s, (0..length).map(|i| Ok(Value::Int(i as u128)))));
            Ok(())
        },
        GetActiveLaneMaskOp as OpRef => |d, op| {
            let length = length(op)?;
            let (first, end) = (d.slot(op.operand(0)), d.slot(op.operand(1)));
            let result = d.slot(op.result(0));
            d.define(result, move |s| {
                let (first, end) = (s.int(first)?, s.int(end)?);
                made(s, (0..length).map(|i| Ok((first + (i as u128) < end).into())))
            });
            Ok(())
        },
        VectorReduceAddOp as OpRef => |d, op| reduce(d, op, Kind::Addi),
        VectorReduceMulOp as OpRef => |d, op| reduce(d, op, Kind::Muli),
        VectorReduceAndOp as OpRef => |d, op| reduce(d, op, Kind::Andi),
        VectorReduceOrOp as OpRef => |d, op| reduce(d, op, Kind::Ori),
        VectorReduceXorOp as OpRef => |d, op| reduce(d, op, Kind::Xori),
        VectorReduceSMaxOp as OpRef => |d, op| reduce(d, op, Kind::Maxs),
        VectorReduceSMinOp as OpRef => |d, op| reduce(d, op, Kind::Mins),
        VectorReduceUMaxOp as OpRef => |d, op| reduce(d, op, Kind::Maxu),
        VectorReduceUMinOp as OpRef => |d, op| reduce(d, op, Kind::Minu),
        VectorReduceFMaxOp as OpRef => |d, op| reduce(d, op, Kind::Maxnumf),
        VectorReduceFMinOp as OpRef => |d, op| reduce(d, op, Kind::Minnumf),
        VectorReduceFMaximumOp as OpRef => |d, op| reduce(d, op, Kind::Maximumf),
        VectorReduceFMinimumOp as OpRef => |d, op| reduce(d, op, Kind::Minimumf),
        VectorReduceFAddOp as OpRef => |d, op| reduce(d, op, Kind::Addf),
        VectorReduceFMulOp as OpRef => |d, op| reduce(d, op, Kind::Mulf),
        VPReduceAddOp as OpRef => |d, op| reduce(d, op, Kind::Addi),
        VPReduceMulOp as OpRef => |d, op| reduce(d, op, Kind::Muli),
        VPReduceAndOp as OpRef => |d, op| reduce(d, op, Kind::Andi),
        VPReduceOrOp as OpRef => |d, op| reduce(d, op, Kind::Ori),
        VPReduceXorOp as OpRef => |d, op| reduce(d, op, Kind::Xori),
        VPReduceSMaxOp as OpRef => |d, op| reduce(d, op, Kind::Maxs),
        VPReduceSMinOp as OpRef => |d, op| reduce(d, op, Kind::Mins),
        VPReduceUMaxOp as OpRef => |d, op| reduce(d, op, Kind::Maxu),
        VPReduceUMinOp as OpRef => |d, op| reduce(d, op, Kind::Minu),
        VPReduceFAddOp as OpRef => |d, op| reduce(d, op, Kind::Addf),
        VPReduceFMulOp as OpRef => |d, op| reduce(d, op, Kind::Mulf),
        VPReduceFMaxOp as OpRef => |d, op| reduce(d, op, Kind::Maxnumf),
        VPReduceFMinOp as OpRef => |d, op| reduce(d, op, Kind::Minnumf),
    });
    all
}

/// Operations on the elements that a mask and a length include.
fn masked() -> Table {
    table! {
        VPAddOp as OpRef => |d, op| ints(d, op, number::add),
        VPSubOp as OpRef => |d, op| ints(d, op, number::sub),
        VPMulOp as OpRef => |d, op| ints(d, op, number::mul),
        VPSDivOp as OpRef => |d, op| ints(d, op, number::div_signed),
        VPUDivOp as OpRef => |d, op| ints(d, op, number::div_unsigned),
        VPSRemOp as OpRef => |d, op| ints(d, op, number::rem_signed),
        VPURemOp as OpRef => |d, op| ints(d, op, number::rem_unsigned),
        VPAndOp as OpRef => |d, op| ints(d, op, number::and),
        VPOrOp as OpRef => |d, op| ints(d, op, number::or),
        VPXorOp as OpRef => |d, op| ints(d, op, number::xor),
        VPShlOp as OpRef => |d, op| ints(d, op, number::shift_left),
        VPLShrOp as OpRef => |d, op| ints(d, op, number::shift_right),
        VPAShrOp as OpRef => |d, op| ints(d, op, number::shift_right_signed),
        VPSMaxOp as OpRef => |d, op| ints(d, op, number::max_signed),
        VPSMinOp as OpRef => |d, op| ints(d, op, number::min_signed),
        VPUMaxOp as OpRef => |d, op| ints(d, op, number::max_unsigned),
        VPUMinOp as OpRef => |d, op| ints(d, op, number::min_unsigned),
        VPFAddOp as OpRef => |d, op| floats(d, op, |x| x[0] + x[1]),
        VPFSubOp as OpRef => |d, op| floats(d, op, |x| x[0] - x[1]),
        VPFMulOp as OpRef => |d, op| floats(d, op, |x| x[0] * x[1]),
        VPFDivOp as OpRef => |d, op| floats(d, op, |x| x[0] / x[1]),
        VPFRemOp as OpRef => |d, op| floats(d, op, |x| x[0] % x[1]),
        VPFNegOp as OpRef => |d, op| floats(d, op, |x| -x[0]),
        VPFmaOp as OpRef => |d, op| multiply_add(d, op, fused),
        VPFMulAddOp as OpRef => |d, op| multiply_add(d, op, multiplied_and_added),
        VPZExtOp as OpRef => |d, op| cast(d, op, |bits, _| bits),
        VPTruncOp as OpRef => |d, op| cast(d, op, |bits, _| bits),
        VPIntToPtrOp as OpRef => |d, op| cast(d, op, |bits, _| bits),
        VPPtrToIntOp as OpRef => |d, op| cast(d, op, |bits, _| bits),
        VPSExtOp as OpRef => |d, op| cast(d, op, |bits, width| signed(bits, width) as u128),
        VPFPTruncOp as OpRef => |d, op| floats(d, op, |x| x[0]),
        VPFPExtOp as OpRef => |d, op| floats(d, op, |x| x[0]),
        VPSIToFPOp as OpRef => |d, op| from_ints(d, op, true),
        VPUIToFPOp as OpRef => |d, op| from_ints(d, op, false),
        VPFPToSIOp as OpRef => |d, op| to_ints(d, op, number::to_signed),
        VPFPToUIOp as OpRef => |d, op| to_ints(d, op, number::to_unsigned),
        VPSelectMinOp as OpRef => |d, op| select(d, op, false),
        VPMergeMinOp as OpRef => |d, op| select(d, op, true),
        MaskedLoadOp => |d, op| {
            load(d, *op, Places::From(op.data()), Lanes::Mask(op.mask()), op.pass_thru())
        },
        MaskedStoreOp => |d, op| store(d, *op, op.value(), Places::From(op.data()), Lanes::Mask(op.mask())),
        MaskedGatherOp => |d, op| {
            let otherwise = op.pass_thru().next();
            load(d, *op, Places::Each(op.ptrs()), Lanes::Mask(op.mask()), otherwise)
        },
        MaskedScatterOp => |d, op| store(d, *op, op.value(), Places::Each(op.ptrs()), Lanes::Mask(op.mask())),
        MaskedExpandLoadOp as OpRef => |d, op| {
            load(d, op, Places::Packed(op.operand(0)), Lanes::Mask(op.operand(1)), Some(op.operand(2)))
        },
        MaskedCompressStoreOp as OpRef => |d, op| {
            store(d, op, op.operand(0), Places::Packed(op.operand(1)), Lanes::Mask(op.operand(2)))
        },
        VPLoadOp as OpRef => |d, op| {
            load(d, op, Places::From(op.operand(0)), Lanes::Both(op.operand(1), op.operand(2)), None)
        },
        VPStoreOp as OpRef => |d, op| {
            store(d, op, op.operand(0), Places::From(op.operand(1)), Lanes::Both(op.operand(2), op.operand(3)))
        },
        VPStridedLoadOp as OpRef => |d, op| {
            let places = Places::Strided(op.operand(0), op.operand(1));
            load(d, op, places, Lanes::Both(op.operand(2), op.operand(3)), None)
        },
        VPStridedStoreOp as OpRef => |d, op| {
            let places = Places::Strided(op.operand(1), op.operand(2));
            store(d, op, op.operand(0), places, Lanes::Both(op.operand(3), op.operand(4)))
        },
    }
}

/// The number of elements of the result.
fn length(op: OpRef<'_>) -> Res<usize> {
    let count = result_type(op).shape().and_then(|shape| usize::try_from(*shape.first()?).ok());
    count.ok_or_else(|| "has a result that is no vector of one dimension".to_owned())
}

/// A vector of these elements.
fn made(state: &State<'_>, values: impl ExactSizeIterator<Item = Res<Value>>) -> Res<Value> {
    let mut made = Elements::with_sizes(&state.memory, [values.len() as i64].as_slice().into())?;
    for value in values {
        made.push(value?);
    }
    Ok(made.into())
}

fn extract_element<'p>(d: &mut Decoder<'_, 'p>, op: ExtractElementOp<'p>) -> Res {
    let (vector, position) = (d.slot(op.vector()), d.slot(op.position()));
    let result = d.slot(op.res());
    d.define(result, move |s| {
        let position = usize::try_from(s.int(position)?).unwrap_or(usize::MAX);
        let all = s.get(vector).elements()?;
        Ok(all
            .values()
            .get(position)
            .cloned()
            .unwrap_or(Value::Undefined("its position is outside the vector")))
    });
    Ok(())
}

fn insert_element<'p>(d: &mut Decoder<'_, 'p>, op: InsertElementOp<'p>) -> Res {
    let (vector, value, position) = (d.slot(op.vector()), d.slot(op.value()), d.slot(op.position()));
    let length = length(*op)?;
    let result = d.slot(op.res());
    d.define(result, move |s| {
        let position = usize::try_from(s.int(position)?).unwrap_or(usize::MAX);
        let element = |at: usize| match at {
            _ if position >= length => Ok(Value::Undefined("an element was inserted outside of it")),
            at if at == position => Ok(s.get(value).clone()),
            at => s.get(vector).lane(at).cloned(),
        };
        made(s, (0..length).map(element))
    });
    Ok(())
}

fn shuffle<'p>(d: &mut Decoder<'_, 'p>, op: ShuffleVectorOp<'p>) -> Res {
    let positions: Vec<i32> = op.mask();
    let (first, second) = (d.slot(op.v1()), d.slot(op.v2()));
    let source = op.ty(op.v1()).shape().and_then(|shape| usize::try_from(*shape.first()?).ok()).unwrap_or(0);
    let result = d.slot(op.res());
    d.define(result, move |s| {
        let element = |&at: &i32| match usize::try_from(at) {
            Ok(at) if at < source => s.get(first).lane(at).cloned(),
            Ok(at) => s.get(second).lane(at - source).cloned(),
            Err(_) => Ok(Value::Undefined("it was not selected")),
        };
        made(s, positions.iter().map(element))
    });
    Ok(())
}

fn part<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, vector: SsaValue, position: i64) -> Res {
    let length = length(op)?;
    let start = usize::try_from(position).map_err(|_| "has an invalid position")?;
    let vector = d.slot(vector);
    let result = d.slot(op.result(0));
    d.define(result, move |s| {
        let all = s.get(vector).elements()?;
        let part = all.values().get(start..start + length).ok_or("takes a part outside the vector")?;
        made(s, part.iter().cloned().map(Ok))
    });
    Ok(())
}

fn replace<'p>(d: &mut Decoder<'_, 'p>, op: VectorInsertOp<'p>) -> Res {
    let start = usize::try_from(op.pos()).map_err(|_| "has an invalid position")?;
    let (whole, piece) = (d.slot(op.dstvec()), d.slot(op.srcvec()));
    let result = d.slot(op.res());
    d.define(result, move |s| {
        let (whole, piece) = (s.get(whole).elements()?, s.get(piece).elements()?);
        let element = |(i, old): (usize, &Value)| {
            Ok(i.checked_sub(start).and_then(|i| piece.values().get(i)).unwrap_or(old).clone())
        };
        made(s, whole.values().iter().enumerate().map(element))
    });
    Ok(())
}

/// A vector of elements of the operands: which operand's, and where.
fn rearranged<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, place: fn(usize, usize) -> (usize, usize)) -> Res {
    let length = length(op)?;
    let operands: Vec<Slot> = op.operands().map(|operand| d.slot(operand)).collect();
    let result = d.slot(op.result(0));
    d.define(result, move |s| {
        let all = operands.iter().map(|&slot| s.get(slot).elements()).collect::<Res<Vec<_>>>()?;
        let element = |i| {
            let (operand, at) = place(i, length);
            all.get(operand)
                .and_then(|all| all.values().get(at))
                .cloned()
                .ok_or_else(|| "has too few elements".to_owned())
        };
        made(s, (0..length).map(element))
    });
    Ok(())
}

fn deinterleave<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let vector = d.slot(op.operand(0));
    let result = d.slot(op.result(0));
    d.define(result, move |s| {
        let all = s.get(vector).elements()?;
        let half = |start: usize| {
            let values: Vec<&Value> = all.values().iter().skip(start).step_by(2).collect();
            made(s, values.into_iter().cloned().map(Ok))
        };
        Ok(Value::Aggregate([half(0)?, half(1)?].into()))
    });
    Ok(())
}

/// A reduction of the last vector, from the scalar before it if there is one, of the elements that the mask and the length
/// after it include.
fn reduce<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, kind: Kind) -> Res {
    let Reduction { combine, neutral } = Reduction::of(kind.value(), result_type(op))?;
    let has_start = op.num_operands() > 1;
    let start = has_start.then(|| d.slot(op.operand(0)));
    let vector = d.slot(op.operand(usize::from(has_start)));
    let lanes = (op.num_operands() == 4).then(|| Lanes::Both(op.operand(2), op.operand(3)).slots(d));
    let result = d.slot(op.result(0));
    d.define(result, move |s| {
        let all = s.get(vector).elements()?;
        let all = all.values();
        let included = match &lanes {
            Some(lanes) => lanes.included(s, all.len())?,
            None => vec![true; all.len()],
        };
        let mut total = start.map_or_else(|| neutral.clone(), |start| s.get(start).clone());
        for (value, _) in all.iter().zip(included).filter(|(_, is_included)| *is_included) {
            total = combine(&total, value)?;
        }
        Ok(total)
    });
    Ok(())
}

/// Which elements are included: the values that say it.
enum Lanes<T> {
    Mask(T),
    /// Also the number of elements.
    Both(T, T),
}

impl Lanes<SsaValue> {
    fn slots(&self, d: &mut Decoder<'_, '_>) -> Lanes<Slot> {
        match *self {
            Lanes::Mask(mask) => Lanes::Mask(d.slot(mask)),
            Lanes::Both(mask, length) => Lanes::Both(d.slot(mask), d.slot(length)),
        }
    }
}

impl Lanes<Slot> {
    fn included(&self, state: &State<'_>, count: usize) -> Res<Vec<bool>> {
        let (mask, length) = match *self {
            Lanes::Mask(mask) => (mask, count as u128),
            Lanes::Both(mask, length) => (mask, state.int(length)?),
        };
        let mask = state.get(mask).elements()?;
        let mask = mask.values();
        (0..count)
            .map(|i| {
                let is_in = mask.get(i).map_or(Ok(0), Value::int)? != 0;
                Ok(is_in && (i as u128) < length)
            })
            .collect()
    }
}

/// Computes the included elements of the result from those of the operands before the mask and the length.
fn lanes<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: impl Fn(&[&Value]) -> Res<Value> + 'p) -> Res {
    let length = length(op)?;
    let count = op.num_operands() - 2;
    let operands: Vec<Slot> = op.operands().take(count).map(|operand| d.slot(operand)).collect();
    let included = Lanes::Both(op.operand(count), op.operand(count + 1)).slots(d);
    let result = d.slot(op.result(0));
    d.define(result, move |s| {
        let included = included.included(s, length)?;
        let all = operands.iter().map(|&slot| s.get(slot).elements()).collect::<Res<Vec<_>>>()?;
        let element = |i: usize| {
            if !included[i] {
                return Ok(EXCLUDED);
            }
            let row: Vec<&Value> = all.iter().filter_map(|all| all.values().get(i)).collect();
            compute(&row)
        };
        made(s, (0..length).map(element))
    });
    Ok(())
}

fn ints<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: IntBinary) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    lanes(d, op, move |row| Ok(Value::Int(compute(row[0].int()?, row[1].int()?, width)?)))
}

fn floats<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: fn(&[f64]) -> f64) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    lanes(d, op, move |row| {
        let row = row.iter().map(|value| value.float()).collect::<Res<Vec<_>>>()?;
        Ok(Value::Float(number::round(kind, compute(&row))))
    })
}

fn multiply_add<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: fn(FloatKind, [&Value; 3]) -> Res<Value>,
) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    lanes(d, op, move |row| compute(kind, [row[0], row[1], row[2]]))
}

fn cast<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: fn(u128, u32) -> u128) -> Res {
    let from = int_width(scalar_type(op.ty(op.operand(0))))?;
    let to = int_width(scalar_type(result_type(op)))?;
    lanes(d, op, move |row| Ok(Value::Int(number::truncate(compute(row[0].int()?, from), to))))
}

fn from_ints<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, is_signed: bool) -> Res {
    let from = int_width(scalar_type(op.ty(op.operand(0))))?;
    let kind = float_kind(scalar_type(result_type(op)))?;
    lanes(d, op, move |row| Ok(Value::Float(number::from_int(kind, row[0].int()?, from, is_signed))))
}

fn to_ints<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, convert: fn(f64, u32) -> Value) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    lanes(d, op, move |row| Ok(convert(row[0].float()?, width)))
}

/// `vp.merge` takes the second vector's elements from the length on, `vp.select` leaves them undefined.
fn select<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, merges: bool) -> Res {
    let count = length(op)?;
    let [mask, a, b, length] = [0, 1, 2, 3].map(|index| d.slot(op.operand(index)));
    let result = d.slot(op.result(0));
    d.define(result, move |s| {
        let length = s.int(length)?;
        let [mask, a, b] = [mask, a, b].map(|slot| s.get(slot).elements());
        let (mask, a, b) = (mask?, a?, b?);
        let (mask, a, b) = (mask.values(), a.values(), b.values());
        let element = |i: usize| {
            Ok(match ((i as u128) < length, mask[i].int()? != 0) {
                (true, true) => a[i].clone(),
                (true, false) => b[i].clone(),
                (false, _) if merges => b[i].clone(),
                (false, _) => EXCLUDED,
            })
        };
        made(s, (0..count).map(element))
    });
    Ok(())
}

/// Where elements are in memory.
enum Places<T> {
    /// One after the other.
    From(T),
    /// One after the other, but those that the mask excludes take no place.
    Packed(T),
    /// Each at an address of its own.
    Each(T),
    /// At this distance in bytes.
    Strided(T, T),
}

impl Places<SsaValue> {
    fn slots(&self, d: &mut Decoder<'_, '_>) -> Places<Slot> {
        match *self {
            Places::From(base) => Places::From(d.slot(base)),
            Places::Packed(base) => Places::Packed(d.slot(base)),
            Places::Each(all) => Places::Each(d.slot(all)),
            Places::Strided(base, stride) => Places::Strided(d.slot(base), d.slot(stride)),
        }
    }
}

impl Places<Slot> {
    /// The addresses of the included elements.
    fn addresses(
        &self,
        state: &State<'_>,
        included: &[bool],
        size: u64,
        width: u32,
    ) -> Res<Vec<Option<u64>>> {
        let mut packed = 0;
        let mut address = |(i, &is_included): (usize, &bool)| {
            if !is_included {
                return Ok(None);
            }
            packed += 1;
            let base = |slot| state.get(slot).address();
            Ok(Some(match *self {
                Places::From(slot) => base(slot)?.wrapping_add(i as u64 * size),
                Places::Packed(slot) => base(slot)?.wrapping_add((packed - 1) * size),
                Places::Each(slot) => {
                    state.get(slot).elements()?.values().get(i).ok_or("has too few addresses")?.address()?
                }
                Places::Strided(slot, stride) => {
                    let stride = signed(state.int(stride)?, width) as i64;
                    base(slot)?.wrapping_add_signed(stride.wrapping_mul(i as i64))
                }
            }))
        };
        included.iter().enumerate().map(&mut address).collect()
    }

    /// The width of the distance.
    fn width(places: &Places<SsaValue>, op: OpRef<'_>) -> Res<u32> {
        match *places {
            Places::Strided(_, stride) => int_width(op.ty(stride)),
            _ => Ok(64),
        }
    }
}

fn load<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    places: Places<SsaValue>,
    included: Lanes<SsaValue>,
    otherwise: Option<SsaValue>,
) -> Res {
    let layout = Layout::of(scalar_type(result_type(op)))?;
    let count = length(op)?;
    let width = Places::width(&places, op)?;
    let (places, included) = (places.slots(d), included.slots(d));
    let otherwise = otherwise.map(|value| d.slot(value));
    let result = d.slot(op.result(0));
    d.define(result, move |s| {
        let included = included.included(s, count)?;
        let addresses = places.addresses(s, &included, layout.size(), width)?;
        let other = |i: usize| {
            let all = otherwise.map(|slot| s.get(slot).elements()).transpose().ok().flatten();
            all.and_then(|all| all.values().get(i).cloned()).unwrap_or(EXCLUDED)
        };
        let element = |(i, address): (usize, Option<u64>)| match address {
            Some(address) => layout.load(&s.memory, address),
            None => Ok(other(i)),
        };
        made(s, addresses.into_iter().enumerate().map(element))
    });
    Ok(())
}

fn store<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    value: SsaValue,
    places: Places<SsaValue>,
    included: Lanes<SsaValue>,
) -> Res {
    let layout = Layout::of(scalar_type(op.ty(value)))?;
    let width = Places::width(&places, op)?;
    let (places, included) = (places.slots(d), included.slots(d));
    let value = d.slot(value);
    d.compute(move |s| {
        let values = s.get(value).elements()?.values().to_vec();
        let included = included.included(s, values.len())?;
        let addresses = places.addresses(s, &included, layout.size(), width)?;
        for (value, address) in values.iter().zip(addresses) {
            if let Some(address) = address {
                layout.store(&mut s.memory, address, value)?;
            }
        }
        Ok(())
    });
    Ok(())
}
