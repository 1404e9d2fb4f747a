import { type z } from 'zod';
import { type Actor } from '../../domain/access/actor';
import { type Pledge } from '../../db/queries/matching/pledges';
import { printTerms } from '../../domain/matching/match';
import { type pledgeSchema } from '../routes/matching/schema';

/** Presents a pledge. Hides from the charity's members how the sponsor pays. */
export function presentPledge(
  pledge: Pledge,
  actor: Pick<Actor, 'userId' | 'isOperator'>,
): z.input<typeof pledgeSchema> {
  const seesSource = actor.isOperator || actor.userId === pledge.sponsorUserId;
  return {
    pledge_id: pledge.id,
    campaign_id: pledge.campaignId,
    charity_id: pledge.charityId,
    sponsor_id: pledge.sponsorUserId,
    source: seesSource ? pledge.source : null,
    payment_method: pledge.paymentMethod,
    ...printTerms(pledge),
    ends_at: pledge.endsAt.toISOString(),
    status: pledge.status,
    end_reason: pledge.endReason,
    created_at: pledge.createdAt.toISOString(),
    accepted_at: pledge.acceptedAt?.toISOString() ?? null,
    ended_at: pledge.endedAt?.toISOString() ?? null,
    next_charge_at: pledge.nextBatchAt?.toISOString() ?? null,
  };
}
