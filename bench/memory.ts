/** Reads the memory of processes. */
import { readFileSync } from 'node:fs';

const KILOBYTES_PER_MEGABYTE = 1_024;
const LOOK_EVERY_MS = 20;

/** Returns the resident megabytes of a process, or 0 if /proc does not list it. */
export function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return Number(kilobytes) / KILOBYTES_PER_MEGABYTE;
  } catch {
    return 0;
  }
}

/** Returns how many megabytes a process gains at its peak while `work` runs. */
export async function peakMegabytes(pid: number, work: () => Promise<void>): Promise<number> {
  const before = residentMegabytes(pid);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), LOOK_EVERY_MS);
  await work();
  clearInterval(timer);
  return peak - before;
}
