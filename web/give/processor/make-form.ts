/** Makes the form of the processor. The server has written on the page which one it is. */
import { type GivingClient } from '../../../client/index';
import { type ProcessorForm } from './adapter';
import { SandboxForm } from './sandbox';

/** `takesBanks` is true if bank accounts may pay, too. */
export async function makeProcessorForm(
  { cardForm, library = '', publishableKey = '', country = '' }: DOMStringMap,
  { client, takesBanks }: { client: GivingClient; takesBanks: boolean },
): Promise<ProcessorForm> {
  if (cardForm !== undefined) return new SandboxForm(cardForm);
  const { StripeForm } = await import('./stripe.js');
  return new StripeForm({ library, publishableKey, country, takesBanks, client });
}
