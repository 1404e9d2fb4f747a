/** LISTEN/NOTIFY: wakes a process at once when another one committed work for it. */
import { Client } from 'pg';
import { type Logger } from '../log';
import { type Database, selectRows } from './database';

export const CHANNELS = { outbox: 'giving_outbox', events: 'giving_events', deliveries: 'giving_deliveries' } as const;
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS];

const RECONNECT_MS = 1_000;

/** Wakes the listeners of a channel when the surrounding transaction commits. */
export async function notify(db: Database, channel: Channel): Promise<void> {
  await selectRows(db, 'SELECT pg_notify($1, $2)', [channel, '']);
}

export interface Listener {
  close(): Promise<void>;
}

/**
 * Calls `wake` on every notification of the channel, and once after each (re)connection, because notifications
 * sent while nobody listened are lost.
 */
export function listen(url: string, channel: Channel, wake: () => void, log: Logger): Listener {
  let closed = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const reconnectLater = () => {
    client = undefined;
    if (!closed) timer = setTimeout(() => void connect(), RECONNECT_MS);
  };
  const connect = async () => {
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      application_name: `giving-${channel}`,
    });
    client = fresh;
    let lost = false;
    const lose = (error?: Error) => {
      if (lost || closed) return;
      lost = true;
      log.warn({ channel, error }, 'lost the listening connection to Postgres, connecting again');
      fresh.end().catch(() => undefined);
      reconnectLater();
    };
    fresh.on('error', lose);
    fresh.on('end', () => lose());
    fresh.on('notification', wake);
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${channel}`);
      wake();
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
    }
  };
  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
