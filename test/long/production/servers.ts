/** The servers that a walk finds on its machine: Postgres, Temporal and Typesense. */
import { startPostgres, startTemporal, startTypesense } from '../../../local/services';
import { temporalAddress, typesense } from '../../support/services';

const TYPESENSE_KEY = 'c0ffee5eedfaceb00c5adba5eba11feeb1ed0ddba11';

export interface Servers {
  /** As its superuser. */
  postgresUrl: string;
  /** host:port */
  temporalAddress: string;
  typesense: { url: string; apiKey: string };
}

/** Starts servers on free ports, empty, with their data in a directory. Removing that home stops them. */
export async function startServers(home: string): Promise<Servers> {
  const [postgres, temporal, search] = await Promise.all([
    startPostgres({ home, anyPorts: true }),
    startTemporal({ home, anyPorts: true, headless: true }),
    startTypesense({ home, anyPorts: true, apiKey: TYPESENSE_KEY }),
  ]);
  return {
    postgresUrl: postgres.address,
    temporalAddress: temporal.address,
    typesense: { url: search.address, apiKey: TYPESENSE_KEY },
  };
}

/** The servers of the test run. Its Postgres does not wait for the disk, so production needs another one. */
export async function startOnSharedServers(home: string): Promise<Servers> {
  const [postgres] = await Promise.all([startPostgres({ home, anyPorts: true }), addTypesenseKey()]);
  return {
    postgresUrl: postgres.address,
    temporalAddress: temporalAddress(),
    typesense: { url: typesense().url, apiKey: TYPESENSE_KEY },
  };
}

/** Production refuses the key of the tests. */
async function addTypesenseKey(): Promise<void> {
  const { url, apiKey } = typesense();
  const key = { value: TYPESENSE_KEY, actions: ['*'], collections: ['*'], description: 'production' };
  const { status } = await fetch(`${url}/keys`, {
    method: 'POST',
    headers: { 'X-TYPESENSE-API-KEY': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(key),
  });
  if (status !== 201) throw new Error(`Typesense took no key: ${String(status)}`);
}
