//! Arenas of densely numbered entities: `Arena<Id, T>` is a `Vec<T>` indexed by `Id`.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// The id of an entity in an arena. Ids count from zero.
pub trait EntityId: Copy + Eq {
    /// The id of the entity at an index.
    ///
    /// # Panics
    /// If the index does not fit in 32 bits; memory runs out long before that.
    fn from_index(index: usize) -> Self;

    /// The index of the entity.
    fn index(self) -> usize;
}

/// Declares `NonZeroU32` ids, so that an `Option` of one costs nothing.
#[macro_export]
macro_rules! entity_id {
    ($($(#[$meta:meta])* $vis:vis struct $name:ident;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis struct $name(std::num::NonZeroU32);

        impl $crate::arena::EntityId for $name {
            #[inline]
            fn from_index(index: usize) -> Self {
                let number = u32::try_from(index + 1).ok().and_then(std::num::NonZeroU32::new);
                $name(number.expect("an arena holds fewer than 2^32 entities"))
            }

            #[inline]
            fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}{}", stringify!($name), $crate::arena::EntityId::index(*self))
            }
        }
    )*};
}

/// Entities numbered in the order of creation. They cannot be removed one by one.
#[derive(Clone, Debug)]
pub struct Arena<Id, T> {
    items: Vec<T>,
    id: PhantomData<fn() -> Id>,
}

impl<Id, T> Default for Arena<Id, T> {
    fn default() -> Self {
        Arena { items: Vec::new(), id: PhantomData }
    }
}

impl<Id: EntityId, T> Arena<Id, T> {
    /// An empty arena.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an entity.
    #[inline]
    pub fn push(&mut self, item: T) -> Id {
        self.items.push(item);
        Id::from_index(self.items.len() - 1)
    }

    /// The number of entities.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there are no entities.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// All entities with their ids, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Id, &T)> {
        self.items.iter().enumerate().map(|(i, t)| (Id::from_index(i), t))
    }

    /// All ids, in order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = Id> + use<Id, T> {
        (0..self.items.len()).map(Id::from_index)
    }

    /// The entity with this id; `None` if the arena has no such id.
    pub fn get(&self, id: Id) -> Option<&T> {
        self.items.get(id.index())
    }
}

impl<Id: EntityId, T> Index<Id> for Arena<Id, T> {
    type Output = T;

    #[inline]
    fn index(&self, id: Id) -> &T {
        &self.items[id.index()]
    }
}

impl<Id: EntityId, T> IndexMut<Id> for Arena<Id, T> {
    #[inline]
    fn index_mut(&mut self, id: Id) -> &mut T {
        &mut self.items[id.index()]
    }
}
