/** What verification asks of registers and vendors: each check is a function here, whoever answers it. */
import { type Database } from '../db/database';
import { findRegistration, type Registration } from '../db/queries/register-look-up';

export { type Registration } from '../db/queries/register-look-up';

export interface Checks {
  /** The official register's entry of an organization by its tax number; undefined when it has none. */
  findRegistration(ein: string): Promise<Registration | undefined>;
}

/** The checks of an installation: the register it imported. */
export function createChecks(db: Database): Checks {
  return { findRegistration: (ein) => findRegistration(db, ein) };
}
