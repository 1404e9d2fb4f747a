/** What verification asks of registers and vendors: each check is a function here, whoever answers it. */
import { type Database } from '../db/database';
import { findRegistration, type Registration } from '../db/queries/register-look-up';

import { findSanctionCandidates, listSanctionLists, type SanctionList } from '../db/queries/sanctions';
import { MATCHING_SIMILARITY, nameSimilarity } from '../domain/verification/register-match';

export { type Registration } from '../db/queries/register-look-up';

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

export interface Checks {
  /** The official register's entry of an organization by its tax number; undefined when it has none. */
  findRegistration(ein: string): Promise<Registration | undefined>;
  /** The names of sanctions lists that somebody's name is like, the nearest first. */
  screen(name: string): Promise<Screening>;
}

/** The checks of an installation: the register and the sanctions list that it imported. */
export function createChecks(db: Database): Checks {
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
  };
}
