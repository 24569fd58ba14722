//! Emptiness and bounds, checked against enumeration.

use loops::analysis::{Emptiness, Range, System, row};

mod random;

use random::Random;

/// A system whose variables are within `-range..=range`.
fn boxed(variables: usize, range: i64) -> System {
    let mut system = System::new(variables);
    for v in 0..variables {
        for sign in [1, -1] {
            let mut row = row::unit(v);
            row[v + 1] = sign;
            row[0] = range;
            system.add_inequality(row);
        }
    }
    system
}

fn points(variables: usize, range: i64) -> Vec<Vec<i64>> {
    (0..variables).fold(vec![Vec::new()], |points, _| {
        let extend = |p: Vec<i64>| (-range..=range).map(move |x| p.iter().copied().chain([x]).collect());
        points.into_iter().flat_map(extend).collect()
    })
}

fn random_system(random: &mut Random, variables: usize) -> System {
    let mut system = boxed(variables, 4);
    for _ in 0..random.within(1, 4) {
        let mut row: Vec<i64> = (0..=variables).map(|_| random.within(-6, 6)).collect();
        row[0] = random.within(-12, 12);
        system.add(row, random.within(0, 3) == 0);
    }
    system
}

#[test]
fn emptiness_is_that_of_enumeration() {
    let mut random = Random::new();
    let mut empty = 0;
    for _ in 0..1500 {
        let variables = random.within(1, 4) as usize;
        let system = random_system(&mut random, variables);
        let found = points(variables, 4).iter().any(|p| system.contains(p) == Some(true));
        let want = if found { Emptiness::NotEmpty } else { Emptiness::Empty };
        assert_eq!(system.emptiness(), want, "{system:?}");
        empty += usize::from(!found);
    }
    assert!((100..1400).contains(&empty), "{empty} of 1500 are empty");
}

#[test]
fn ranges_are_those_of_enumeration() {
    let mut random = Random::new();
    for _ in 0..800 {
        let variables = random.within(1, 3) as usize;
        let system = random_system(&mut random, variables);
        let all = points(variables, 4);
        let values: Vec<i64> =
            all.iter().filter(|p| system.contains(p) == Some(true)).map(|p| p[0]).collect();
        if let (Some(&low), Some(&high)) = (values.iter().min(), values.iter().max()) {
            assert_eq!(system.range(0), Range { lower: Some(low), upper: Some(high) }, "{system:?}");
        }
    }
}

#[test]
fn projections_include_every_point_and_no_other_if_exact() {
    let mut random = Random::new();
    let mut inexact = 0;
    for _ in 0..800 {
        let system = random_system(&mut random, 3);
        let (shadow, exact) = system.project(|v| v != 2).expect("small numbers");
        inexact += usize::from(!exact);
        let all = points(3, 4);
        for p in points(2, 4) {
            let inside = shadow.contains(&[p[0], p[1], 0]) == Some(true);
            let mut above = all.iter().filter(|q| q[..2] == p[..]);
            let occurs = above.any(|q| system.contains(q) == Some(true));
            assert!(inside || !occurs, "{p:?} is lost: {system:?}");
            assert!(!exact || inside == occurs, "{p:?} is added: {system:?}");
        }
    }
    assert!(inexact > 0);
}

#[test]
fn solutions_that_only_integers_exclude() {
    let holds = |equalities: &[&[i64]], inequalities: &[&[i64]]| {
        let mut system = System::new(2);
        equalities.iter().for_each(|r| system.add_equality(r.to_vec()));
        inequalities.iter().for_each(|r| system.add_inequality(r.to_vec()));
        system.emptiness()
    };
    // 2x + 4y = 1
    assert_eq!(holds(&[&[-1, 2, 4]], &[]), Emptiness::Empty);
    // 27 <= 11x + 13y <= 45 and -10 <= 7x - 9y <= 4: Pugh's example, whose real shadow has points.
    let pugh: [&[i64]; 4] = [&[-27, 11, 13], &[45, -11, -13], &[10, 7, -9], &[4, -7, 9]];
    assert_eq!(holds(&[], &pugh), Emptiness::Empty);
    // 3 <= 6x <= 5
    assert_eq!(holds(&[], &[&[-3, 6], &[5, -6]]), Emptiness::Empty);
    assert_eq!(holds(&[], &[]), Emptiness::NotEmpty);
}

#[test]
fn overflow_is_unknown_and_never_wrong() {
    let big = i64::MAX;
    let mut system = System::new(3);
    system.add_inequality(vec![big, big, -big + 2, 3]);
    system.add_inequality(vec![-big, -big + 1, big, 7]);
    system.add_inequality(vec![5, big - 6, 9, -big]);
    system.add_equality(vec![1, big, big - 1, big - 2]);
    assert_ne!(system.emptiness(), Emptiness::Empty);
    system.add_inequality(vec![i64::MIN, i64::MIN, i64::MIN]);
    assert_eq!(system.range(0), system.clone().range(0));
}
