/** Makes the form of the processor. The server has written on the page which one it is. */
import { type GivingClient } from '../../../client/index';
import { type Offer } from '../wire';
import { type ProcessorForm } from './adapter';
import { SandboxForm } from './sandbox';

interface Circumstances {
  client: GivingClient;
  /** What may pay. Absent if cards alone may. */
  offers?: Offer[];
}

export async function makeProcessorForm(
  { cardForm, library = '', publishableKey = '', country = '' }: DOMStringMap,
  { client, offers }: Circumstances,
): Promise<ProcessorForm> {
  if (cardForm !== undefined) return new SandboxForm(cardForm, offers);
  const { StripeForm } = await import('./stripe.js');
  const methods = offers?.map(({ method }) => method) ?? ['card'];
  return new StripeForm({ library, publishableKey, country, methods, client });
}
