/** Reads the CPU time that this process and its ended children have used. */
import { readFileSync } from 'node:fs';

/** Linux counts the times of children in this fraction of a second. */
const TICKS_PER_SECOND = 100;

export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000 + childrenSeconds();
}

/** Fields 16 and 17 of /proc/self/stat; other systems do not tell. */
function childrenSeconds() {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
