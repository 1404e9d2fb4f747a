/** What a gift came to. */
import { type Donation } from '../../../client/index';
import { type GiftAmounts, sumOfGift } from '../../common/gift-sum';
import { type Key } from '../words';

/** Nothing was charged for a gift that failed, so it has its amount alone. */
export function sumOf(gift: GiftAmounts & Pick<Donation, 'amount'>): [Key, string][] {
  return gift.status === 'failed' ? [['amount', gift.amount]] : sumOfGift(gift);
}
