/** How the amounts of a gift add up: what the charity receives and the fees are what the donor pays. */
import { type Donation } from '../../../client/index';
import { type Key } from '../words';

type Amounts = Pick<Donation, 'status' | 'amount' | 'net_amount' | 'total_charge'> & {
  fees: Pick<Donation['fees'], 'total_fees'>;
};

/** The last amount is the sum of those above it. Nothing was charged for a gift that failed, so it has its amount alone. */
export function sumOf({
  status,
  amount,
  net_amount: net,
  fees,
  total_charge: total,
}: Amounts): [Key, string][] {
  if (status === 'failed') return [['amount', amount]];
  return [
    ['charityReceives', net],
    ['fees', fees.total_fees],
    [status === 'pending' ? 'youPay' : 'youPaid', total],
  ];
}
