import { messageOf } from '../console';
import { type Check, expect, missing, ok } from './finding';
import { findSchemaState } from '../../db/migrate';
import { findServerFacts, listClosedTables, type ServerFacts } from '../../db/queries/platform/server-facts';

/** The oldest version that the project runs on. */
const OLDEST_VERSION = 15;
/** Signatures, tokens and timers allow a few seconds of difference between the clocks. */
const MAX_SKEW_MS = 2_000;
/** Connections for other programs of the installation, such as backups and this command. */
const OTHER_CONNECTIONS = 10;

export const checkPostgres: Check = async function* ({ config, db }) {
  const askedAt = Date.now();
  let facts: ServerFacts;
  try {
    facts = await findServerFacts(db);
  } catch (error) {
    yield missing(`no connection (${messageOf(error)})`, 'Start it, or correct DATABASE_URL');
    return;
  }
  const answeredAt = Date.now();
  yield ok(`answers as ${facts.role}`);
  yield expect(
    Math.floor(facts.versionNumber / 10_000) >= OLDEST_VERSION,
    `version ${facts.version}`,
    `Upgrade to version ${OLDEST_VERSION} or later`,
  );
  yield expect(
    facts.encoding === 'UTF8',
    `encoding ${facts.encoding}`,
    'Create the database with the encoding UTF8',
  );
  const isDurable =
    facts.fsync === 'on' && facts.fullPageWrites === 'on' && facts.synchronousCommit !== 'off';
  yield expect(
    isDurable,
    `fsync ${facts.fsync}, full_page_writes ${facts.fullPageWrites}, synchronous_commit ${facts.synchronousCommit}`,
    'A crash could lose accepted gifts: set fsync, full_page_writes and synchronous_commit to on',
  );
  const needed = 2 * config.databasePoolMax + OTHER_CONNECTIONS;
  yield expect(
    facts.maxConnections >= needed,
    `max_connections ${facts.maxConnections}`,
    `An API and a worker with DATABASE_POOL_MAX ${config.databasePoolMax} need ${needed}`,
  );
  yield checkClock(facts.now.getTime(), askedAt, answeredAt);
  yield expect(
    facts.mayCreate,
    `${facts.role} ${facts.mayCreate ? 'may' : 'may not'} create tables`,
    `Migrations need it: GRANT CREATE ON SCHEMA public TO ${facts.role}`,
  );
  const { isOther, pending } = await findSchemaState(db);
  yield isOther
    ? missing('the schema is of another version', 'Use an empty database')
    : pending.length === 0
      ? ok('the schema is up to date')
      : missing(`${pending.length} migrations are not applied`, 'Run: node dist/db/migrate.js');
  const closed = await listClosedTables(db);
  const first = closed.slice(0, 3).join(', ');
  yield closed.length === 0
    ? ok(`${facts.role} may use every table`)
    : missing(
        `${facts.role} may not use ${closed.length} tables (${first})`,
        'Migrate as the role of DATABASE_URL',
      );
};

/** Compares the clocks. The server read its clock at some moment between our question and its answer. */
function checkClock(serverMs: number, askedAt: number, answeredAt: number) {
  const skewMs = Math.max(askedAt - serverMs, serverMs - answeredAt, 0);
  const what = `its clock differs by ${(skewMs / 1000).toFixed(1)} s`;
  return expect(skewMs <= MAX_SKEW_MS, what, 'Synchronize both clocks with NTP');
}
