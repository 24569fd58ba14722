//! Records and generated Rust that are deprecated.

include!(concat!(env!("OUT_DIR"), "/deprecation.rs"));

#[allow(deprecated, reason = "its hooks have to name it")]
impl OldOp<'_> {
    /// There is nothing to verify.
    ///
    /// # Errors
    /// None.
    pub fn verify(self) -> Result<(), mlir::Diag> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Scene;

    #[test]
    #[expect(deprecated, reason = "what the records mark is marked in Rust")]
    fn the_compiler_warns_about_a_builder() {
        let mut scene = Scene::new();
        let op = NewOp::build_from_flag(&mut scene.builder(), mlir::Loc::UNKNOWN, true);
        assert_eq!(scene.view::<NewOp<'_>>(op).value(), 1);
    }

    #[test]
    #[expect(deprecated, reason = "what the records mark is marked in Rust")]
    fn the_compiler_warns_about_an_operation() {
        let mut scene = Scene::new();
        let [input] = scene.constants("i32");
        let op = OldOp::build(&mut scene.builder(), mlir::Loc::UNKNOWN, input);
        assert_eq!(scene.view::<OldOp<'_>>(op).input(), input);
    }
}
