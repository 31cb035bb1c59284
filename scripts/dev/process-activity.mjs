import { existsSync, readFileSync, readdirSync } from "node:fs";

const hasProc = existsSync("/proc/self/stat");
const ticksPerSecond = 100;
const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // It ended meanwhile, or this system has no /proc.
  }
};

/** Every process there is: its parent, when it began, and the seconds of processor time all its threads used. */
function processes() {
  const found = new Map();
  if (!hasProc) return found;
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? read(`/proc/${name}/stat`) : "";
    if (!stat) continue;
    // The name in brackets may have spaces and brackets of its own.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const used = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    found.set(pid, { parent: Number(fields[1]), began: fields[19], used });
  }
  return found;
}

/** Seconds that the first thread of a process ran, or stood in the queue for a processor that others had. */
function wanted(pid) {
  const [ran = NaN, waited = NaN] = read(`/proc/${pid}/schedstat`).split(" ").map(Number);
  return Number.isFinite(waited) ? (ran + waited) / 1e9 : 0;
}

/** The ids of the processes and all that came of them. */
function familyIds(roots, all) {
  const family = new Set(roots);
  // A child may stand before its parent in the list.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid, { parent }] of all) if (family.has(parent)) family.add(pid);
  }
  return family;
}

/**
 * Tells work from standing still, on a machine of any speed and whatever else it does: how many seconds of processor
 * time the busiest of the named processes and their descendants used or stood in the queue for since it was asked last,
 * or since it began. Where the system does not tell (it has no /proc), work goes on for ever.
 */
export function createActivityMeter(roots) {
  if (!hasProc) return () => Infinity;
  let before = new Map();
  return () => {
    const now = new Map();
    let most = 0;
    const all = processes();
    for (const pid of familyIds(roots, all)) {
      const seen = { used: all.get(pid)?.used ?? 0, wanted: wanted(pid) };
      now.set(pid, seen);
      const last = before.get(pid) ?? { used: 0, wanted: 0 };
      most = Math.max(most, seen.used - last.used, seen.wanted - last.wanted);
    }
    before = now;
    return most;
  };
}

/**
 * A process and all that came of it, as it is now and as it was `earlier`: what came of a process that ended is no longer
 * known as its family. `end` ends those of them that still run then.
 */
export function processTreeOf(root, earlier) {
  const all = processes();
  const members = new Map(earlier?.members);
  for (const pid of familyIds([root], all)) {
    const began = all.get(pid)?.began;
    if (began !== undefined) members.set(pid, began);
  }
  return {
    members,
    end(signal) {
      const now = processes();
      for (const [pid, began] of members) {
        // Another process may have its number by now.
        if (now.get(pid)?.began === began) process.kill(pid, signal);
      }
    },
  };
}
