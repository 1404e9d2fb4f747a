import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { type Payout } from '../../db/queries/payouts/payouts';
import { findQuotedRate } from '../../db/queries/payouts/settings';
import { priceOrder } from './price';
import { startPayout } from './start-payout';
import { type PayoutRequest } from './terms';

/**
 * Accepts a payout at a member's request. Throws INSUFFICIENT_FUNDS if the amount is not available. Throws CONFLICT if
 * the account is not active or no provider pays the currency to it.
 */
export async function requestPayout(
  tx: Database,
  request: PayoutRequest & { actor: Pick<Actor, 'userId'> },
): Promise<Payout> {
  const { charity, currency, speed, means, actor, at } = request;
  const quotedRate = await findQuotedRate(tx, { charityId: charity.id, currency, at });
  const priced = await priceOrder(tx, request, quotedRate);
  const order = { ...priced, charityId: charity.id, speed, means, at };
  return startPayout(tx, { ...order, requestedBy: actor.userId, runKey: null });
}
