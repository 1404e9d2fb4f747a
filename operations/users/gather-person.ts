/** Gathers what belongs to a person who is to be erased. */
import { type Database } from '../../db/database';
import { lockPlansOfDonors } from '../../db/queries/plans/plans';
import { findPerson, type Person } from '../../db/queries/users/blocks';
import { requireRow } from '../../domain/errors';
import { cancelPlan } from '../../domain/plans/plan';
import { type Act } from '../act';
import { takeOverGuests } from '../guests/link';
import { storePlanChange } from '../plans/plan-change';

/** What the charity and the event say of a plan that ends with its donor's account. */
const PLAN_REASON = 'The donor closed their account.';

/**
 * Finds a person and all who give with their address. Guests of the address whom nobody confirmed are the person too,
 * because its owner may take them over at any time.
 */
export async function gatherPerson(tx: Database, userId: string): Promise<Person> {
  const person = requireRow(await findPerson(tx, userId), userId);
  if (person.email === null) return person;
  await takeOverGuests(tx, { email: person.email, userId: person.userId });
  return requireRow(await findPerson(tx, userId), userId);
}

export async function endPlans(act: Act, userIds: string[]): Promise<void> {
  for (const plan of await lockPlansOfDonors(act.tx, userIds)) {
    await storePlanChange(act, cancelPlan(plan, 'donor', PLAN_REASON, act.at));
  }
}
