import { type Database } from '../../db/database';
import { takeDebitToAnnounce, takeExpiringCard } from '../../db/queries/mails/upcoming';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';

/** Queues the notice about a plan's bank debit that is due before `before`, unless it was announced. */
export async function announceDebit(
  tx: Database,
  { planId, before }: { planId: string; before: Date },
): Promise<void> {
  const debit = await takeDebitToAnnounce(tx, { id: planId, before });
  if (debit === undefined) return;
  const subject = `${planId}/${String(debit.number)}`;
  await enqueueNotices(tx, { kind: 'debit_announced', audience: { userId: debit.donorUserId }, subject });
}

/** Queues the notice about a card that expires, unless its owner was told. */
export async function announceExpiry(tx: Database, { sourceId }: { sourceId: string }): Promise<void> {
  const card = await takeExpiringCard(tx, sourceId);
  if (card === undefined) return;
  await enqueueNotices(tx, { kind: 'card_expiring', audience: { userId: card.userId }, subject: sourceId });
}
