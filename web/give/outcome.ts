/** What the page says about a gift that was made. */
import { type Donation } from '../../client/index';
import { type GiftAmounts, sumOfGift } from '../common/gift-sum';
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

/** True if nothing more happens to the payment, or another account follows it now. */
export function hasEnded({ gift, isGone = false }: Partial<Followed>): boolean {
  return isGone || (gift !== undefined && gift.status !== 'pending');
}

/** Until the gift is read, only its amount and its total are known. */
export function sumOf(
  gift: GiftAmounts | undefined,
  made: Pick<MadeGift, 'amount' | 'total'>,
): [Key, string][] {
  if (gift !== undefined) return sumOfGift(gift);
  return [
    ['gift', made.amount],
    ['total', made.total],
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
