/** Makes the form of the processor. The server has written on the page which one it is. */
import { type GivingClient } from '../../../client/index';
import { methodsIn } from '../methods';
import { type Offer, type PayingMethod } from '../wire';
import { type ProcessorForm } from './adapter';
import { SandboxForm } from './sandbox';

interface Circumstances {
  client: GivingClient;
  /** What may pay. */
  offers?: Offer[];
  /** What may pay if there are no offers. A card by default. */
  method?: PayingMethod | undefined;
}

export async function makeProcessorForm(
  { cardForm, library = '', publishableKey = '', country = '' }: DOMStringMap,
  { client, offers, method = 'card' }: Circumstances,
): Promise<ProcessorForm> {
  if (cardForm !== undefined) {
    return new SandboxForm(cardForm, (currency) =>
      offers === undefined ? [method] : methodsIn(currency, offers),
    );
  }
  const { StripeForm } = await import('./stripe.js');
  const methods = offers?.map((offer) => offer.method) ?? [method];
  return new StripeForm({ library, publishableKey, country, methods, client });
}
