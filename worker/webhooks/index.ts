/** Runs fan-out and first attempts of webhooks in the worker process. Workflows make the retries. */
import { type Logger } from '../../log';
import { type Database } from '../../db/database';
import { CHANNELS, listen } from '../../db/listen';
import { type Gateways } from '../../gateways';
import { fanOut } from './fan-out';
import { startPump } from '../pump';
import { startDispatcher } from './dispatcher';

export interface WebhookOptions {
  /** The address for the `LISTEN` connections. */
  databaseUrl: string;
  db: Database;
  gateways: Pick<Gateways, 'outbound' | 'secrets'>;
  log: Logger;
  leaseMs?: number;
}

const FAN_OUT_IDLE_MS = 1_000;

/** Starts the background jobs. `stop` waits for work in progress. */
export function startWebhooks(options: WebhookOptions): { stop(): Promise<void> } {
  const { databaseUrl, db, log } = options;
  const dispatcher = startDispatcher(options);
  const events = startPump({
    name: 'event-fan-out',
    work: () => fanOut(db, dispatcher),
    idleMs: FAN_OUT_IDLE_MS,
    log,
  });
  const listeners = [
    listen(databaseUrl, CHANNELS.events, () => events.wake(), log),
    listen(databaseUrl, CHANNELS.deliveries, () => dispatcher.wake(), log),
  ];
  return {
    async stop() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await events.stop();
      await dispatcher.stop();
    },
  };
}
