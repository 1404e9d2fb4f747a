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
}

interface Made {
  made: Pick<MadeGift, 'isDebit'>;
  isTest: boolean;
}

export function stateOf({ gift, isSlow }: Followed, { made, isTest }: Made): Key {
  if (gift?.status === 'completed') {
    if (!gift.claimed) return 'stateHeld';
    return isTest ? 'stateTest' : 'stateCompleted';
  }
  if (made.isDebit) return 'stateDebit';
  return isSlow ? 'stateSlow' : 'statePending';
}
