//! Times whole processes. The runs of all competitors are interleaved, so that a machine that slows down affects all
//! equally; the minimum and the median are kept, since a single disturbed run does not change them.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use xtask::llvm::Llvm;

/// One command of a comparison.
pub(crate) struct Competitor {
    /// Its name in the table.
    pub(crate) name: String,
    /// The program.
    pub(crate) program: PathBuf,
    /// Its arguments.
    pub(crate) arguments: Vec<String>,
    /// The units of work in a run; the table has a column for the time per unit.
    pub(crate) units: f64,
    /// Whether it becomes the base with which later competitors are compared.
    pub(crate) base: bool,
    /// Whether a run that ends in an error counts too: the time to find a mistake also matters.
    pub(crate) may_fail: bool,
}

impl Competitor {
    /// A command that must succeed.
    #[allow(clippy::cast_precision_loss)] // Counts of work, far below 2^52.
    pub(crate) fn new(name: &str, program: PathBuf, arguments: &[&str], units: usize) -> Self {
        Competitor {
            name: name.to_owned(),
            program,
            arguments: arguments.iter().map(|&argument| argument.to_owned()).collect(),
            units: units as f64,
            base: false,
            may_fail: false,
        }
    }
}

/// The programs and the folder of inputs of a benchmark.
pub(crate) struct Place {
    pub(crate) binaries: PathBuf,
    pub(crate) inputs: PathBuf,
    pub(crate) llvm: Llvm,
}

impl Place {
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<String, String> {
        let path = self.inputs.join(name);
        std::fs::write(&path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
        Ok(path.to_string_lossy().into_owned())
    }

    pub(crate) fn ours(&self, name: &str, program: &str, arguments: &[&str], units: usize) -> Competitor {
        Competitor::new(name, self.binaries.join(program), arguments, units)
    }

    /// `toyc FILE -emit=llvm -opt`: the whole pipeline except LLVM's own code generation.
    pub(crate) fn compile(&self, name: &str, file: &str, units: usize) -> Competitor {
        self.ours(name, "toyc", &[file, "-emit=llvm", "-opt"], units)
    }
}

/// The time and memory of one competitor's runs.
#[derive(Debug, PartialEq)]
pub(crate) struct Timing {
    /// The fastest run.
    pub(crate) minimum: Duration,
    /// The middle run.
    pub(crate) median: Duration,
    /// The peak memory of a run in MiB; 0 if the system does not report it.
    pub(crate) memory: f64,
}

/// Runs every competitor `rounds` times, in turn, after one warm-up each.
pub(crate) fn measure(competitors: &[Competitor], rounds: usize) -> Result<Vec<Timing>, String> {
    let mut runs = vec![Vec::with_capacity(rounds); competitors.len()];
    for round in 0..=rounds {
        for (competitor, runs) in competitors.iter().zip(&mut runs) {
            let run = run_once(competitor)?;
            if round > 0 {
                runs.push(run);
            }
        }
    }
    Ok(runs.into_iter().map(summarize).collect())
}

/// The time of one run, and its peak memory in KiB.
fn run_once(competitor: &Competitor) -> Result<(Duration, u64), String> {
    let mut command = Command::new(&competitor.program);
    command.args(&competitor.arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let start = Instant::now();
    let mut child =
        command.spawn().map_err(|e| format!("cannot start {}: {e}", competitor.program.display()))?;
    let id = child.id();
    let memory = std::thread::spawn(move || watch_memory(id));
    let status =
        child.wait().map_err(|e| format!("cannot wait for {}: {e}", competitor.program.display()))?;
    let time = start.elapsed();
    if status.success() || competitor.may_fail && status.code() == Some(1) {
        return Ok((time, memory.join().unwrap_or(0)));
    }
    let arguments = competitor.arguments.join(" ");
    Err(format!("`{} {arguments}` failed with {status}", competitor.program.display()))
}

/// The peak memory of a process in KiB, as the system last reported it. The system keeps the maximum, so polling is
/// enough; when there is nothing to read, the process is gone.
fn watch_memory(id: u32) -> u64 {
    let path = format!("/proc/{id}/status");
    let mut most = 0;
    loop {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        match line.and_then(|line| line.trim().strip_suffix(" kB")?.parse().ok()) {
            Some(now) => most = now,
            None => return most,
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[allow(clippy::cast_precision_loss)] // Far below 2^52.
fn summarize(runs: Vec<(Duration, u64)>) -> Timing {
    let mut times: Vec<Duration> = runs.iter().map(|run| run.0).collect();
    times.sort();
    let at = |index: usize| times.get(index).copied().unwrap_or_default();
    let memory = runs.iter().map(|run| run.1).max().unwrap_or(0);
    Timing { minimum: at(0), median: at(times.len() / 2), memory: memory as f64 / 1024.0 }
}

/// The table of a comparison; ratios refer to the first competitor, or to the last base before.
pub(crate) fn table(competitors: &[Competitor], timings: &[Timing], unit: &str) -> String {
    let width = competitors.iter().map(|c| c.name.len()).max().unwrap_or(0);
    let per_unit = format!("µs/{unit}");
    let mut text = format!(
        "  {:width$}  {:>10}  {:>10}  {per_unit:>14}  {:>8}  {:>14}  {:>8}\n",
        "", "min ms", "median ms", "ratio", "ratio per unit", "MiB"
    );
    let mut base = timings.first().map_or(1.0, |t| t.minimum.as_secs_f64());
    let mut base_units = competitors.first().map_or(1.0, |c| c.units);
    for (competitor, timing) in competitors.iter().zip(timings) {
        let minimum = timing.minimum.as_secs_f64();
        if competitor.base {
            (base, base_units) = (minimum, competitor.units);
        }
        let ratio = minimum / base;
        text += &format!(
            "  {:width$}  {:>10.2}  {:>10.2}  {:>14.3}  {ratio:>8.2}  {:>14.2}  {:>8.1}\n",
            competitor.name,
            minimum * 1e3,
            timing.median.as_secs_f64() * 1e3,
            minimum * 1e6 / competitor.units,
            ratio * base_units / competitor.units,
            timing.memory,
        );
    }
    text
}

/// The bytes of memory that each run took per byte of its input.
pub(crate) fn memory(competitors: &[Competitor], timings: &[Timing]) -> String {
    let width = competitors.iter().map(|c| c.name.len()).max().unwrap_or(0);
    let line = |(competitor, timing): (&Competitor, &Timing)| {
        let bytes = timing.memory * 1024.0 * 1024.0 / competitor.units;
        format!("  {:width$}  {bytes:>8.1} bytes of memory for each byte\n", competitor.name)
    };
    competitors.iter().zip(timings).map(line).collect()
}

/// Totals for pairs of a base and one competitor: the sums of their times, and the pair with the largest ratio.
pub(crate) fn pairs(competitors: &[Competitor], timings: &[Timing]) -> String {
    let seconds = |timing: &Timing| timing.minimum.as_secs_f64();
    let mut theirs = 0.0;
    let mut ours = 0.0;
    let mut worst = (0.0, "");
    for (pair, times) in competitors.windows(2).zip(timings.windows(2)) {
        if let ([base, Competitor { base: false, .. }], [first, second]) = (pair, times)
            && base.base
        {
            theirs += seconds(first);
            ours += seconds(second);
            let ratio = seconds(second) / seconds(first);
            if ratio > worst.0 {
                worst = (ratio, &base.name);
            }
        }
    }
    let ratio = ours / theirs;
    let theirs = theirs * 1e3;
    let ours = ours * 1e3;
    format!("  sums: {theirs:.1} ms, {ours:.1} ms, ratio {ratio:.2}\n  worst: {:.2}, {}\n", worst.0, worst.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_minimum_and_the_median_are_kept() {
        let runs = [30, 10, 500, 20, 40].map(|ms| (Duration::from_millis(ms), 1024 * ms)).to_vec();
        let minimum = Duration::from_millis(10);
        let median = Duration::from_millis(30);
        assert_eq!(summarize(runs), Timing { minimum, median, memory: 500.0 });
    }

    #[test]
    fn a_competitor_that_fails_is_an_error_not_a_time() {
        let competitor = Competitor {
            name: String::new(),
            program: "false".into(),
            arguments: Vec::new(),
            units: 1.0,
            base: false,
            may_fail: false,
        };
        assert!(measure(&[competitor], 1).is_err());
    }

    #[test]
    fn ratios_are_against_the_first_and_per_unit() {
        let competitor = |name: &str, units| Competitor {
            name: name.into(),
            program: "".into(),
            arguments: Vec::new(),
            units,
            base: name == "base",
            may_fail: false,
        };
        let timing = |ms| {
            let time = Duration::from_millis(ms);
            Timing { minimum: time, median: time, memory: 1.5 }
        };
        let text =
            table(&[competitor("small", 1.0), competitor("large", 10.0)], &[timing(2), timing(10)], "unit");
        let last = text.lines().last().unwrap_or_default();
        assert_eq!(
            last.split_whitespace().collect::<Vec<_>>(),
            ["large", "10.00", "10.00", "1000.000", "5.00", "0.50", "1.5"]
        );
        let text = table(
            &[competitor("small", 1.0), competitor("base", 1.0), competitor("last", 1.0)],
            &[timing(1), timing(10), timing(5)],
            "unit",
        );
        assert_eq!(
            memory(&[competitor("half", 524_288.0)], &[timing(1)]),
            "  half       3.0 bytes of memory for each byte\n"
        );
        let pair = [competitor("base", 1.0), competitor("ours", 1.0)];
        assert_eq!(
            pairs(&pair, &[timing(10), timing(5)]),
            "  sums: 10.0 ms, 5.0 ms, ratio 0.50\n  worst: 0.50, base\n"
        );
        let ratios: Vec<&str> = text.lines().skip(1).filter_map(|l| l.split_whitespace().nth(4)).collect();
        assert_eq!(ratios, ["1.00", "1.00", "0.50"]);
    }
}
