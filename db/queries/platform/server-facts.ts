/** Reads the settings of the Postgres server and the rights of this process's role. */
import { type Database, selectRows } from '../../database';

export interface ServerFacts {
  /** For example 180004 for version 18.4. */
  versionNumber: number;
  version: string;
  encoding: string;
  role: string;
  now: Date;
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  maxConnections: number;
  /** True if the role may create tables. */
  mayCreate: boolean;
}

export async function findServerFacts(db: Database): Promise<ServerFacts> {
  const [facts] = await selectRows<ServerFacts>(
    db,
    `SELECT current_setting('server_version_num')::int AS version_number, current_setting('server_version') AS version,
       current_setting('server_encoding') AS encoding, current_user::text AS role, clock_timestamp() AS now,
       current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
       current_setting('synchronous_commit') AS synchronous_commit,
       current_setting('max_connections')::int AS max_connections,
       has_schema_privilege(current_schema(), 'CREATE') AS may_create`,
  );
  if (facts === undefined) throw new Error('Postgres returned no settings');
  return facts;
}

/** Returns the tables in which the role lacks the right to select, insert, update or delete. */
export async function listClosedTables(db: Database): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    db,
    `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
       AND NOT (has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
         AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE'))
     ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
