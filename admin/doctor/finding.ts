/** Defines a finding, which is one line of the result of a check. */
import { type Config } from '../../config';
import { type Database } from '../../db/database';

export interface Finding {
  isOk: boolean;
  /** The subject of the check and its state. */
  what: string;
  /** The next step for the operator, if the check failed. */
  advice?: string;
}

export interface Patient {
  config: Config;
  /** Connects on first use. Use it only if Postgres answers and has the newest schema. */
  db: Database;
  /** Whether Postgres answers and has the newest schema. */
  hasSchema: () => Promise<boolean>;
}

/** Checks one service or subject. Ends early if the remaining checks depend on a failed one. */
export type Check = (patient: Patient) => AsyncGenerator<Finding, void, undefined>;

export const ok = (what: string): Finding => ({ isOk: true, what });
export const missing = (what: string, advice: string): Finding => ({ isOk: false, what, advice });

/** Returns the finding `what`. If it is not OK, adds the advice. */
export function expect(isOk: boolean, what: string, advice: string): Finding {
  return isOk ? ok(what) : missing(what, advice);
}
