import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Donation, lockDonation } from '../../db/queries/gifts/gifts';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { type Refund, settleRefund } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { donationRefunded } from '../../domain/refunds/events';
import { type DonationStatus } from '../../domain/gifts/gift';
import { postRefund } from '../../domain/ledger/postings';
import { formatMoney } from '../../domain/money';
import { joinDisputes } from '../disputes/join-disputes';
import { returnGift } from '../gifts/return-gift';
import { logReturn } from '../receipt-log/log-return';

/**
 * Completes a refund that reached the donor, and books it in the ledger. Does nothing if the refund is no
 * longer pending.
 */
export async function completeRefund(
  tx: Database,
  { refund, at }: { refund: Refund; at: Date },
): Promise<void> {
  const gift = requireRow(await lockDonation(tx, refund.donationId), refund.donationId);
  if (!(await settleRefund(tx, refund.id, { status: 'completed', settledAt: at }))) return;
  const refundedMinor = gift.refundedMinor + refund.amountMinor;
  const status = await returnGift(tx, { gift, refundedMinor, at });
  const after = status === 'refunded' ? status : 'completed';
  await addTimelineEntry(tx, { donationId: gift.id, status, ...describe(gift, refund, status), at });
  await insertPosting(tx, {
    donationId: gift.id,
    kind: 'refunded',
    cause: refund.id,
    at,
    entries: postRefund({ ...gift, method: gift.paymentMethod }, refund),
  });
  await logReturn(tx, {
    gift,
    kind: 'refund',
    reference: refund.id,
    amountMinor: refund.amountMinor,
    returnedAmountMinor: refund.returnedMinor,
    at,
  });
  await recordEvent(tx, donationRefunded(gift, refund, { status: after, refundedMinor }), gift, at);
  const audience = { userId: gift.donorUserId };
  await insertNotices(tx, { kind: 'gift_refunded', audience, subject: refund.id });
  await joinDisputes(tx, { donationId: gift.id, at });
}

function describe({ currency }: Donation, { amountMinor }: Refund, status: DonationStatus) {
  if (status === 'refunded') return { code: 'refunded', detail: 'Refunded in full.' } as const;
  const detail = `${currency} ${formatMoney({ currency, minor: amountMinor })} was refunded.`;
  return { code: 'partly_refunded', amountMinor, detail } as const;
}
