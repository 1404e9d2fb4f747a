import { type z } from 'zod';
import { type Actor } from '../../domain/access/actor';
import { type Pledge } from '../../db/queries/matching/pledges';
import { printTerms } from '../../domain/matching/match';
import { pledgeSchema } from '../routes/matching/schema';
import { project } from '../project';

/** Presents a pledge. Hides from the charity's members how the sponsor pays. */
export function presentPledge(
  pledge: Pledge,
  actor: Pick<Actor, 'userId' | 'isOperator'>,
): z.input<typeof pledgeSchema> {
  const seesSource = actor.isOperator || actor.userId === pledge.sponsorUserId;
  return project(pledgeSchema, pledge, {
    pledge_id: pledge.id,
    sponsor_id: pledge.sponsorUserId,
    source: seesSource ? pledge.source : null,
    ...printTerms(pledge),
    next_charge_at: pledge.nextBatchAt?.toISOString() ?? null,
  });
}
