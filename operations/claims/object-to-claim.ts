import { type Database } from '../../db/database';
import { type Claim, updateClaim } from '../../db/queries/claims/claims';
import { isOpenToObjections } from '../../domain/claims/claim';
import { GivingError } from '../../domain/errors';
import { lockOpenClaim } from './locked-claim';

export interface NewObjection {
  claim: Pick<Claim, 'id' | 'charityId'>;
  userId: string;
  reason: string;
  at: Date;
}

/** Records that a member of the charity objects to a claim. The deciders see the objection. */
export async function objectToClaim(tx: Database, order: NewObjection): Promise<Claim> {
  const { userId, reason, at } = order;
  const { claim } = await lockOpenClaim(tx, order.claim);
  if (!isOpenToObjections(claim, at)) {
    const message = 'The time for objections to this claim is over.';
    throw new GivingError('CONFLICT', message, { reason: 'objections_over' });
  }
  const objections = [...claim.objections, { by: userId, at: at.toISOString(), reason }];
  await updateClaim(tx, { ...claim, objections });
  return { ...claim, objections };
}
