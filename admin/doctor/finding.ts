/** What a check found, in one line. */
import { type Config } from '../../config';
import { type Database } from '../../db/database';

export interface Finding {
  isOk: boolean;
  /** What the check looked at, and what it found there. */
  what: string;
  /** What the operator does about it. */
  advice?: string;
}

export interface Patient {
  config: Config;
  /** Connects on first use. Use it only if Postgres answers and has the newest schema. */
  db: Database;
  /** Whether Postgres answers and has the newest schema. */
  hasSchema: () => Promise<boolean>;
}

/** Checks one service or subject. A check that depends on a failed one is left out. */
export type Check = (patient: Patient) => AsyncGenerator<Finding, void, undefined>;

export const ok = (what: string): Finding => ({ isOk: true, what });
export const missing = (what: string, advice: string): Finding => ({ isOk: false, what, advice });

/** Finds `what` in order or missing. */
export function expect(isOk: boolean, what: string, advice: string): Finding {
  return isOk ? ok(what) : missing(what, advice);
}
