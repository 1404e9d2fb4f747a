import { recordEvent } from '../../db/queries/events/record-events';
import { findPayoutAccount } from '../../db/queries/payout-accounts/accounts';
import { lockPayout, type Payout } from '../../db/queries/payouts/payouts';
import { requireRow } from '../../domain/errors';
import { payoutFailed } from '../../domain/payouts/events';
import { isReserving, PAYOUT_FAILURES, type PayoutFailureCode } from '../../domain/payouts/payout';
import { type Act } from '../act';
import { findAudience, tellMembers } from './audience';
import { movePayout } from './state';

/** Fails a payout that has not left, so that its amount is available again. The caller has locked the payout. */
export async function failUnsentPayout(
  { tx, at }: Act,
  { payout, code }: { payout: Payout; code: PayoutFailureCode },
): Promise<Payout> {
  const account = requireRow(await findPayoutAccount(tx, payout.payoutAccountId), payout.payoutAccountId);
  const message = PAYOUT_FAILURES[code];
  const end = { status: 'failed', endedAt: at, failureCode: code, failureMessage: message } as const;
  const failed = await movePayout(tx, payout, end);
  await recordEvent(tx, payoutFailed(payout, { code, message }), await findAudience(tx, payout, account), at);
  await tellMembers(tx, payout, 'payout_failed');
  return failed;
}

/** Fails a payout whose run an operator cancelled. Changes nothing if the payout has left or ended. */
export async function giveUpPayout(act: Act, payoutId: string): Promise<Payout> {
  const payout = requireRow(await lockPayout(act.tx, payoutId), payoutId);
  if (!isReserving(payout.status)) return payout;
  return failUnsentPayout(act, { payout, code: 'CANCELLED_BY_OPERATOR' });
}
