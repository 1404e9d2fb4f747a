/** `reindex`: rebuilds the running installation's search index while searches use the old one. */
import { setTimeout as rest } from 'node:timers/promises';
import { beginReindex } from '../activities/reindexing';
import { type Config } from '../config';
import { closeDatabase, type Database, openDatabase } from '../db/database';
import { findBuild } from '../db/queries/search/builds';
import { countSearchable } from '../db/queries/search/entities';
import { startReindex } from '../operations/search/reindex';
import { openTypesenseForWriting, type SearchEngine } from '../search/engine/typesense';
import { readArguments } from './arguments';
import { type Command } from './command';
import { say } from './console';

const LOOK_EVERY_MS = 1_000;
const SAY_EVERY_MS = 3_000;

export const reindex: Command = {
  async run(given, place) {
    const usage = `Usage: ${place.call('reindex')}
  Rebuilds the installation's search index while searches use the old one; see docs/rules/search.md.`;
    readArguments({ usage }, given);
    await rebuild(place.running());
    return 0;
  },
};

async function rebuild(config: Config): Promise<void> {
  const db = openDatabase({ url: config.databaseUrl, poolMax: 2 });
  try {
    const engine = openTypesenseForWriting(config);
    const isResumed = (await findBuild(db, engine.alias)) !== undefined;
    const collection = await beginReindex(db, engine);
    say(isResumed ? `Resuming ${collection}` : `Filling ${collection}; searches use the old index meanwhile`);
    await startReindex(db, { collection });
    await watch(db, engine, collection);
  } finally {
    await closeDatabase(db);
  }
}

/** Reports progress until searches use the new collection. */
async function watch(db: Database, { alias }: SearchEngine, collection: string): Promise<void> {
  const startedAt = Date.now();
  const total = await countSearchable(db);
  let saidAt = 0;
  for (let done = 0; ;) {
    await rest(LOOK_EVERY_MS);
    const build = await findBuild(db, alias);
    if (build?.collection !== collection) {
      say(`${done.toLocaleString('en-US')} documents or more; searches now use ${collection}`);
      return;
    }
    done = build.documents;
    if (Date.now() - saidAt < SAY_EVERY_MS) continue;
    saidAt = Date.now();
    const rate = Math.round(done / Math.max(1, (saidAt - startedAt) / 1000));
    say(`  ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} documents, ${rate}/s`);
  }
}
