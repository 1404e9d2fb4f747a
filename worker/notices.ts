/**
 * Turns notices into mails. The mail relay then sends the mails. A sandbox without a mail server shows them
 * on a page.
 */
import { inTransaction } from '../db/database';
import { claimDueNotices } from '../db/queries/platform/notices';
import { loadNotice } from '../letters/mails/notices';
import { type Logger } from '../log';
import { sendNotice } from '../operations/gifts/donor-mail';
import { attachReceipt, type ReceiptMeans } from './receipt-attachment';

const BATCH = 10;

/** Queues a batch of mails. Retries a failed notice later. Returns true if more notices may be due. */
export async function relayNotices(means: ReceiptMeans, log: Logger): Promise<boolean> {
  const { db, gateways } = means;
  const due = await claimDueNotices(db, BATCH);
  const loading = { db, gateways, attachReceipt: attachReceipt.bind(undefined, means) };
  for (const notice of due) {
    try {
      const letter = await loadNotice(loading, notice);
      await inTransaction(db, (tx) => sendNotice(tx, gateways.secrets, { id: notice.id, letter }));
    } catch (error) {
      log.error(
        { noticeId: notice.id, kind: notice.kind, error },
        'a notice could not be written and will be retried',
      );
    }
  }
  return due.length === BATCH;
}
