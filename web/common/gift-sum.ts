/** How the amounts of a gift add up, on the page after the gift and on /my alike. */
import { type Donation } from '../../client/index';

export type GiftAmounts = Pick<Donation, 'status' | 'net_amount' | 'total_charge'> & {
  fees: Pick<Donation['fees'], 'total_fees'>;
};

/** Words of both pages. */
type SumKey = 'charityReceives' | 'fees' | 'youPay' | 'youPaid';

/** The last amount is the sum of those above it. */
export function sumOfGift({
  status,
  net_amount: net,
  fees,
  total_charge: total,
}: GiftAmounts): [SumKey, string][] {
  return [
    ['charityReceives', net],
    ['fees', fees.total_fees],
    [status === 'pending' ? 'youPay' : 'youPaid', total],
  ];
}
