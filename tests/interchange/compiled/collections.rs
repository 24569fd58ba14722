//! Vectors, slices, maps and chains of iterators.

use std::collections::{BTreeMap, HashMap, VecDeque};

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Word {
    text: String,
    places: Vec<usize>,
}

fn words(text: &str) -> BTreeMap<&str, Vec<usize>> {
    let mut found: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (place, word) in text.split_whitespace().enumerate() {
        found.entry(word.trim_matches(|c: char| !c.is_alphanumeric())).or_default().push(place);
    }
    found
}

fn primes(limit: usize) -> Vec<usize> {
    let mut is_prime = vec![true; limit];
    let mut primes = Vec::new();
    for candidate in 2..limit {
        if is_prime[candidate] {
            primes.push(candidate);
            for multiple in (candidate * candidate..limit).step_by(candidate) {
                is_prime[multiple] = false;
            }
        }
    }
    primes
}

fn breadth_first(edges: &HashMap<u32, Vec<u32>>, start: u32) -> Vec<(u32, usize)> {
    let mut queue = VecDeque::from([(start, 0)]);
    let mut seen = vec![start];
    let mut order = Vec::new();
    while let Some((node, distance)) = queue.pop_front() {
        order.push((node, distance));
        for &next in edges.get(&node).into_iter().flatten() {
            if !seen.contains(&next) {
                seen.push(next);
                queue.push_back((next, distance + 1));
            }
        }
    }
    order
}

fn main() {
    let found = words("the cat saw the dog, and the dog saw a cat.");
    let mut list: Vec<Word> = found
        .iter()
        .map(|(text, places)| Word { text: (*text).to_owned(), places: places.clone() })
        .collect();
    list.sort_by(|a, b| b.places.len().cmp(&a.places.len()).then_with(|| a.cmp(b)));
    for word in list.iter().take(3) {
        println!("{word:?}");
    }
    let primes = primes(60);
    println!("{primes:?} {:?}", primes.binary_search(&41));
    let chunks: Vec<usize> = primes.chunks(4).map(|chunk| chunk.iter().product()).collect();
    println!("{chunks:?} {:?}", primes.windows(2).map(|pair| pair[1] - pair[0]).max());
    let edges = HashMap::from([(1, vec![2, 3]), (2, vec![4]), (3, vec![4, 5]), (5, vec![1])]);
    println!("{:?}", breadth_first(&edges, 1));
    let (even, odd): (Vec<i32>, Vec<i32>) = (-5..6).partition(|x| x % 2 == 0);
    println!("{even:?} {odd:?} {}", even.iter().zip(&odd).map(|(a, b)| a * b).sum::<i32>());
    let mut matrix = [[0_u8; 4]; 3];
    for (row, line) in matrix.iter_mut().enumerate() {
        line.iter_mut().enumerate().for_each(|(column, cell)| *cell = (row * 4 + column) as u8);
        line.reverse();
    }
    println!("{matrix:?} {}", matrix.concat().iter().map(|x| x.to_string()).collect::<Vec<_>>().join("+"));
}
