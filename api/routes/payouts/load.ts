import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Charity } from '../../../db/queries/charities/charities';
import { findPayout, type Payout } from '../../../db/queries/payouts/payouts';
import { GivingError, notFound } from '../../../domain/errors';
import { requireIndependence } from '../../../operations/members/independence';
import { mayReadPayouts } from '../../policies/payout';
import { loadCharity, loadEditableCharity } from '../charities/load';

/** Loads the charity in the path for a member or operator. Anybody else gets 403. */
export async function loadPayee(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const { charity, member } = await loadCharity(db, actor, charityId);
  if (mayReadPayouts(actor, member)) return charity;
  throw new GivingError('FORBIDDEN', 'Only members of the charity and operators may do this.');
}

interface PayoutPath {
  charity_id: string;
  payout_id: string;
}

/** Loads the payout in the path for a member or operator. */
export async function loadPayout(db: Database, actor: Actor, path: PayoutPath): Promise<Payout> {
  return findOf(db, await loadPayee(db, actor, path.charity_id), path.payout_id);
}

/** Loads the payout in the path for somebody who may change it. */
export async function loadOwnPayout(db: Database, actor: Actor, path: PayoutPath): Promise<Payout> {
  return findOf(db, await loadEditableCharity(db, actor, path.charity_id), path.payout_id);
}

async function findOf(db: Database, charity: Charity, payoutId: string): Promise<Payout> {
  const payout = await findPayout(db, payoutId);
  if (payout?.charityId !== charity.id) throw notFound('payout of this charity');
  return payout;
}

export interface PayoutToDecide {
  db: Database;
  actor: Actor;
  params: { payout_id: string };
  now: Date;
}

/** Loads the payout in the path. An operator who has a tie to the charity, or who asked for the payout, gets 403. */
export async function loadPayoutToDecide({ db, actor, params, now }: PayoutToDecide): Promise<Payout> {
  const payout = await findPayout(db, params.payout_id);
  if (payout === undefined) throw notFound('payout');
  const { charityId, requestedBy } = payout;
  const parties = requestedBy === null ? [] : [requestedBy];
  await requireIndependence(db, { charityId, parties, actor, at: now });
  return payout;
}
