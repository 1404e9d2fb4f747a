/** What verification asks of registers and vendors: each check is a function here, whoever answers it. */
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

/** A listed name, and how far somebody's name is like it. */
export interface SanctionHit {
  list: string;
  uid: string;
  name: string;
  programs: string[];
  /** 0 to 1. */
  similarity: number;
  listedAsOf: Date;
}

/** What a screening found; `lists` is empty while none was imported. */
export interface Screening {
  lists: SanctionList[];
  hits: SanctionHit[];
}

/** What came of one check of a person. */
export interface PersonFinding {
  check: PersonCheck;
  outcome: CheckOutcome;
  /** Null when nobody could be asked. */
  vendor: string | null;
}

export interface Checks {
  /** The official register's entry of an organization by its tax number; undefined when it has none. */
  findRegistration(ein: string): Promise<Registration | undefined>;
  /** The names of sanctions lists that somebody's name is like, the nearest first. */
  screen(name: string): Promise<Screening>;
  /** What the vendors say of a person, a finding for each check. */
  examinePerson(person: Person, checks: readonly PersonCheck[]): Promise<PersonFinding[]>;
}

/** The checks of an installation: the register and the sanctions list that it imported, and its vendor for persons, if any. */
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
