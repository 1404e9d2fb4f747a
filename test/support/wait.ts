/** Waiting for what will be, with a deadline instead of a sleep. */
import { setTimeout as rest } from 'node:timers/promises';

/** Asks until the answer is there; fails with `what` when the deadline passes. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  timeoutMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`waited ${String(timeoutMs)} ms for ${what}`);
    await rest(20);
  }
}

/** Repeats an expectation about what is still on its way to a page, until it holds; fails with its own words. */
export async function eventually(expectation: () => Promise<void>, timeoutMs = 30_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await rest(20);
    }
  }
}
