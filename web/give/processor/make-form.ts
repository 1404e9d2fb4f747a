import { type Recipient } from '../wire';
import { type ProcessorForm } from './adapter';
import { SandboxForm } from './sandbox';
import { type StripeSettings } from './stripe';

/** What the server tells the page about its processor. */
export interface FormPlaces {
  /** The address of the sandbox's form. */
  cardForm?: string | undefined;
  /** The address of the processor's library. */
  library?: string | undefined;
  /** The country of the platform's account at the processor. */
  country?: string | undefined;
}

type Settings = FormPlaces & Pick<StripeSettings, 'isCardAlone' | 'addSource'>;

/** Makes the form of the processor that takes a charity's gifts. A sandbox never loads the code for Stripe. */
export async function makeProcessorForm(
  { processor, methods }: Pick<Recipient, 'processor' | 'methods'>,
  { cardForm = '', library = '', country = '', isCardAlone, addSource }: Settings,
): Promise<ProcessorForm> {
  if (processor.name === 'sandbox') return new SandboxForm(cardForm);
  const { StripeForm } = await import('./stripe.js');
  const publishableKey = processor.publishable_key ?? '';
  const takesBanks = !isCardAlone && methods.some(({ method }) => method === 'ach');
  return new StripeForm({ library, publishableKey, country, takesBanks, isCardAlone, addSource });
}
