/**
 * Wakes a process as soon as another process has committed work for it. Uses LISTEN and NOTIFY of Postgres.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { Client } from 'pg';
import { type Sequelize } from 'sequelize';
import { type Logger } from '../log';
import { type Database, runStatement } from './database';
import { afterCommit } from './transaction';

export const CHANNELS = {
  outbox: 'giving_outbox',
  events: 'giving_events',
  deliveries: 'giving_deliveries',
  processorEvents: 'giving_processor_events',
} as const;
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS];

const RECONNECT_MS = 1_000;

/**
 * Wakes the listeners of a channel once the surrounding transaction has committed. The NOTIFY runs outside
 * that transaction, because Postgres commits transactions with a NOTIFY one after another. A crash can lose a
 * wake-up. That only delays the work, because listeners also poll. While one wake-up is being sent, further
 * ones are merged into one.
 */
export function notify(db: Database, channel: Channel): void {
  afterCommit(db, () => sendWake({ ...db, transaction: null }, channel));
}

/** A wake-up need not survive a crash, so its commit does not wait for the disk. */
const WAKE = `SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, '')`;

/** The pause before a merged wake-up. With it, a burst of commits wakes the listeners less often. */
const BETWEEN_WAKES_MS = 5;

const sending = new WeakMap<Sequelize, Map<Channel, 'once' | 'again'>>();

function sendWake(pool: Database, channel: Channel): void {
  const { sequelize } = pool;
  const states = sending.get(sequelize) ?? new Map<Channel, 'once' | 'again'>();
  sending.set(sequelize, states);
  if (states.has(channel)) {
    states.set(channel, 'again');
    return;
  }
  states.set(channel, 'once');
  void runStatement(pool, WAKE, [channel], { prepared: true })
    .catch(() => undefined)
    .then(async () => {
      if (states.get(channel) === 'again') await rest(BETWEEN_WAKES_MS);
      const again = states.get(channel) === 'again';
      states.delete(channel);
      if (again) sendWake(pool, channel);
    });
}

export interface Listener {
  close(): Promise<void>;
}

/**
 * Calls `wake` on every notification of the channel. Also calls `wake` after each connection and
 * reconnection, because Postgres drops notifications while nobody listens.
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
      log.warn({ channel, error }, 'lost the LISTEN connection to Postgres, reconnecting');
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
