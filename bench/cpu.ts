/** How much CPU time processes have used: on two shared cores that is steadier than any wall time. */
import { readdirSync, readFileSync } from 'node:fs';

/** The clock ticks of /proc, which are hundredths of a second on every Linux of today. */
const TICK_MS = 10;

/** CPU milliseconds of a process and its children, those that have ended included; undefined where there is no /proc. */
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

/** After the name in parentheses: the 4th field is the parent, the 14th to 17th are user and system time, own and of ended children. */
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
