/**
 * Deletes old data: events of the platform, the processor and searches after 90 days, and bank files after 30 days.
 * Stored answers, mails, unused documents and removed photographs stay for 24 hours, and unused guests for two days.
 * Tokens and links stay until they expire.
 */
import { type Logger } from '../log';
import { type Database, inTransaction } from '../db/database';
import { forgetProcessorEvents } from '../db/queries/charges/processor-events';
import { forgetOldEvents } from '../db/queries/events/events';
import { forgetSearchEvents } from '../db/queries/search/events';
import { forgetOldAnswers } from '../db/queries/platform/idempotent-answers';
import { forgetOldMails } from '../db/queries/platform/mails';
import { forgetExpiredOauthRecords } from '../db/queries/access/oauth-records';
import { forgetOldCounts } from '../db/queries/charges/velocity';
import { forgetIdleGuests, forgetOldProofs } from '../db/queries/guests/guests';
import { forgetOldGuestLinks } from '../db/queries/guests/links';
import { forgetOldGuestTokens } from '../db/queries/guests/tokens';
import { forgetOldWindows } from '../db/queries/platform/rate-windows';
import { forgetOldMailTokens } from '../db/queries/access/logins';
import { type Gateways } from '../gateways';
import { forgetRemovedPhotos } from '../operations/charities/remove-photo';
import { removeUnusedDocuments } from '../operations/documents/remove-unused';
import { type Pump, startPump } from './pump';

const RETENTION_IDLE_MS = 3_600_000;

const DOCUMENTS_AT_ONCE = 100;

type Stores = Pick<Gateways, 'documents' | 'bankFiles'> & Partial<Pick<Gateways, 'mailer'>>;

export interface Retention {
  db: Database;
  stores: Stores;
  log: Logger;
}

/** Runs every hour, batch by batch until nothing old is left. */
export function startRetention({ db, stores, log }: Retention): Pump {
  return startPump({
    name: 'retention',
    work: () => forgetBatch(db, stores),
    idleMs: RETENTION_IDLE_MS,
    log,
  });
}

/** Deletes a batch of each kind. Returns true if more may be left. */
export async function forgetBatch(db: Database, { documents, bankFiles, mailer }: Stores): Promise<boolean> {
  const forgotten = [
    await forgetOldEvents(db),
    await forgetProcessorEvents(db),
    await forgetOldAnswers(db),
    await forgetOldMails(db, { hasServer: mailer !== undefined }),
    await forgetOldMailTokens(db),
    await forgetExpiredOauthRecords(db),
    await forgetOldWindows(db),
    await forgetOldCounts(db),
    await forgetOldProofs(db),
    await forgetOldGuestTokens(db),
    await forgetOldGuestLinks(db),
    await forgetIdleGuests(db),
    await forgetSearchEvents(db),
    await removeDocuments(db, documents),
    (await bankFiles.removeOld(new Date())).length,
  ];
  return forgotten.some((rows) => rows > 0);
}

/** Removes rows before files. A crash in between leaves a file without a row, never a row without its file. */
async function removeDocuments(db: Database, documents: Stores['documents']): Promise<number> {
  const batch = { limit: DOCUMENTS_AT_ONCE, at: new Date() };
  const keys = await inTransaction(db, async (tx) => [
    ...(await removeUnusedDocuments(tx, batch)),
    ...(await forgetRemovedPhotos(tx, batch)),
  ]);
  for (const key of keys) await documents.remove(key);
  return keys.length;
}
