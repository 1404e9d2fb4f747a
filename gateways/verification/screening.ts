/** Searches the imported sanctions lists in memory. */
import { setImmediate as rest } from 'node:timers/promises';
import { type Database, inSnapshot } from '../../db/database';
import {
  type ListedName,
  listSanctionedNames,
  listSanctionLists,
  type SanctionList,
} from '../../db/queries/imports/sanctions';
import { SanctionIndex, type SimilarName } from '../../domain/verification/sanction-index';

/** A name on a sanctions list that resembles the screened name. The similarity is from 0 to 1. */
export type SanctionHit = SimilarName<ListedName>;

/** The result of a search in the sanctions lists. `lists` is empty until the operator imports a list. */
export interface Screening {
  lists: SanctionList[];
  hits: SanctionHit[];
}

/** The sanctions lists at one point in time, indexed for many searches. */
export interface OpenLists {
  lists: SanctionList[];
  /** Finds listed names that resemble the given name. The most similar name comes first. */
  find: (name: string) => SanctionHit[];
}

/** After each group of this many names, lets the process do other work. */
const GROUP = 500;

/**
 * Returns a function that opens the lists. The function caches the index of the lists, and rebuilds it after an import.
 */
export function createScreening(db: Database): () => Promise<OpenLists> {
  let kept: { key: string; index: Promise<OpenLists> } | undefined;
  return async () => {
    const key = keyOf(await listSanctionLists(db));
    if (kept?.key === key) return kept.index;
    const index = inSnapshot(db, buildIndex);
    kept = { key, index };
    index.catch(() => {
      if (kept?.index === index) kept = undefined;
    });
    return index;
  };
}

function keyOf(lists: SanctionList[]): string {
  return JSON.stringify(lists.map(({ list, digest, importedAt }) => [list, digest, importedAt]));
}

async function buildIndex(snapshot: Database): Promise<OpenLists> {
  const lists = await listSanctionLists(snapshot);
  const names = await listSanctionedNames(snapshot);
  const index = new SanctionIndex<ListedName>();
  for (const [place, name] of names.entries()) {
    index.add(name);
    if (place % GROUP === 0) await rest();
  }
  return { lists, find: (name) => index.find(name) };
}
