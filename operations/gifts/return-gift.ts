import { type Database } from '../../db/database';
import { hasOpenDispute } from '../../db/queries/disputes/disputes';
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

export type ReturnedStatus = 'completed' | 'refunded' | 'disputed';

/** Records the returned part of a gift, and reissues its receipt, if any. Returns `refunded` if nothing is left. */
export async function returnGift(tx: Database, { gift, refundedMinor, at }: Return): Promise<ReturnedStatus> {
  const status = await followReturns(tx, gift, refundedMinor);
  await reissueReceipt(tx, { donationId: gift.id, at });
  return status;
}

/** Moves a gift to the state that follows from its refunds and disputes. Lock the gift first. */
export async function followReturns(
  tx: Database,
  gift: Donation,
  refundedMinor: bigint,
): Promise<ReturnedStatus> {
  const rest = refundedMinor === gift.amountMinor ? 'refunded' : 'completed';
  const status = (await hasOpenDispute(tx, gift.id)) ? 'disputed' : rest;
  if (status === gift.status) await noteRefunded(tx, gift.id, refundedMinor);
  else await moveGift(tx, gift.id, gift.status, { status, refundedMinor });
  return status;
}
