//! What LLVM's C interface does not tell of functions and globals: whether they are known to be in the same module when
//! linked (`dso_local`), and the attributes of globals. LLVM's bitcode has both, in lists in the order of the module.
#![allow(unsafe_code, reason = "all of LLVM's C interface is")]

use std::ptr::null_mut;

use inkwell::llvm_sys::LLVMLinkage;
use inkwell::llvm_sys::bit_writer::LLVMWriteBitcodeToMemoryBuffer;
use inkwell::llvm_sys::core::{
    LLVMDisposeMemoryBuffer, LLVMGetBufferSize, LLVMGetBufferStart, LLVMGlobalClearMetadata, LLVMSetLinkage,
};
use inkwell::llvm_sys::error::LLVMConsumeError;
use inkwell::llvm_sys::transforms::pass_builder::{
    LLVMCreatePassBuilderOptions, LLVMDisposePassBuilderOptions, LLVMRunPasses,
};

use super::bitstream::{Bitstream, Entry};
use super::ir::{Source, bytes};

/// One of the attributes of a global.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum GlobalAttribute {
    /// A kind of LLVM's, by its number in bitcode, and whether it has a number, which may be 0.
    Kind(u64, Option<u64>),
    /// A string, and its value, which may be empty.
    Text(String, String),
}

/// The lists, each in the order of the module.
#[derive(Default, Debug)]
pub(super) struct Hidden {
    pub(super) globals: Vec<(bool, Vec<GlobalAttribute>)>,
    pub(super) functions: Vec<bool>,
    /// Also whether each thread has its own.
    pub(super) aliases: Vec<(bool, bool)>,
    pub(super) ifuncs: Vec<bool>,
}

const MODULE_BLOCK: u64 = 8;
const LISTS_BLOCK: u64 = 9;
const GROUPS_BLOCK: u64 = 10;
const GLOBAL: u64 = 7;
const FUNCTION: u64 = 8;
const ALIAS: u64 = 14;
const IFUNC: u64 = 15;
const LIST: u64 = 2;
const GROUP: u64 = 3;

impl Hidden {
    /// Reads the lists of a module, after its functions have lost their bodies and its symbols their metadata: to write
    /// these takes as long as to read them.
    ///
    /// # Safety
    /// What was in the bodies is not used afterwards.
    pub(super) unsafe fn read(source: Source<'_>) -> Self {
        // SAFETY: the caller does not use what the pass deletes; the buffer is disposed of once it has been read.
        unsafe {
            for function in source.functions().filter(|function| !function.is_declaration()) {
                LLVMGlobalClearMetadata(function.0);
                LLVMSetLinkage(function.0, LLVMLinkage::LLVMAvailableExternallyLinkage);
            }
            source.globals().for_each(|global| LLVMGlobalClearMetadata(global.0));
            let options = LLVMCreatePassBuilderOptions();
            let error = LLVMRunPasses(source.module, c"elim-avail-extern".as_ptr(), null_mut(), options);
            LLVMDisposePassBuilderOptions(options);
            if !error.is_null() {
                LLVMConsumeError(error);
            }
            let buffer = LLVMWriteBitcodeToMemoryBuffer(source.module);
            let hidden = Self::of_bitcode(bytes(LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer)));
            LLVMDisposeMemoryBuffer(buffer);
            hidden
        }
    }

    fn of_bitcode(data: &[u8]) -> Self {
        let mut reader = Reader::default();
        if let Some(mut bits) = Bitstream::new(data) {
            while !bits.at_end() {
                match bits.next() {
                    Some(Entry::Block(MODULE_BLOCK)) => {
                        reader.module(&mut bits);
                        break;
                    }
                    Some(_) => {}
                    None => break,
                }
            }
        }
        reader.found
    }
}

#[derive(Default)]
struct Reader {
    groups: Vec<(u64, Vec<GlobalAttribute>)>,
    lists: Vec<Vec<u64>>,
    found: Hidden,
}

impl Reader {
    fn module(&mut self, bits: &mut Bitstream<'_>) -> Option<()> {
        bits.enter()?;
        loop {
            match bits.next()? {
                Entry::End => return Some(()),
                Entry::Block(GROUPS_BLOCK) => self.records(bits, Self::group)?,
                Entry::Block(LISTS_BLOCK) => self.records(bits, |this, code, values| {
                    if code == LIST {
                        this.lists.push(values.to_vec());
                    }
                    Some(())
                })?,
                Entry::Block(_) => {}
                Entry::Record(code, values) => self.symbol(code, &values),
            }
        }
    }

    fn records(
        &mut self,
        bits: &mut Bitstream<'_>,
        read: impl Fn(&mut Self, u64, &[u64]) -> Option<()>,
    ) -> Option<()> {
        bits.enter()?;
        loop {
            match bits.next()? {
                Entry::End => return Some(()),
                Entry::Block(_) => {}
                Entry::Record(code, values) => read(self, code, &values).unwrap_or_default(),
            }
        }
    }

    /// A group: its number, the index it is for, and attributes.
    fn group(&mut self, code: u64, values: &[u64]) -> Option<()> {
        let [number, _, rest @ ..] = values else { return None };
        if code != GROUP {
            return Some(());
        }
        let mut rest = rest.iter().copied();
        let mut group = Vec::new();
        while let Some(form) = rest.next() {
            let mut text = || -> Option<String> {
                let bytes: Vec<u8> =
                    rest.by_ref().take_while(|&byte| byte != 0).map(|byte| byte as u8).collect();
                Some(String::from_utf8_lossy(&bytes).into_owned())
            };
            group.push(match form {
                0 => GlobalAttribute::Kind(rest.next()?, None),
                1 => GlobalAttribute::Kind(rest.next()?, Some(rest.next()?)),
                3 => GlobalAttribute::Text(text()?, String::new()),
                4 => GlobalAttribute::Text(text()?, text()?),
                // A type or a range, which no attribute of a global has; the rest cannot be read.
                _ => break,
            });
        }
        self.groups.push((*number, group));
        Some(())
    }

    /// A record of the module. The first two values are the place of the name.
    fn symbol(&mut self, code: u64, values: &[u64]) {
        let flag = |at: usize| values.get(at).is_some_and(|&value| value != 0);
        match code {
            GLOBAL => {
                let list = values.get(14).and_then(|&list| self.lists.get((list as usize).checked_sub(1)?));
                let groups = list.into_iter().flatten();
                let group = |number: &u64| self.groups.iter().find(|(of, _)| of == number);
                let attributes = groups.filter_map(group).flat_map(|(_, group)| group.clone()).collect();
                self.found.globals.push((flag(15), attributes));
            }
            FUNCTION => self.found.functions.push(flag(17)),
            ALIAS => self.found.aliases.push((flag(10), flag(8))),
            IFUNC => self.found.ifuncs.push(flag(7)),
            _ => {}
        }
    }
}
