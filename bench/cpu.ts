/** Reads the CPU time of processes. On shared cores it varies less than wall time. */
import { readdirSync, readFileSync } from 'node:fs';

/** /proc counts clock ticks, which last a hundredth of a second on every current Linux. */
const TICK_MS = 10;

/** Returns the CPU milliseconds of a process and all its children, or undefined if /proc does not list it. */
export function cpuMs(pid: number): number | undefined {
  const own = readStat(pid);
  if (own === undefined) return undefined;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat?.parent === pid);
  const ticks = children.reduce((sum, child) => sum + (child?.ticks ?? 0), own.ticks + own.endedTicks);
  return ticks * TICK_MS;
}

interface Stat {
  parent: number;
  ticks: number;
  endedTicks: number;
}

/**
 * Reads /proc/<pid>/stat. Field 2, the name, is in parentheses. Field 4 is the parent. Fields 14 to 17 are the user and
 * system time of the process and of its ended children.
 */
function readStat(pid: number): Stat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      ticks: Number(user) + Number(system),
      endedTicks: Number(endedUser) + Number(endedSystem),
    };
  } catch {
    return undefined;
  }
}
