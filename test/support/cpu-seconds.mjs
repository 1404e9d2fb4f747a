/** Reads the CPU time that this process and all that it started have used, also what runs on for the next test file. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the times of processes in this fraction of a second. Other systems do not tell those of children. */
const TICKS_PER_SECOND = 100;

export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000 + ticksOfChildren() / TICKS_PER_SECOND;
}

function ticksOfChildren() {
  if (process.platform !== 'linux') return 0;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readTimes);
  const own = all.find(({ pid }) => pid === process.pid);
  return (own?.ended ?? 0) + ticksBelow(process.pid, all);
}

/** What the running descendants of a process have used, and those of theirs that have ended. */
function ticksBelow(pid, all) {
  return all
    .filter(({ parent }) => parent === pid)
    .reduce((sum, child) => sum + child.used + child.ended + ticksBelow(child.pid, all), 0);
}

/** Fields 4 and 14 to 17 of /proc/PID/stat. Nothing of a process that has just ended. */
function readTimes(name) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return [
      { pid: Number(name), parent: fields[1], used: fields[11] + fields[12], ended: fields[13] + fields[14] },
    ];
  } catch {
    return [];
  }
}
