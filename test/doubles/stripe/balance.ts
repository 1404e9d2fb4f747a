/** Books what Stripe adds to or takes from the balance of our account. */
import { type BalanceTransaction } from './objects';
import { type World } from './world';

export const DAY_SECONDS = 86_400;

export interface Movement {
  amount: number;
  fee: number;
  currency: string;
  source: string;
  type: string;
}

export function move(world: World, { amount, fee, currency, source, type }: Movement): BalanceTransaction {
  return world.add<BalanceTransaction>('balance_transaction', {
    amount,
    fee,
    net: amount - fee,
    currency,
    source,
    type,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    status: 'pending',
    available_on: world.now() + 2 * DAY_SECONDS,
    exchange_rate: null,
    fee_details: fee === 0 ? [] : [{ type: 'stripe_fee', amount: fee, currency, description: 'Stripe fees' }],
  });
}
