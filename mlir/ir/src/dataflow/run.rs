//! Runs analyses together until nothing changes.

use super::constants::Constants;
use super::ranges::Ranges;
use super::solver::Solver;
use super::sparse;
use super::states::{Point, States, Which};

impl Solver<'_> {
    /// Finds constants and blocks that never run.
    pub fn find_constants(&mut self) {
        self.start();
        self.run();
    }

    /// Finds constants, blocks that never run, and the ranges of integers.
    pub fn find_ranges(&mut self) {
        self.start();
        self.ranges = States::new(&self.program);
        sparse::initialize::<Ranges>(self);
        self.run();
    }

    fn start(&mut self) {
        self.constants = States::new(&self.program);
        self.initialize_dead_code();
        sparse::initialize::<Constants>(self);
    }

    fn run(&mut self) {
        while let Some((point, which)) = self.next_visit() {
            match (which, point) {
                (Which::DeadCode, Point::After(op)) => self.visit_dead_code(op),
                (Which::DeadCode, Point::Start(_)) => {}
                (Which::Constants, _) => sparse::visit::<Constants>(self, point),
                (Which::Ranges, _) => sparse::visit::<Ranges>(self, point),
            }
        }
    }
}
