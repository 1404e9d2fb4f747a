import { type Database } from '../../db/database';
import { type Donation, noteRefunded } from '../../db/queries/gifts/gifts';
import { reissueReceipt } from '../receipts/reissue-receipt';
import { moveGift } from './state';

export interface Return {
  /** A locked gift, whose refund or dispute has ended. */
  gift: Donation;
  /** The total that was returned, now and before. */
  refundedMinor: bigint;
  at: Date;
}

/** Records how much of a gift was returned, and reissues its receipt, if any. Returns `refunded` if nothing is left. */
export async function returnGift(
  tx: Database,
  { gift, refundedMinor, at }: Return,
): Promise<'completed' | 'refunded'> {
  const status = refundedMinor === gift.amountMinor ? 'refunded' : 'completed';
  if (status === gift.status) await noteRefunded(tx, gift.id, refundedMinor);
  else await moveGift(tx, gift.id, gift.status, { status, refundedMinor });
  await reissueReceipt(tx, { donationId: gift.id, at });
  return status;
}
