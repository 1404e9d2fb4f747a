/**
 * Rebuilds the index of a register file (SEARCH_DATA) while four clients search over HTTP. Meanwhile a writer adds,
 * renames and removes organizations. No search may fail, and no document may be missing or wrong afterwards.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { beginReindex, fillBatch, repairIndex, switchIndex } from '../activities/reindexing';
import { indexChanges } from '../worker/search-indexer';
import { runStatement } from '../db/database';
import { buildActor, buildCharity } from '../test/factories';
import { countDocuments } from '../test/support/search';
import { percentile, row, say } from './figures';
import { runServer } from './processes';
import { type SearchWorld, startSearchWorld } from './search-world';

const CLIENTS = 4;
const WRITES_PER_SECOND = 10;

interface Searches {
  tookMs: number[];
  failures: string[];
  /** Counts searches that missed an organization, although it existed the whole time. */
  missed: number;
}

export async function benchReindex(): Promise<void> {
  const world = await startSearchWorld();
  const api = await runServer('api/server', world.environment);
  const work = { isOver: false };
  try {
    const { key } = await buildActor(world.db, { hourlyLimit: 100_000_000 });
    const searches: Searches = { tookMs: [], failures: [], missed: 0 };
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      searchOn(work, world, { url: String(api.ready.url), key, client }, searches),
    );
    const [writing, indexing] = [writeOn(work, world), indexOn(work, world)];
    const began = performance.now();
    const collection = await buildAnew(world);
    const seconds = (performance.now() - began) / 1_000;
    work.isOver = true;
    await Promise.all([...clients, indexing]);
    const writes = await writing;
    await takeAll(world);
    const documents = await countDocuments(world.engine, collection);
    const differing = await repairIndex(world.db, world.engine, () => undefined);
    say(`\n${documents} documents rebuilt in ${seconds.toFixed(0)} s under searches and writes`);
    row('organizations added, renamed, removed', String(writes));
    row('searches meanwhile', String(searches.tookMs.length));
    row('p50 and p99', ...[0.5, 0.99].map((share) => `${percentile(searches.tookMs, share).toFixed(1)} ms`));
    row('failed (aim 0)', String(searches.failures.length), ...searches.failures.slice(0, 1));
    row('missed an organization (aim 0)', String(searches.missed));
    row('documents missing or wrong (aim 0)', String(differing));
    if (searches.failures.length + searches.missed + differing > 0)
      throw new Error('searches failed or missed organizations, or documents are missing or wrong');
  } finally {
    work.isOver = true;
    await api.stop();
    await world.stop();
  }
}

async function buildAnew({ db, engine }: SearchWorld): Promise<string> {
  const collection = await beginReindex(db, engine);
  for (let isFilled = false; !isFilled;)
    isFilled = (await fillBatch(db, engine, collection))?.isFilled ?? true;
  await switchIndex(db, engine, collection);
  return collection;
}

/** Searches for organizations by EIN, one after another. */
async function searchOn(
  work: { isOver: boolean },
  { entities }: SearchWorld,
  { url, key, client }: { url: string; key: string; client: number },
  searches: Searches,
): Promise<void> {
  for (let index = client; !work.isOver; index += CLIENTS) {
    const { ein, id } = entities[(index * 7_919) % entities.length] ?? {};
    const began = performance.now();
    const response = await fetch(`${url}/api/v1/search?q=ein:${ein ?? ''}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const text = await response.text();
    searches.tookMs.push(performance.now() - began);
    if (response.status !== 200) searches.failures.push(`${response.status} ${text.slice(0, 200)}`);
    else if (!text.includes(`"${id ?? ''}"`)) searches.missed += 1;
  }
}

/** Adds organizations, and renames and removes some of them. Returns the number of changes. */
async function writeOn(work: { isOver: boolean }, { db }: SearchWorld): Promise<number> {
  let writes = 0;
  const added: string[] = [];
  while (!work.isOver) {
    const { id } = await buildCharity(db, { name: `Windmill ${writes}` });
    added.push(id);
    const other = added[Math.floor(writes / 2)];
    if (writes % 3 === 1) {
      await runStatement(db, `UPDATE charities SET name = 'Watermill ' || name WHERE id = $1`, [other]);
      writes += 1;
    } else if (writes % 3 === 2) {
      await runStatement(db, 'UPDATE charities SET listed = false WHERE id = $1', [other]);
      writes += 1;
    }
    writes += 1;
    await rest(1_000 / WRITES_PER_SECOND);
  }
  return writes;
}

async function indexOn(work: { isOver: boolean }, world: SearchWorld): Promise<void> {
  while (!work.isOver) {
    await indexChanges(world);
    await rest(100);
  }
}

async function takeAll(world: SearchWorld): Promise<void> {
  for (let more = 1; more > 0;) ({ rows: more } = await indexChanges(world));
}
