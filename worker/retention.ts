/** Deletes old data: events after 90 days, idempotency answers and mails after 24 hours, and expired tokens. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { forgetOldEvents } from '../db/queries/events/events';
import { forgetSearchEvents } from '../db/queries/search/events';
import { forgetOldAnswers } from '../db/queries/platform/idempotent-answers';
import { forgetOldMails } from '../db/queries/platform/mails';
import { forgetExpiredOauthRecords } from '../db/queries/access/oauth-records';
import { forgetOldWindows } from '../db/queries/platform/rate-windows';
import { forgetOldMailTokens } from '../db/queries/access/logins';
import { type Pump, startPump } from './pump';

const RETENTION_IDLE_MS = 3_600_000;

/** Runs every hour, batch by batch until nothing old is left. */
export function startRetention(db: Database, log: Logger): Pump {
  return startPump({
    name: 'retention',
    work: () => forgetBatch(db),
    idleMs: RETENTION_IDLE_MS,
    log,
  });
}

/** Deletes a batch of each kind. Returns whether more may be left. */
export async function forgetBatch(db: Database): Promise<boolean> {
  const forgotten = [
    await forgetOldEvents(db),
    await forgetOldAnswers(db),
    await forgetOldMails(db),
    await forgetOldMailTokens(db),
    await forgetExpiredOauthRecords(db),
    await forgetOldWindows(db),
    await forgetSearchEvents(db),
  ];
  return forgotten.some((rows) => rows > 0);
}
