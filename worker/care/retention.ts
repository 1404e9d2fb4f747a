/**
 * Deletes old data: events of the platform, the processor and searches after 90 days, and bank files after 30 days.
 * Stored answers, mails, unused documents and removed photographs stay for 24 hours, and unused guests for two days.
 * Tokens and links stay until they expire.
 */
import { type Database, inTransaction } from '../../db/database';
import { forgetProcessorEvents } from '../../db/queries/charges/processor-events';
import { forgetOldEvents } from '../../db/queries/events/events';
import { forgetSearchEvents } from '../../db/queries/search/events';
import { forgetOldCareAttempts } from '../../db/queries/platform/care-attempts';
import { forgetOldTakenKeys } from '../../db/queries/platform/taken-keys';
import { forgetOldAnswers } from '../../db/queries/platform/idempotent-answers';
import { forgetOldMails } from '../../db/queries/platform/mails';
import { forgetExpiredOauthRecords } from '../../db/queries/access/oauth-records';
import { forgetOldCounts } from '../../db/queries/charges/velocity';
import { forgetIdleGuests, forgetOldProofs } from '../../db/queries/guests/guests';
import { forgetOldGuestLinks } from '../../db/queries/guests/links';
import { forgetOldGuestTokens } from '../../db/queries/guests/tokens';
import { forgetOldWindows } from '../../db/queries/platform/rate-windows';
import { forgetOldMailTokens } from '../../db/queries/access/logins';
import { forgetOldPhoneCodes } from '../../db/queries/users/phones';
import { type Gateways } from '../../gateways';
import { forgetRemovedPhotos } from '../../operations/charities/photos';
import { removeUnusedDocuments } from '../../operations/documents/documents';
import { attemptEach, type Carer } from './attempt-each';

const DOCUMENTS_AT_ONCE = 100;

type Stores = Pick<Gateways, 'documents' | 'bankFiles'> & Partial<Pick<Gateways, 'mailer'>>;

/**
 * Deletes a batch of each kind. A kind that cannot be deleted does not keep the others. Returns true if more may be
 * left.
 */
export async function forgetBatch(carer: Carer, stores: Stores): Promise<boolean> {
  const items = Object.entries(kindsOf(carer.db, stores)).map(([id, forget]) => ({ id, forget }));
  let forgotten = 0;
  await attemptEach(carer, { care: 'retention', items, at: new Date() }, async ({ forget }) => {
    forgotten += await forget();
  });
  return forgotten > 0;
}

/** Returns for each kind of old data what deletes a batch of it and counts it. */
function kindsOf(
  db: Database,
  { documents, bankFiles, mailer }: Stores,
): Record<string, () => Promise<number>> {
  return {
    events: () => forgetOldEvents(db),
    processor_events: () => forgetProcessorEvents(db),
    answers: () => forgetOldAnswers(db),
    taken_keys: () => forgetOldTakenKeys(db),
    mails: () => forgetOldMails(db, { hasServer: mailer !== undefined }),
    mail_tokens: () => forgetOldMailTokens(db),
    oauth_records: () => forgetExpiredOauthRecords(db),
    rate_windows: () => forgetOldWindows(db),
    velocity_counts: () => forgetOldCounts(db),
    proofs: () => forgetOldProofs(db),
    guest_tokens: () => forgetOldGuestTokens(db),
    guest_links: () => forgetOldGuestLinks(db),
    phone_codes: () => forgetOldPhoneCodes(db),
    guests: () => forgetIdleGuests(db),
    search_events: () => forgetSearchEvents(db),
    care_attempts: () => forgetOldCareAttempts(db),
    documents: () => removeDocuments(db, documents),
    bank_files: async () => (await bankFiles.removeOld(new Date())).length,
  };
}

/** Removes rows before files. A crash in between leaves a file without a row, never a row without its file. */
async function removeDocuments(db: Database, documents: Stores['documents']): Promise<number> {
  const at = new Date();
  const batch = { limit: DOCUMENTS_AT_ONCE };
  const keys = await inTransaction(db, async (tx) => [
    ...(await removeUnusedDocuments({ tx, at }, batch.limit)),
    ...(await forgetRemovedPhotos({ tx, at }, batch.limit)),
  ]);
  for (const key of keys) await documents.remove(key);
  return keys.length;
}
