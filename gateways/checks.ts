/**
 * Gives verification access to the official register, to sanctions lists, and to vendors that check people.
 */
import { type Database } from '../db/database';
import { findRegistration, type Registration } from '../db/queries/verification/register-look-up';
import {
  findSanctionCandidates,
  listSanctionLists,
  type SanctionList,
} from '../db/queries/imports/sanctions';
import { type CheckOutcome, type PersonCheck } from '../domain/verification/person-checks';
import { MATCHING_SIMILARITY, nameSimilarity } from '../domain/verification/register-match';
import { type Person, type PersonVendor } from './person-vendor';

export { type Registration } from '../db/queries/verification/register-look-up';

/** A name on a sanctions list that resembles the screened name. */
export interface SanctionHit {
  list: string;
  uid: string;
  name: string;
  programs: string[];
  /** From 0 to 1. */
  similarity: number;
  listedAsOf: Date;
}

/** The result of a search in the sanctions lists. `lists` is empty until the operator imports a list. */
export interface Screening {
  lists: SanctionList[];
  hits: SanctionHit[];
}

export interface PersonFinding {
  check: PersonCheck;
  outcome: CheckOutcome;
  /** The name of the vendor; null if the installation has none. */
  vendor: string | null;
}

export interface Checks {
  /** Finds an organization in the official register by its tax number. */
  findRegistration(ein: string): Promise<Registration | undefined>;
  /** Finds names on sanctions lists that resemble the given name. The most similar name comes first. */
  screen(name: string): Promise<Screening>;
  /** Runs each check on a person and returns one finding per check. */
  examinePerson(person: Person, checks: readonly PersonCheck[]): Promise<PersonFinding[]>;
}

/**
 * Creates the checks. They use imported data and the vendor. Without a vendor, a check of a person is
 * `not_checked`.
 */
export function createChecks(db: Database, vendor?: PersonVendor): Checks {
  return {
    findRegistration: (ein) => findRegistration(db, ein),
    async screen(name) {
      const [lists, candidates] = await Promise.all([
        listSanctionLists(db),
        findSanctionCandidates(db, name),
      ]);
      const hits = candidates
        .map((candidate) => ({ ...candidate, similarity: nameSimilarity(name, candidate.name) }))
        .filter(({ similarity }) => similarity >= MATCHING_SIMILARITY)
        .sort((left, right) => right.similarity - left.similarity);
      return { lists, hits };
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
