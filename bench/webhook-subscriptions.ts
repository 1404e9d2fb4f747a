/** Creates accounts, and an endpoint for each through the API. */
import { type GivingClient as Client, GivingClient } from '../client/index';
import { type Database, selectRows } from '../db/database';
import { buildActor } from '../test/factories';
import { waitFor } from '../test/support/wait';
import { type Target } from './webhook-load';

export interface Subscriptions {
  addHealthy(count: number): Promise<Target[]>;
  /** Adds an endpoint for each bad URL. `remove` deletes these endpoints and waits until their retries have ended. */
  addBad(): Promise<{ targets: Target[]; remove(): Promise<void> }>;
}

interface Subscription extends Target {
  client: Client;
  endpointId: string;
}

const SETTLING_MS = 60_000;

export function createSubscriptions(
  db: Database,
  baseUrl: string,
  urls: { healthyUrl: string; badUrls: string[] },
): Subscriptions {
  const add = async (url: string, isHealthy: boolean): Promise<Subscription> => {
    const { key, accountId } = await buildActor(db);
    const client = new GivingClient({ apiKey: key, environment: 'sandbox', baseUrl });
    const { endpoint_id: endpointId } = await client.webhooks.endpoints.create({ url, events: ['*'] });
    return { accountId, isHealthy, isMeasured: isHealthy, client, endpointId };
  };
  return {
    async addHealthy(count) {
      return Promise.all(Array.from({ length: count }, () => add(urls.healthyUrl, true)));
    },
    async addBad() {
      const targets = await Promise.all(urls.badUrls.map((url) => add(url, false)));
      return {
        targets,
        async remove() {
          await Promise.all(
            targets.map(({ client, endpointId }) => client.webhooks.endpoints.delete(endpointId)),
          );
          await waitFor('the retries to end', () => isOutboxEmpty(db), SETTLING_MS);
        },
      };
    },
  };
}

async function isOutboxEmpty(db: Database): Promise<boolean> {
  return (await selectRows(db, 'SELECT 1 FROM outbox LIMIT 1')).length === 0;
}
