import { type Database } from '../../db/database';
import { type Gift } from '../../db/queries/gifts/gifts';
import { saveOccurrence } from '../../db/queries/plans/occurrences';
import { insertPlan } from '../../db/queries/plans/plans';
import { dayOf } from '../../domain/days';
import { FIRST_NUMBER } from '../../domain/plans/occurrence';
import { newId } from '../../new-id';
import { buildActor, buildCharity, buildGift } from '.';
import { occurrenceOf, planOf } from './recurring';

/** A pending gift. The monthly plan that it belongs to begins when it is charged. */
export async function buildFirstGift(db: Database, changes: Partial<Gift> = {}): Promise<Gift> {
  const { accountId, userId: donorUserId } = await buildActor(db);
  const { id: charityId } = await buildCharity(db);
  const owner = { accountId, donorUserId, charityId };
  const id = newId('recurring');
  const plan = planOf(dayOf(new Date()), 'monthly', { ...owner, id, status: 'pending' });
  await insertPlan(db, plan);
  const gift = await buildGift(db, { ...owner, recurringId: id, ...changes });
  await saveOccurrence(db, occurrenceOf(plan, { number: FIRST_NUMBER, donationId: gift.id }));
  return gift;
}
