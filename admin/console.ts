import { ConfigError } from '../config';
import { OtherSchema } from '../db/migrate';

/** A problem that the user can fix. The message says how to fix it, so no stack is printed. */
export class UserError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UserError';
  }
}

/** Prints one line for the user. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The time since `startedAt`, such as "0.4 s". */
export function secondsSince(startedAt: number): string {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** Whether the error is a system error with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** The error's message. */
export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

/** Returns the message of an expected error, and the stack of any other error. */
export function describeFailure(error: unknown): string {
  const isForeseen = [UserError, ConfigError, OtherSchema].some((known) => error instanceof known);
  return !isForeseen && error instanceof Error ? (error.stack ?? error.message) : messageOf(error);
}

/** Prints `text` with the elapsed time every `everyMs` until `work` is done. */
export async function sayWhileWaiting<T>(text: string, work: Promise<T>, everyMs = 10_000): Promise<T> {
  const startedAt = Date.now();
  const heartbeat = setInterval(() => say(`  ${text}, ${secondsSince(startedAt)}`), everyMs);
  try {
    return await work;
  } finally {
    clearInterval(heartbeat);
  }
}
