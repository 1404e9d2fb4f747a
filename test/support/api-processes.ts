/** Real API processes on one database, each with a log of its own. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { closeDatabase, type Database, openDatabase } from '../../db/database';
import { environmentFor } from '../../local/installation';
import { call, personAt, type TestApi } from './api';
import { removeHome } from './global-teardown';
import { startApiProcess } from './processes';
import { unusedEngine } from './search';
import { createTestDatabase, dropTestDatabase, innerHomes, temporalAddress, typesense } from './services';

export interface ApiProcesses {
  apis: Omit<TestApi, 'engine'>[];
  db: Database;
  /** All that the processes have logged. */
  log(): string;
  close(): Promise<void>;
}

export async function startApiProcesses(
  count: number,
  settings: Record<string, string> = {},
): Promise<ApiProcesses> {
  const databaseUrl = await createTestDatabase();
  const db = openDatabase({ url: databaseUrl, poolMax: 5 });
  const search = typesense();
  const started = await Promise.all(
    Array.from({ length: count }, async () => {
      mkdirSync(innerHomes(), { recursive: true });
      const home = mkdtempSync(join(innerHomes(), 'api-'));
      const addresses = {
        databaseUrl,
        temporalAddress: temporalAddress(),
        temporalUiUrl: undefined,
        typesenseUrl: search.url,
        typesenseApiKey: search.apiKey,
      };
      return { home, api: await startApiProcess(home, { ...environmentFor(addresses, home), ...settings }) };
    }),
  );
  return {
    db,
    apis: started.map(({ api: { address: url } }) => ({
      url,
      db,
      databaseUrl,
      engine: unusedEngine,
      person: (options) => personAt(url, db, options),
      call: (method, path, options) => call(url, method, path, options),
      close: () => Promise.resolve(),
    })),
    log: () => started.map(({ api }) => api.log()).join('\n'),
    async close() {
      await closeDatabase(db);
      for (const { home } of started) await removeHome(home);
      await dropTestDatabase(databaseUrl);
    },
  };
}
