/** What the page says about a gift that was made. */
import { type Donation } from '../../client/index';
import { type MadeGift } from './store';
import { type Recipient } from './wire';
import { type Key } from './words';

/** True for the simulated processor, and for Stripe with a key of its test mode. Neither charges anybody. */
export function movesNoMoney({ processor }: Pick<Recipient, 'processor'>): boolean {
  return processor.name === 'sandbox' || processor.publishable_key?.startsWith('pk_test_') === true;
}

export interface Followed {
  gift: Donation | undefined;
  /** True if the gift takes longer than people wait for. */
  isSlow: boolean;
  /** True if this tab may not read the gift any more. */
  isGone: boolean;
}

type Amounts = Pick<Donation, 'status' | 'net_amount' | 'total_charge'> & {
  fees: Pick<Donation['fees'], 'total_fees'>;
};

/**
 * How the amounts of a gift add up, as on the pages of the account. The last one is the sum of those above it. Until
 * the gift is read, only its amount and its total are known.
 */
export function sumOf(gift: Amounts | undefined, made: Pick<MadeGift, 'amount' | 'total'>): [Key, string][] {
  if (gift === undefined) {
    const total: [Key, string][] = made.total === undefined ? [] : [['total', made.total]];
    return [['gift', made.amount], ...total];
  }
  return [
    ['charityReceives', gift.net_amount],
    ['fees', gift.fees.total_fees],
    [gift.status === 'pending' ? 'youPay' : 'youPaid', gift.total_charge],
  ];
}

interface Made {
  made: Pick<MadeGift, 'isDebit'>;
  isTest: boolean;
}

export function stateOf({ gift, isSlow }: Pick<Followed, 'gift' | 'isSlow'>, { made, isTest }: Made): Key {
  if (gift?.status === 'completed') {
    if (!gift.claimed) return 'stateHeld';
    return isTest ? 'stateTest' : 'stateCompleted';
  }
  if (made.isDebit) return 'stateDebit';
  return isSlow ? 'stateSlow' : 'statePending';
}
