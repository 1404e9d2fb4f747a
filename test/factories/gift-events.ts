/** Events as the platform makes them: each with its state change, in one transaction. */
import { type Database, inTransaction, selectRows } from '../../db/database';
import { addTimelineEntry, type Gift } from '../../db/queries/gifts/gifts';
import { recordEvent } from '../../db/queries/events/record-events';
import { giftCompleted } from '../../domain/gifts/events';

/** The state change is a line in a real gift's timeline; the event names a gift of its own, so that each can be told apart. */
export async function completeGift(
  db: Database,
  gift: Gift,
  donationId: string,
  accountId: string,
): Promise<void> {
  const at = new Date();
  await inTransaction(db, async (tx) => {
    await addTimelineEntry(tx, {
      donationId: gift.id,
      status: 'completed',
      code: 'confirmed',
      detail: donationId,
      at,
    });
    await recordEvent(tx, giftCompleted({ ...gift, id: donationId }), { accountId }, at);
  });
}

/** Whether that change was committed: what a writer asks whose connection broke before the answer came. */
export async function isGiftCompleted(db: Database, gift: Gift, donationId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    'SELECT 1 FROM donation_timeline WHERE donation_id = $1 AND detail = $2',
    [gift.id, donationId],
  );
  return rows.length > 0;
}
