//! The connected clients. If there are too many, the one that has been waited for the longest must
//! go, so that a client that sends slowly, or nothing, does not keep others out.

use std::net::{Shutdown, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many clients are connected at once; a page has at most three connections.
const MAX_CLIENTS: usize = 64;

/// The connections, the oldest first.
#[derive(Default)]
pub(super) struct Clients(Mutex<List>);

#[derive(Default)]
struct List {
    entries: Vec<Connection>,
    last: u64,
}

struct Connection {
    number: u64,
    connection: TcpStream,
    /// Whether an answer to it is being made.
    is_served: bool,
}

/// A connection that is in the list as long as this lives.
pub(super) struct Client {
    clients: Arc<Clients>,
    number: u64,
}

impl Clients {
    fn lock(&self) -> MutexGuard<'_, List> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a connection to the list; `None` if the list is full.
    pub(super) fn enter(self: &Arc<Self>, connection: &TcpStream) -> Option<Client> {
        let connection = connection.try_clone().ok()?;
        let mut list = self.lock();
        if list.entries.len() >= MAX_CLIENTS {
            let idle = list.entries.iter().position(|entry| !entry.is_served)?;
            // Its thread notices, and ends.
            let _ = list.entries.remove(idle).connection.shutdown(Shutdown::Both);
        }
        list.last += 1;
        let number = list.last;
        list.entries.push(Connection { number, connection, is_served: false });
        Some(Client { clients: Arc::clone(self), number })
    }
}

impl Client {
    /// Whether the connection may stay open.
    pub(super) fn is_there(&self) -> bool {
        self.clients.lock().entries.iter().any(|entry| entry.number == self.number)
    }

    /// Computes the client's answer; meanwhile, the connection cannot be closed.
    pub(super) fn serve<R>(&self, make: impl FnOnce() -> R) -> R {
        self.set_served(true);
        let made = make();
        self.set_served(false);
        made
    }

    fn set_served(&self, is_served: bool) {
        let mut list = self.clients.lock();
        if let Some(entry) = list.entries.iter_mut().find(|entry| entry.number == self.number) {
            entry.is_served = is_served;
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.clients.lock().entries.retain(|entry| entry.number != self.number);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, TcpListener};

    use super::*;

    #[test]
    fn the_oldest_that_is_not_served_goes() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let connect = || TcpStream::connect(address).expect("it listens");
        let clients = Arc::new(Clients::default());
        let first: Vec<Client> = (0..MAX_CLIENTS).filter_map(|_| clients.enter(&connect())).collect();
        assert_eq!(first.len(), MAX_CLIENTS);
        let next = first[0].serve(|| clients.enter(&connect())).expect("others wait");
        assert!(first[0].is_there() && !first[1].is_there() && first[2].is_there() && next.is_there());
        drop(first);
        assert!(next.is_there());
    }
}
