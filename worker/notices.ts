/**
 * Turns notices into mails. The mail relay then sends the mails. A sandbox without a mail server shows them
 * on a page.
 */
import { type NoticeDependencies, writeNotice } from '../activities/notices';
import { inTransaction } from '../db/database';
import { claimDueNotices } from '../db/queries/platform/notices';
import { type Logger } from '../log';
import { sendNotice } from '../operations/gifts/donor-mail';

const BATCH = 10;

/** Writes a batch of mails. Retries a failed notice later. Returns true if more notices may be due. */
export async function relayNotices(dependencies: NoticeDependencies, log: Logger): Promise<boolean> {
  const { db, gateways } = dependencies;
  const due = await claimDueNotices(db, BATCH);
  for (const notice of due) {
    try {
      const mail = await writeNotice(dependencies, notice);
      await inTransaction(db, (tx) => sendNotice(tx, gateways.secrets, { id: notice.id, mail }));
    } catch (error) {
      log.error(
        { noticeId: notice.id, kind: notice.kind, error },
        'a notice could not be written and will be retried',
      );
    }
  }
  return due.length === BATCH;
}
