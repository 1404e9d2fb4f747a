/** Connections for which the database's time is the simulated time, because many statements ask for it. */
import { closeDatabase, type Database, openDatabase, runStatement } from '../../db/database';

const POOL = 16;

/** Adds a function `now()` that hides that of Postgres from the connections of `openSimulatedDatabase`. */
const SIMULATED_NOW = `
  CREATE SCHEMA simulated;
  CREATE TABLE simulated.clock (ahead interval NOT NULL);
  INSERT INTO simulated.clock VALUES (interval '0');
  CREATE FUNCTION simulated.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS $$ SELECT pg_catalog.now() + (SELECT ahead FROM simulated.clock) $$`;

export async function openSimulatedDatabase(databaseUrl: string): Promise<Database> {
  const plain = openDatabase({ url: databaseUrl, poolMax: 1 });
  await runStatement(plain, SIMULATED_NOW);
  await closeDatabase(plain);
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c search_path=simulated,public,pg_catalog');
  return openDatabase({ url: url.href, poolMax: POOL });
}

/** Sets how far the database's time is ahead of the real time. */
export async function setAhead(db: Database, aheadMs: number): Promise<void> {
  await runStatement(db, `UPDATE simulated.clock SET ahead = $1 * interval '1 millisecond'`, [aheadMs]);
}
