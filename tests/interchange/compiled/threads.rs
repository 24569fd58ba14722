//! Threads, atomics, locks and variables of threads.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicPtr, AtomicU8, AtomicUsize, Ordering, fence};
use std::sync::{Arc, Condvar, Mutex, OnceLock, mpsc};
use std::thread;

static COUNT: AtomicUsize = AtomicUsize::new(0);
static READY: AtomicBool = AtomicBool::new(false);
static TABLE: OnceLock<Vec<u32>> = OnceLock::new();

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

fn table() -> &'static [u32] {
    TABLE.get_or_init(|| (0..10).map(|x| x * x).collect())
}

fn work(number: usize) -> u32 {
    CALLS.set(CALLS.get() + 1);
    COUNT.fetch_add(number, Ordering::Relaxed);
    table()[number]
}

fn atomics() -> (i64, u8, bool) {
    let signed = AtomicI64::new(5);
    let small = AtomicU8::new(200);
    signed.fetch_sub(7, Ordering::AcqRel);
    signed.fetch_min(-10, Ordering::SeqCst);
    signed.fetch_xor(0xff, Ordering::Release);
    small.fetch_max(201, Ordering::Acquire);
    small.fetch_nand(3, Ordering::SeqCst);
    fence(Ordering::SeqCst);
    let swapped = signed.compare_exchange_weak(1, 2, Ordering::AcqRel, Ordering::Relaxed);
    let exchanged = small.compare_exchange(252, 9, Ordering::SeqCst, Ordering::Acquire);
    (signed.swap(0, Ordering::AcqRel), small.load(Ordering::Acquire), swapped.is_err() & exchanged.is_ok())
}

/// Pushes onto a list without a lock.
struct Node {
    value: u32,
    next: *mut Node,
}

fn push(head: &AtomicPtr<Node>, value: u32) {
    let node = Box::into_raw(Box::new(Node { value, next: std::ptr::null_mut() }));
    let mut first = head.load(Ordering::Relaxed);
    loop {
        // SAFETY: the node is not shared yet.
        unsafe { (*node).next = first };
        match head.compare_exchange_weak(first, node, Ordering::Release, Ordering::Relaxed) {
            Ok(_) => return,
            Err(now) => first = now,
        }
    }
}

fn total(head: AtomicPtr<Node>) -> u32 {
    let mut node = head.into_inner();
    let mut sum = 0;
    while !node.is_null() {
        // SAFETY: every node comes from `Box::into_raw`, and no other thread has the list.
        let boxed = unsafe { Box::from_raw(node) };
        sum += boxed.value;
        node = boxed.next;
    }
    sum
}

fn main() {
    let handles: Vec<_> = (0..4).map(|number| thread::spawn(move || work(number) + CALLS.get())).collect();
    let results: Vec<u32> = handles.into_iter().filter_map(|handle| handle.join().ok()).collect();
    println!("{results:?} {}", COUNT.load(Ordering::SeqCst));
    println!("{:?}", atomics());
    let pair = Arc::new((Mutex::new(0), Condvar::new()));
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        let pair = &pair;
        scope.spawn(move || {
            if let Ok(mut value) = pair.0.lock() {
                *value = 42;
            }
            READY.store(true, Ordering::Release);
            pair.1.notify_all();
            let _ = sender.send("done");
        });
        let guard = pair.0.lock().and_then(|guard| pair.1.wait_while(guard, |value| *value == 0));
        println!("{:?}", guard.map(|guard| *guard).ok());
    });
    println!("{:?} {}", receiver.recv(), READY.load(Ordering::Acquire));
    let head = AtomicPtr::new(std::ptr::null_mut());
    thread::scope(|scope| {
        for value in 1..5 {
            let head = &head;
            scope.spawn(move || push(head, value));
        }
    });
    println!("{}", total(head));
}
