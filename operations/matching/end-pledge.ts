import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { lockGift } from '../../db/queries/gifts/gifts';
import { findMatchingCharge } from '../../db/queries/matching/charges';
import { noteGivenBack } from '../../db/queries/matching/matches';
import { markMatching, type Pledge, updatePledge } from '../../db/queries/matching/pledges';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { findTakenShare } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { type MatchingKind } from '../../domain/mails/kinds';
import { pledgeEvent } from '../../domain/matching/events';
import { smaller } from '../../domain/matching/match';
import { type PledgeEndReason } from '../../domain/matching/pledge';
import { formatMoney } from '../../domain/money';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { requestRefund } from '../refunds/request-refund';
import { wakeMatching } from './start-matching';

export interface PledgeEnd {
  /** The caller has locked the pledge. */
  pledge: Pledge;
  reason: PledgeEndReason;
}

/**
 * Ends a pledge, so that it matches no more gifts. Matches that it has already reserved are still charged. Withdraws
 * the pledge if it was never accepted. Does nothing if the pledge has already ended.
 */
export async function endPledge({ tx, at }: Act, { pledge, reason }: PledgeEnd): Promise<Pledge> {
  if (pledge.endedAt !== null) return pledge;
  const wasAccepted = pledge.status === 'accepted';
  const change = wasAccepted ? 'ended' : 'withdrawn';
  const changes = { status: change, endedAt: at, endReason: reason } as const;
  await updatePledge(tx, pledge.id, changes);
  const ended = { ...pledge, ...changes };
  await recordEvent(tx, pledgeEvent(change, ended), ended, at);
  if (wasAccepted) {
    await markMatching(tx, pledge.campaignId, false);
    await tellSponsor(tx, 'pledge_ended', { pledge, subject: pledge.id });
    await wakeMatching(tx, pledge.id);
  }
  return ended;
}

/**
 * Refunds the sponsor, at the charity's cost, for charged matches whose gifts were returned. Does nothing while the
 * sponsor's gift is pending or disputed, because the end of that state calls this again. Repeating is harmless.
 */
export async function giveBackMatches({ tx, at }: Act, chargeId: string): Promise<void> {
  const { status, donationId } = requireRow(await findMatchingCharge(tx, chargeId), chargeId);
  if (status !== 'charged' || donationId === null) return;
  const gift = requireRow(await lockGift(tx, donationId), donationId);
  if (gift.status !== 'completed') return;
  const owedMinor = await noteGivenBack(tx, chargeId);
  const taken = await findTakenShare(tx, gift.id);
  const minor = smaller(owedMinor, gift.amountMinor - taken.amountMinor);
  if (minor === 0n) return;
  await requestRefund(
    { tx, at },
    {
      id: newId('refund'),
      donationId: gift.id,
      amount: formatMoney({ currency: gift.currency, minor }),
      reason: 'Matched gifts were returned.',
      requestedBy: 'platform',
      requestedByUserId: gift.donorUserId,
      isOwed: true,
      // No effect here: the environment matters only for donors' requests.
      environment: 'production',
    },
  );
}

/** Tells the sponsor of a pledge by mail. `subject` identifies the pledge, the sponsor's gift or the charge attempt. */
export async function tellSponsor(
  tx: Database,
  kind: MatchingKind,
  { pledge, subject }: { pledge: Pick<Pledge, 'sponsorUserId'>; subject: string },
): Promise<void> {
  await enqueueNotices(tx, { kind, audience: { userId: pledge.sponsorUserId }, subject });
}
