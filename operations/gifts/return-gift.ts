import { hasOpenDispute } from '../../db/queries/disputes/disputes';
import { type Gift, noteRefunded } from '../../db/queries/gifts/gifts';
import { type Act } from '../act';
import { followMatch, followReturnOfMatches } from '../matching/match';
import { reissueReceipt } from '../receipts/issue-receipts';
import { moveGift } from './state';

export interface Return {
  /** The caller has locked the gift, and has ended its refund or dispute. */
  gift: Gift;
  /** The sum of all returned parts, including this one. */
  refundedMinor: bigint;
}

export type ReturnedStatus = 'completed' | 'refunded' | 'disputed';

/**
 * Stores how much of a gift was returned. Reissues the gift's receipt, if it has one. Returns the gift's
 * status, which is `refunded` if nothing is left.
 */
export async function returnGift(act: Act, { gift, refundedMinor }: Return): Promise<ReturnedStatus> {
  const status = await followReturns(act, { gift, refundedMinor });
  await reissueReceipt(act, { donationId: gift.id });
  return status;
}

/**
 * Stores how much of a gift was returned, and the status that follows from its refunds and disputes. Lock the
 * gift first.
 */
export async function followReturns(act: Act, { gift, refundedMinor }: Return): Promise<ReturnedStatus> {
  const rest = refundedMinor === gift.amountMinor ? 'refunded' : 'completed';
  const status = (await hasOpenDispute(act.tx, gift.id)) ? 'disputed' : rest;
  if (status === gift.status) await noteRefunded(act.tx, gift.id, refundedMinor);
  else await moveGift(act.tx, gift.id, gift.status, { status, refundedMinor });
  await followMatch(act, { gift, refundedMinor });
  await followReturnOfMatches(act, { gift, status, refundedMinor });
  return status;
}
