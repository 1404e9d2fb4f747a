/** What can pay a gift here: what the charity takes and the form of the processor can charge. */
import { type Offer, type PayingMethod, type Recipient } from './wire';

/** Of all processors, the sandbox alone charges wallets. */
export function offersOf({ methods, processor }: Pick<Recipient, 'methods' | 'processor'>): Offer[] {
  return methods.filter(({ method }) => method !== 'crypto' || processor.name === 'sandbox');
}

export function currenciesOf(recipient: Pick<Recipient, 'methods' | 'processor'>): string[] {
  return [...new Set(offersOf(recipient).flatMap(({ currencies }) => currencies))];
}

export function methodsIn(currency: string, offers: Offer[]): PayingMethod[] {
  return offers
    .filter(({ currencies }) => currencies.some((each) => each === currency))
    .map(({ method }) => method);
}
