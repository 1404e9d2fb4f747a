import { type Database } from '../../db/database';
import { type Donation, noteRefunded } from '../../db/queries/gifts/gifts';
import { reissueReceipt } from '../receipts/reissue-receipt';
import { moveGift } from './state';

export interface Return {
  /** The caller has locked the gift, and has ended its refund or dispute. */
  gift: Donation;
  /** The sum of all returned parts, including this one. */
  refundedMinor: bigint;
  at: Date;
}

/** Records the returned part of a gift, and reissues its receipt, if any. Returns `refunded` if nothing is left. */
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
