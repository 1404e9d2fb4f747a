import { type z } from 'zod';
import { type Actor } from '../../domain/access/actor';
import { type Pledge } from '../../db/queries/matching/pledges';
import { printPledge } from '../../domain/matching/events';
import { pledgeSchema } from '../routes/matching/schema';
import { project } from '../project';

/** Presents a pledge. Hides from the charity's members how the sponsor pays. */
export function presentPledge(
  pledge: Pledge,
  actor: Pick<Actor, 'userId' | 'isOperator'>,
): z.input<typeof pledgeSchema> {
  const seesSource = actor.isOperator || actor.userId === pledge.sponsorUserId;
  return project(pledgeSchema, pledge, {
    ...printPledge(pledge),
    source: seesSource ? pledge.source : null,
    next_charge_at: pledge.nextBatchAt?.toISOString() ?? null,
  });
}
