/** Pays the balance of our account out to our own bank, as Stripe does by its own schedule. */
import { DAY_SECONDS, move } from './balance';
import { type Item } from './objects';
import { type World } from './world';

interface OwnPayout extends Item {
  amount: number;
  currency: string;
  arrival_date: number;
  status: string;
}

/** Returns Stripe's name of the payout. */
export function payOut(
  world: World,
  {
    amount,
    currency = 'usd',
    arrivesInDays = 0,
  }: { amount: number; currency?: string; arrivesInDays?: number },
): string {
  const arrival = world.now() + arrivesInDays * DAY_SECONDS;
  const fields = { amount, currency, arrival_date: arrival, status: 'in_transit' };
  const { id } = world.add<OwnPayout>('payout', fields);
  move(world, { amount: -amount, fee: 0, currency, source: id, type: 'payout' });
  return id;
}

/** The bank refuses a payout, and its money is back on our account. */
export function failPayout(world: World, id: string): void {
  const payout = world.get<OwnPayout>('payout', id);
  payout.status = 'failed';
  const { amount, currency } = payout;
  move(world, { amount, fee: 0, currency, source: id, type: 'payout_failure' });
}
