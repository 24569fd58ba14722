//! The generator of random numbers with which MLIR shuffles operations, the 32-bit Mersenne Twister (M. Matsumoto and
//! T. Nishimura, 1998).

const SIZE: usize = 624;

pub(super) struct Random {
    state: [u32; SIZE],
    at: usize,
}

impl Random {
    pub(super) fn new(seed: u32) -> Self {
        let mut state = [seed; SIZE];
        for at in 1..SIZE {
            let before = state[at - 1];
            state[at] = (before ^ (before >> 30)).wrapping_mul(1_812_433_253).wrapping_add(at as u32);
        }
        Random { state, at: SIZE }
    }

    fn refill(&mut self) {
        for at in 0..SIZE {
            let mixed = (self.state[at] & 0x8000_0000) | (self.state[(at + 1) % SIZE] & 0x7fff_ffff);
            let odd = if mixed & 1 == 1 { 0x9908_b0df } else { 0 };
            self.state[at] = self.state[(at + 397) % SIZE] ^ (mixed >> 1) ^ odd;
        }
        self.at = 0;
    }

    fn next(&mut self) -> u32 {
        if self.at == SIZE {
            self.refill();
        }
        let mut number = self.state[self.at];
        self.at += 1;
        number ^= number >> 11;
        number ^= (number << 7) & 0x9d2c_5680;
        number ^= (number << 15) & 0xefc6_0000;
        number ^ (number >> 18)
    }

    /// Puts a list into a random order.
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for first in 0..list.len().saturating_sub(1) {
            let offset = self.next() as usize % (list.len() - first);
            list.swap(first, first + offset);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn the_numbers_are_those_of_the_standard_generator() {
        let mut random = Random::new(5489);
        assert_eq!(random.next(), 3_499_211_612);
        assert_eq!(random.next(), 581_869_302);
    }
}
