import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import {
  findLargestApproved,
  insertPayout,
  lockPayout,
  type Payout,
  sumPayoutsSince,
} from '../../db/queries/payouts/payouts';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { dayOf } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { needsTwoOperators, weekBefore } from '../../domain/payouts/approval';
import { payoutCreated } from '../../domain/payouts/events';
import { APPROVAL_HOLD, isFinal, type PayoutSpeed } from '../../domain/payouts/payout';
import { arrivesAt, leavesAt } from '../../domain/payouts/timing';
import { type PayoutMeans } from '../../gateways/payouts/payout-provider';
import { newId } from '../../new-id';
import { type PayoutInput } from '../../workflows/messages';
import { type Act } from '../act';
import { sumForLimit } from '../exchange-rates/limit-rates';
import { findAudience, tellMembers } from './audience';
import { type PricedPayout } from './price';

export interface NewPayout extends PricedPayout {
  charityId: string;
  speed: PayoutSpeed;
  means: PayoutMeans;
  /** Null for a payout run. */
  requestedBy: string | null;
  /** Everybody who can use the credential that requests it. Empty for a payout run. */
  askingPersons: string[];
  /** Null unless a payout run makes the payout. */
  runKey: string | null;
}

/**
 * Stores a payout, which reserves its amount, and enqueues its workflow. The caller has locked the charity's payouts and
 * funds.
 */
export async function startPayout({ tx, at }: Act, order: NewPayout): Promise<Payout> {
  const { means, speed } = order;
  const leaving = leavesAt(speed, means.environment, at);
  const week = await weighWeek({ tx, at }, order);
  const payout = buildPayout(order, { createdAt: at, leaving, ...week });
  await insertPayout(tx, payout);
  await recordEvent(tx, payoutCreated(payout), await findAudience(tx, payout, order.account), at);
  await tellMembers(tx, payout, payout.status === 'held' ? 'payout_held' : 'payout_created');
  await enqueuePayout(tx, payout, means);
  return payout;
}

/** Enqueues the workflow of a payout, which sends the payout once it can no longer be cancelled. */
async function enqueuePayout(
  tx: Database,
  { id, charityId, speed, method, currency, createdAt }: Payout,
  { environment }: Pick<PayoutMeans, 'environment'>,
): Promise<void> {
  const input: PayoutInput = {
    payoutId: id,
    leavesAtMs: leavesAt(speed, environment, createdAt).getTime(),
  };
  await enqueueWorkflow(tx, {
    workflowType: 'payout',
    workflowId: id,
    input,
    searchAttributes: { CharityId: charityId },
    summary: `${method} payout in ${currency}`,
  });
}

type Weight = Pick<Payout, 'limitUsdMinor' | 'needsApproval'>;

/** Sums the charity's payouts of the week with the new one, and says whether two operators must decide about it. */
async function weighWeek({ tx, at }: Act, { charityId, account, amount, means }: NewPayout): Promise<Weight> {
  const others = await sumPayoutsSince(tx, { charityId, since: weekBefore(at) });
  const weekUsdMinor = await sumForLimit(tx, [...others, amount], dayOf(at));
  const needsApproval = needsTwoOperators({
    weekUsdMinor,
    approvedUsdMinor: await findLargestApproved(tx, { charityId, payoutAccountId: account.id }),
    activeSince: account.effectiveAt,
    at,
    limitUsdMinor: means.approvalUsdMinor,
  });
  return { limitUsdMinor: await sumForLimit(tx, [amount], dayOf(at)), needsApproval };
}

interface PayoutTimes {
  createdAt: Date;
  leaving: Date;
}

function buildPayout(order: NewPayout, { createdAt, leaving, ...week }: PayoutTimes & Weight): Payout {
  const { account, provider, amount, price, means, charityId, speed, requestedBy, askingPersons, runKey } =
    order;
  const { needsApproval } = week;
  return {
    id: newId('payout'),
    charityId,
    payoutAccountId: account.id,
    accountLast4: account.last4,
    currency: amount.currency,
    amountMinor: amount.minor,
    feeMinor: price.feeMinor,
    netMinor: price.netMinor,
    speed,
    method: price.method,
    provider: provider.name,
    status: needsApproval ? 'held' : 'scheduled',
    holdReason: needsApproval ? APPROVAL_HOLD : null,
    ...week,
    requestedBy,
    askingPersons,
    runKey,
    ...UNDECIDED,
    createdAt,
    expectedAt: arrivesAt(
      { speed, method: price.method, currency: amount.currency },
      means.environment,
      leaving,
    ),
  };
}

const UNDECIDED = {
  reference: null,
  failureCode: null,
  failureMessage: null,
  heldBy: null,
  releasedBy: null,
  releasingPersons: [],
  approvedBy: null,
  leftAt: null,
  paidAt: null,
  endedAt: null,
};

/**
 * Starts the lost workflow of a payout again. Returns false if the payout's status is final or its start is queued.
 * A paid payout needs its workflow until the bank can no longer send the money back.
 */
export async function restartPayout(
  tx: Database,
  { payoutId, means }: { payoutId: string; means: PayoutMeans },
): Promise<boolean> {
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  if (isFinal(payout.status) || (await hasQueuedStart(tx, payoutId))) return false;
  await enqueuePayout(tx, payout, means);
  return true;
}
