import { type Database } from '../../db/database';
import { takeDebitToAnnounce } from '../../db/queries/mails/upcoming';
import { insertNotices } from '../../db/queries/platform/promise-mail';

/** Queues the notice about a plan's bank debit that is due before `before`, unless it was announced. */
export async function announceDebit(
  tx: Database,
  { planId, before }: { planId: string; before: Date },
): Promise<void> {
  const debit = await takeDebitToAnnounce(tx, { id: planId, before });
  if (debit === undefined) return;
  const subject = `${planId}/${String(debit.number)}`;
  await insertNotices(tx, { kind: 'debit_announced', audience: { userId: debit.donorUserId }, subject });
}
