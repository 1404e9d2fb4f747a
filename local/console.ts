import { ConfigError } from '../config';

/** A trouble that the person at the terminal can mend: the message says how, and needs no stack. */
export class UserError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UserError';
  }
}

/** Writes one line for the person at the terminal. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** "0.4 s": how long it took since `startedAt`. */
export function secondsSince(startedAt: number): string {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** Whether it is a system error of that code. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** What went wrong, in words. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What went wrong: in words when it was foreseen, otherwise with the place. */
export function describeFailure(error: unknown): string {
  const isForeseen = error instanceof UserError || error instanceof ConfigError;
  return !isForeseen && error instanceof Error ? (error.stack ?? error.message) : messageOf(error);
}

/** Says `text` with the time gone by, again and again until `work` is done. */
export async function sayWhileWaiting<T>(text: string, work: Promise<T>, everyMs = 10_000): Promise<T> {
  const startedAt = Date.now();
  const heartbeat = setInterval(() => say(`  ${text}, ${secondsSince(startedAt)}`), everyMs);
  try {
    return await work;
  } finally {
    clearInterval(heartbeat);
  }
}
