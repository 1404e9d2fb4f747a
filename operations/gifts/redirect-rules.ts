import { type Database } from '../../db/database';
import { type Charity, findCharity } from '../../db/queries/charities/charities';
import { type Donation } from '../../db/queries/gifts/gifts';
import { lockSpendable } from '../../db/queries/ledger/funds';
import { lockMemberCount } from '../../db/queries/members/members';
import { findTakenShare } from '../../db/queries/refunds/refunds';
import { type FaultCode, GivingError, requireRow, validationError } from '../../domain/errors';
import { choiceTimes, type UnclaimedEnvironment } from '../../domain/gifts/unclaimed';
import { takenFromCharity } from '../../domain/ledger/postings';
import { postRedirect } from '../../domain/ledger/redirect';
import { formatMoney } from '../../domain/money';
import { findPendingReason } from '../payouts/standing';
import { requireCompleted } from '../refunds/completed-gift';

/** Who chooses another charity for a gift. Operators must wait longer than the donor. */
export type Chooser = 'donor' | 'operator';

/** Throws CONFLICT if the charity is claimed. Locks its members, so that a claim waits until the transaction ends. */
export async function requireUnclaimed(tx: Database, charityId: string): Promise<void> {
  const { source } = requireRow(await findCharity(tx, charityId), charityId);
  if ((await lockMemberCount(tx, charityId)) === 0 && source !== 'sandbox') return;
  throw new GivingError('CONFLICT', 'The charity is claimed, so it gets this gift.', { claimed: true });
}

/** Throws CONFLICT if it is too early for this chooser. */
export function requireTerm(
  gift: Pick<Donation, 'id' | 'settledAt'>,
  { chooser, environment, at }: { chooser: Chooser; environment: UnclaimedEnvironment; at: Date },
): void {
  const { donorFrom, operatorFrom } = choiceTimes(
    requireRow(gift.settledAt ?? undefined, gift.id),
    environment,
  );
  const from = chooser === 'donor' ? donorFrom : operatorFrom;
  if (at >= from) return;
  const who = chooser === 'donor' ? 'The donor' : 'An operator';
  throw new GivingError('CONFLICT', `${who} may choose another charity later.`, {
    choose_from: from.toISOString(),
  });
}

/** Throws a GivingError unless the whole gift still waits for an unclaimed charity. Lock the gift first. */
export async function requireChoice(
  tx: Database,
  gift: Donation,
  order: { chooser: Chooser; environment: UnclaimedEnvironment; at: Date },
): Promise<void> {
  const { charityId, currency } = gift;
  requireCompleted(gift);
  requireTerm(gift, order);
  await requireUnclaimed(tx, charityId);
  if ((await findTakenShare(tx, gift.id)).amountMinor > 0n) {
    const message = 'A part of the gift was returned or is being returned. Refund the rest instead.';
    throw new GivingError('CONFLICT', message);
  }
  // A charity that had members before may already have been paid this money.
  const leavesMinor = takenFromCharity(gift, postRedirect(gift, ''));
  const spendableMinor = await lockSpendable(tx, { charityId, currency, at: order.at });
  if (spendableMinor >= leavesMinor) return;
  throw new GivingError('INSUFFICIENT_FUNDS', 'The charity no longer has the money of this gift.', {
    available: formatMoney({ currency, minor: spendableMinor }),
    required: formatMoney({ currency, minor: leavesMinor }),
    currency,
  });
}

/** Finds the chosen charity. Throws a validation error unless it can be paid now. */
export async function requireTarget(
  tx: Database,
  from: Charity,
  { toCharityId, chooser }: { toCharityId: string; chooser: Chooser },
): Promise<Charity> {
  const refuse = (code: FaultCode, message: string) =>
    validationError([{ field: 'charity_id', code, message }]);
  const to = await findCharity(tx, toCharityId);
  if (to?.listed !== true) throw refuse('not_found', 'is not a charity that can receive gifts');
  if (to.id === from.id) throw refuse('conflict', 'already has the gift');
  if ((await findPendingReason(tx, to)) !== null)
    throw refuse('not_allowed', 'is a charity that cannot be paid now');
  if (chooser === 'operator' && to.category !== from.category) {
    throw refuse('not_allowed', `must be a charity of the same cause: ${from.category ?? 'none'}`);
  }
  return to;
}
