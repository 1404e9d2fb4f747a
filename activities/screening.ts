/** Screens organizations again after an import of a sanctions list. */
import { setImmediate as rest } from 'node:timers/promises';
import { Context } from '@temporalio/activity';
import { type Database, inTransaction } from '../db/database';
import { listCharityNames, listUnscreened, type NamedCharity } from '../db/queries/imports/sanction-hits';
import { type OpenLists, type SanctionHit } from '../gateways/verification/screening';
import { recordHits, recordScreening } from '../operations/imports/screening';
import { type ScreeningInput } from '../workflows/messages';
import { type ActivityDependencies } from '.';

/** One activity screens at most this many organizations. */
const BATCH = 5_000;
/** After this many searches, yields to the event loop, so that the worker can do its other work. */
const GROUP = 20;

export interface ScreeningStep extends ScreeningInput {
  /** The last organization of the previous batch, or an empty text for the first batch. */
  after: string;
}

export interface ScreenedBatch {
  /** Null after the last batch. */
  after: string | null;
  screened: number;
  /** How many organizations resemble an entry that they were not matched with before. */
  found: number;
  concerns: number;
  /** True if a newer edition of the list was imported meanwhile. */
  isReplaced: boolean;
}

export function createScreeningActivities({ db, gateways, clock = () => new Date() }: ActivityDependencies) {
  const { secrets } = gateways;
  return {
    /** Screens the next batch of organizations. Acts on each organization with hits in a separate transaction. */
    async screenOrganizations({ list, digest, after }: ScreeningStep): Promise<ScreenedBatch> {
      const open = await gateways.checks.openLists();
      const isReplaced = !open.lists.some((each) => each.list === list && each.digest === digest);
      if (isReplaced) return { after: null, screened: 0, found: 0, concerns: 0, isReplaced };
      const charities = await listCharityNames(db, { after, limit: BATCH });
      const at = await clock();
      await noteScreened(db, charities, open, at);
      const done = { screened: charities.length, found: 0, concerns: 0 };
      for (const { charity, hits } of await searchAll(charities, open)) {
        const finding = { charity, lists: open.lists, hits };
        const outcome = await inTransaction(db, (tx) => recordHits({ tx, at, secrets }, finding));
        if (outcome !== null) done.found += 1;
        if (outcome === 'concern') done.concerns += 1;
        Context.current().heartbeat(charity.id);
      }
      const last = charities.length < BATCH ? null : (charities.at(-1)?.id ?? null);
      return { ...done, after: last, isReplaced };
    },
  };
}

interface Found {
  charity: NamedCharity;
  hits: SanctionHit[];
}

/** Returns the organizations that resemble an entry. */
async function searchAll(charities: NamedCharity[], { find }: OpenLists): Promise<Found[]> {
  const found: Found[] = [];
  for (const [place, charity] of charities.entries()) {
    const hits = find(charity.name);
    if (hits.length > 0) found.push({ charity, hits });
    if (place % GROUP > 0) continue;
    Context.current().heartbeat(charity.id);
    await rest();
  }
  return found;
}

/** Stores a screening without hits for organizations that were verified before any sanctions list was imported. */
async function noteScreened(
  db: Database,
  charities: NamedCharity[],
  { lists, find }: OpenLists,
  at: Date,
): Promise<void> {
  const names = new Map(charities.map(({ id, name }) => [id, name]));
  for (const { verificationId, charityId } of await listUnscreened(db, [...names.keys()])) {
    const name = names.get(charityId) ?? '';
    if (find(name).length > 0) continue;
    await inTransaction(db, (tx) => recordScreening({ tx, at }, { verificationId, name, lists, hits: [] }));
  }
}
