import { type Database } from '../../db/database';
import { takeDebitsToAnnounce, takeExpiringCards } from '../../db/queries/mails/upcoming';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { shiftByDays } from '../../domain/days';
import { CARD_NOTICE_DAYS, DEBIT_NOTICE_DAYS } from '../../domain/mails/schedule';

const AT_ONCE = 100;

/**
 * Queues notices to donors about upcoming bank debits and expiring cards. Announces each only once. Returns true if
 * more may be left.
 */
export async function announceUpcoming(tx: Database, { at }: { at: Date }): Promise<boolean> {
  const debits = await takeDebitsToAnnounce(tx, {
    before: shiftByDays(at, DEBIT_NOTICE_DAYS),
    limit: AT_ONCE,
  });
  for (const { id, donorUserId: userId, number } of debits) {
    const subject = `${id}/${String(number)}`;
    await insertNotices(tx, { kind: 'debit_announced', audience: { userId }, subject });
  }
  const before = shiftByDays(at, CARD_NOTICE_DAYS);
  const cards = await takeExpiringCards(tx, { at, before, limit: AT_ONCE });
  for (const { id: subject, userId } of cards) {
    await insertNotices(tx, { kind: 'card_expiring', audience: { userId }, subject });
  }
  return debits.length === AT_ONCE || cards.length === AT_ONCE;
}
