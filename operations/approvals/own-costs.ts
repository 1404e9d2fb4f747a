import { findPersons } from '../../db/queries/access/persons';
import { listCosts, lockCosts } from '../../db/queries/refunds/costs';
import { type Actor } from '../../domain/access/actor';
import { costsSince } from '../../domain/approvals/costs';
import { dayOf } from '../../domain/days';
import { type Money } from '../../domain/money';
import { type ActOf } from '../act';
import { sumForLimit } from '../exchange-rates/limit-rates';
import { findTied } from '../ties/may-decide';

/** Answers whether one more cost brings an operator's own total above the limit, which is in US cents. */
export type PassesOwnLimit = (cost: Money, limitUsdMinor: bigint) => Promise<boolean>;

/**
 * Locks what an operator's own decisions cost until the transaction ends, so that parallel decisions count together.
 * Comes before the lock of a gift.
 */
export async function lockOwnCosts(
  act: ActOf<Pick<Actor, 'userId' | 'credentialId'>>,
): Promise<PassesOwnLimit> {
  const { tx, at, actor } = act;
  const persons = await findTied(act, await findPersons(tx, actor), null);
  await lockCosts(tx, persons);
  return async (cost, limitUsdMinor) => {
    const earlier = await listCosts(tx, { persons, since: costsSince(at) });
    return (await sumForLimit(tx, [...earlier, cost], dayOf(at))) > limitUsdMinor;
  };
}
