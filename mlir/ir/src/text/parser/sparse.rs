//! Parses `sparse<indices, values>`, elements that are mostly zero, and `distinct` attributes.

use super::basics::ParseResult;
use super::core::Core;
use crate::text::lexer::Tok;
use crate::values::attr_kind::{AttrKind, DenseData};
use crate::values::context::Context;
use crate::values::ids::{Attr, Type};

impl Core<'_> {
    /// `sparse<indices, values> : type`
    pub(crate) fn sparse_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        let at = self.span();
        self.advance();
        self.expect(Tok::Less, "Expected '<' after 'sparse'")?;
        if self.eat(Tok::Greater) {
            let ty = self.elements_ty(at, ty)?;
            let rank = self.cx.type_ref(ty).rank();
            let indices = self.sparse_ty(&[0, rank]);
            let values = self.cx.tensor_ty(&[0], self.cx.type_ref(ty).element_type().id());
            let indices = self.cx.dense_attr(indices, &[], 8);
            let values = self.cx.dense_attr(values, &[], 1);
            return Ok(self.cx.attr(AttrKind::SparseElements { ty, indices, values }));
        }
        let indices_at = self.span();
        let indices = self.elements_literal(false)?;
        self.expect(Tok::Comma, "expected ','")?;
        let values_at = self.span();
        let values = self.elements_literal(true)?;
        self.expect(Tok::Greater, "expected '>'")?;
        let ty = self.elements_ty(at, ty)?;
        let t = self.cx.type_ref(ty);

        let indices_ty = match indices.shape() {
            [] => self.sparse_ty(&[1, t.rank()]),
            shape => self.sparse_ty(shape),
        };
        let indices = self.dense_from(indices_at, indices, indices_ty)?;
        let count = self.cx.type_ref(indices_ty).dim(0);
        let values_ty = match values.shape() {
            [] => self.cx.tensor_ty(&[count], t.element_type().id()),
            shape => self.cx.tensor_ty(shape, t.element_type().id()),
        };
        let values = self.dense_from(values_at, values, values_ty)?;
        if let Err(message) = self.cx.check_sparse(ty, indices, values) {
            return Err(self.error(at, message));
        }
        Ok(self.cx.attr(AttrKind::SparseElements { ty, indices, values }))
    }

    fn sparse_ty(&self, shape: &[i64]) -> Type {
        self.cx.tensor_ty(shape, self.cx.int_ty(64))
    }

    /// `distinct[id]<attribute>`
    pub(crate) fn distinct_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        let at = self.span();
        self.advance();
        self.expect(Tok::LSquare, "expected '[' after 'distinct'")?;
        let spelling = self.spelling();
        let id_at = self.span();
        self.expect(Tok::Integer, "expected distinct ID")?;
        let Some(id) = super::number::magnitude(spelling).and_then(|id| u64::try_from(id).ok()) else {
            return Err(self.error(id_at, "expected an unsigned 64-bit integer"));
        };
        self.expect(Tok::RSquare, "expected ']' to close distinct ID")?;
        self.expect(Tok::Less, "expected '<' after distinct ID")?;
        let referenced = if self.eat(Tok::Greater) {
            self.cx.unit_attr()
        } else {
            let referenced = self.nested(1, |p| p.attr(ty))?;
            self.expect(Tok::Greater, "expected '>' to close distinct attribute")?;
            referenced
        };
        let distinct = *self.distinct.entry(id).or_insert_with(|| self.cx.distinct_attr(referenced));
        match self.cx.attr_kind(distinct) {
            AttrKind::Distinct { referenced: before, .. } if *before != referenced => {
                let before = self.cx.attr_ref(*before);
                let message = format!("referenced attribute does not match previous definition: {before}");
                Err(self.error(at, message))
            }
            _ => Ok(distinct),
        }
    }
}

impl Context {
    /// Checks that there are as many values as indices, and that the indices are in range.
    ///
    /// # Errors
    /// A message if they are not.
    pub(crate) fn check_sparse(&self, ty: Type, indices: Attr, values: Attr) -> Result<(), String> {
        let t = self.type_ref(ty);
        let indices = self.attr_ref(indices);
        let values = self.attr_ref(values);
        let index_shape = indices.ty().shape().unwrap_or_default();
        let value_shape = values.ty().shape().unwrap_or_default();
        if value_shape.len() != 1 {
            return Err("expected 1-d tensor for sparse element values".into());
        }
        let shape = t.shape().unwrap_or_default();
        let ranks_agree = match index_shape {
            [_, rank] => *rank == t.rank(),
            [_] => t.rank() == 1,
            _ => false,
        };
        if !ranks_agree || index_shape[0] != value_shape[0] {
            let list = |shape: &[i64]| shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            return Err(format!(
                "expected shape ([{}]); inferred shape of indices literal ([{}]); inferred shape of values \
                 literal ([{}])",
                list(shape),
                list(index_shape),
                list(value_shape)
            ));
        }
        let AttrKind::DenseElements { data, .. } = indices.kind() else { return Ok(()) };
        let (DenseData::Bytes(bytes) | DenseData::Splat(bytes)) = data else { return Ok(()) };
        let numbers: Vec<i64> = bytes.as_chunks().0.iter().map(|&c| i64::from_le_bytes(c)).collect();
        let rank = shape.len();
        let splat = vec![numbers.first().copied().unwrap_or(0); rank];
        let one = matches!(data, DenseData::Splat(_));
        let rows = if one { vec![&splat[..]] } else { numbers.chunks_exact(rank.max(1)).collect() };
        for (row, index) in rows.into_iter().enumerate() {
            if index.iter().zip(shape).any(|(&i, &extent)| i < 0 || i >= extent) {
                let index: Vec<String> = index.iter().map(i64::to_string).collect();
                return Err(format!(
                    "sparse index #{row} is not contained within the value shape, with index=[{}], and type='{t}'",
                    index.join(", ")
                ));
            }
        }
        Ok(())
    }
}
