/** Makes the form of the processor. The server has written on the page which one it is. */
import { type GivingClient } from '../../client/index';
import { type ProcessorForm } from '../give/processor/adapter';
import { SandboxForm } from '../give/processor/sandbox';

export async function makeCardForm(
  { cardForm, library = '', publishableKey = '', country = '' }: DOMStringMap,
  client: GivingClient,
): Promise<ProcessorForm> {
  if (cardForm !== undefined) return new SandboxForm(cardForm);
  const { StripeForm } = await import('../give/processor/stripe.js');
  return new StripeForm({
    library,
    publishableKey,
    country,
    takesBanks: false,
    addSource: ({ kind, token, isSaved }) =>
      client.paymentSources.create({ kind, processor_token: token, save: isSaved }),
  });
}
