/** Queues notices to donors about upcoming bank debits and expiring cards. */
import { inTransaction } from '../../db/database';
import { listDebitsToAnnounce, listExpiringCards } from '../../db/queries/mails/upcoming';
import { shiftByDays } from '../../domain/days';
import { CARD_NOTICE_DAYS, DEBIT_NOTICE_DAYS } from '../../domain/mails/schedule';
import { announceDebit, announceExpiry } from '../../operations/mails/announcements';
import { attemptEach, type Carer } from './attempt-each';

const AT_ONCE = 100;

/** Announces a batch of debits and expiring cards, each only once. Returns true if more may be left. */
export async function announceUpcoming(carer: Carer, at: Date): Promise<boolean> {
  const { db } = carer;
  const before = shiftByDays(at, DEBIT_NOTICE_DAYS);
  const debits = await listDebitsToAnnounce(db, { at, before, limit: AT_ONCE });
  await attemptEach(carer, { care: 'debit_notice', items: debits, at }, ({ id: planId }) =>
    inTransaction(db, (tx) => announceDebit(tx, { planId, before })),
  );
  const expiring = { at, before: shiftByDays(at, CARD_NOTICE_DAYS), limit: AT_ONCE };
  const cards = await listExpiringCards(db, expiring);
  await attemptEach(carer, { care: 'card_expiry', items: cards, at }, ({ id: sourceId }) =>
    inTransaction(db, (tx) => announceExpiry(tx, { sourceId })),
  );
  return debits.length === AT_ONCE || cards.length === AT_ONCE;
}
