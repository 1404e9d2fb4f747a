/**
 * Gives verification access to the official register, to sanctions lists, and to vendors that check people.
 */
import { type Database } from '../../db/database';
import { findRegistration, type Registration } from '../../db/queries/verification/register-look-up';
import { type CheckOutcome, type PersonCheck } from '../../domain/verification/person-checks';
import { type Person, type PersonVendor } from './person-vendor';
import { createScreening, type OpenLists, type Screening } from './screening';

export { type Registration } from '../../db/queries/verification/register-look-up';
export { type Screening } from './screening';

export interface PersonFinding {
  check: PersonCheck;
  outcome: CheckOutcome;
  /** The name of the vendor; null if the installation has none. */
  vendor: string | null;
  /** The vendor's reason if the outcome is not `clear`. */
  reason?: string | null;
}

export interface Checks {
  /** Finds an organization in the official register by its tax number. */
  findRegistration(ein: string): Promise<Registration | undefined>;
  /** Finds names on sanctions lists that resemble the given name. The most similar name comes first. */
  screen(name: string): Promise<Screening>;
  /** Opens the sanctions lists for many searches. */
  openLists(): Promise<OpenLists>;
  /** Runs each check on a person and returns one finding per check. */
  examinePerson(person: Person, checks: readonly PersonCheck[]): Promise<PersonFinding[]>;
}

/**
 * Creates the checks from the imported lists and the vendor. Without a vendor, each check of a person is `not_checked`.
 */
export function createChecks(db: Database, vendor?: PersonVendor): Checks {
  const openLists = createScreening(db);
  return {
    findRegistration: (ein) => findRegistration(db, ein),
    openLists,
    async screen(name) {
      const { lists, find } = await openLists();
      return { lists, hits: find(name) };
    },
    examinePerson: (person, checks) =>
      Promise.all(
        checks.map(async (check) => ({
          check,
          outcome: vendor === undefined ? 'not_checked' : await vendor.check(check, person),
          vendor: vendor?.name ?? null,
        })),
      ),
  };
}
