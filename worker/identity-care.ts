/** Has the identity vendor delete a person's data once we have stored the result. Also ends abandoned checks. */
import { careForIdentityChecks } from '../activities/identity-care';
import { type Database } from '../db/database';
import { type IdentityVendor } from '../gateways/identity/identity-vendor';
import { type Logger } from '../log';
import { type Pump, startPump } from './pump';

const IDLE_MS = 60_000;

/** Runs every minute. */
export function startIdentityCare(db: Database, vendor: IdentityVendor, log: Logger): Pump {
  const work = () => careForIdentityChecks({ db, vendor, log }, new Date());
  return startPump({ name: 'identity-care', work, idleMs: IDLE_MS, log });
}
