/** Everything of webhooks that runs in the worker process beside the retries: fan-out, first attempts, retention. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { CHANNELS, listen } from '../db/listen';
import { forgetOldEvents } from '../db/queries/events';
import { type Gateways } from '../gateways';
import { fanOut } from './event-fan-out';
import { startPump } from './pump';
import { startDispatcher } from './webhook-dispatcher';

export interface WebhookOptions {
  /** For the listening connections. */
  databaseUrl: string;
  db: Database;
  gateways: Pick<Gateways, 'outbound' | 'secrets'>;
  log: Logger;
  leaseMs?: number;
}

const FAN_OUT_IDLE_MS = 1_000;
const RETENTION_IDLE_MS = 3_600_000;

/** Starts the pumps; `stop` lets what is under way end. */
export function startWebhooks(options: WebhookOptions): { stop(): Promise<void> } {
  const { databaseUrl, db, log } = options;
  const dispatcher = startDispatcher(options);
  const events = startPump({
    name: 'event-fan-out',
    work: () => fanOut(db, dispatcher),
    idleMs: FAN_OUT_IDLE_MS,
    log,
  });
  const retention = startPump({
    name: 'event-retention',
    work: async () => (await forgetOldEvents(db)) > 0,
    idleMs: RETENTION_IDLE_MS,
    log,
  });
  const listeners = [
    listen(databaseUrl, CHANNELS.events, () => events.wake(), log),
    listen(databaseUrl, CHANNELS.deliveries, () => dispatcher.wake(), log),
  ];
  return {
    async stop() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await Promise.all([events.stop(), retention.stop()]);
      await dispatcher.stop();
    },
  };
}
