import { findCharity } from '../../db/queries/charities/charities';
import { recordEvent } from '../../db/queries/events/record-events';
import { lockSpendable } from '../../db/queries/ledger/funds';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { findPayoutAccount, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { lockPayout, type Payout } from '../../db/queries/payouts/payouts';
import { requireRow } from '../../domain/errors';
import { isUsableAccount } from '../../domain/payout-accounts/account';
import { postPayout } from '../../domain/ledger/payout-postings';
import { payoutInTransit } from '../../domain/payouts/events';
import { COOLING_OFF_HOLD, type PayoutFailureCode } from '../../domain/payouts/payout';
import { arrivesAt } from '../../domain/payouts/timing';
import { type PayoutMeans } from '../../gateways/payouts/payout-provider';
import { type Act } from '../act';
import { lockAccountOfCharity } from '../payout-accounts/move-account';
import { failUnsentPayout } from './fail-unsent-payout';
import { findPendingReason } from './payee';
import { findAudience, tellMembers } from './audience';
import { movePayout } from './state';

export interface Leaving {
  payoutId: string;
  means: PayoutMeans;
}

/**
 * Books that a scheduled payout leaves. This happens before the provider is asked, so that nobody can cancel the payout
 * meanwhile. Fails the payout if its charity, account or funds no longer allow it. Holds the payout while its account
 * is cooling off. Changes no payout in another status.
 */
export async function leavePayout(act: Act, order: Leaving): Promise<Payout> {
  const { tx, at } = act;
  const { payoutId, means } = order;
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  if (payout.status !== 'scheduled') return payout;
  const account = requireRow(await findPayoutAccount(tx, payout.payoutAccountId), payout.payoutAccountId);
  if (account.status === 'cooling_off') return waitForAccount(act, payout, order);
  const audience = await findAudience(tx, payout, account);
  const obstacle = await findLeavingObstacle(act, { payout, account }, order);
  if (obstacle !== undefined) return failUnsentPayout(act, { payout, code: obstacle });
  const kind = 'payout_left';
  await insertPosting(tx, {
    donationId: null,
    kind,
    cause: payoutId,
    at,
    entries: postPayout(kind, payout),
  });
  const expectedAt = arrivesAt(payout, means.environment, at);
  const left = await movePayout(tx, payout, { status: 'in_transit', leftAt: at, expectedAt });
  await recordEvent(tx, payoutInTransit(left), audience, at);
  return left;
}

/** Clears `heldBy`, because the account holds the payout now, and no operator. */
const COOLING_OFF = { status: 'held', holdReason: COOLING_OFF_HOLD, heldBy: null } as const;

/** Holds the payout until its account is active again, or disabled. */
async function waitForAccount({ tx, at }: Act, payout: Payout, { means }: Leaving): Promise<Payout> {
  const { charityId, payoutAccountId } = payout;
  // Without the lock, the cooling-off could end before the hold is stored, and nothing would release the payout.
  const { account } = await lockAccountOfCharity(tx, { charityId, payoutAccountId });
  // The cooling-off has just ended, so the workflow repeats this step.
  if (account.status !== 'cooling_off') return payout;
  const leavesAt = account.effectiveAt ?? at;
  const expectedAt = arrivesAt(payout, means.environment, leavesAt);
  const held = await movePayout(tx, payout, { ...COOLING_OFF, expectedAt });
  await tellMembers(tx, payout, 'payout_held');
  return held;
}

/** Returns why a payout may not leave. */
async function findLeavingObstacle(
  { tx, at }: Act,
  { payout, account }: { payout: Payout; account: PayoutAccountRow },
  { means }: Leaving,
): Promise<PayoutFailureCode | undefined> {
  const { charityId, currency, provider } = payout;
  if (!isUsableAccount(account)) return 'ACCOUNT_NOT_ACTIVE';
  if (!means.providers.some(({ name }) => name === provider)) return 'NO_PROVIDER';
  const charity = requireRow(await findCharity(tx, charityId), charityId);
  if ((await findPendingReason(tx, charity)) !== null) return 'CHARITY_NOT_PAID';
  // The spendable funds already exclude this payout and all other open ones, so zero is enough.
  const leftMinor = await lockSpendable(tx, { charityId, currency, at });
  return leftMinor < 0n ? 'INSUFFICIENT_FUNDS' : undefined;
}
