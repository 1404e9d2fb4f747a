/** A sandbox, and an API before a double of Stripe, in this process, for tests of the pages about payments. */
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { StripeDouble } from '../../doubles/stripe/double';
import { serveStripeForm } from '../../doubles/stripe-form';
import { startApi, type TestApi } from '../../support/api';
import { type Tabs, useTabs } from '../../support/tabs';

export const STRIPE_HOSTS = ['js.stripe.com', 'api.stripe.com'];

export interface StripePages {
  sandbox: TestApi;
  /** Its processor is Stripe. */
  real: TestApi;
  stripe: StripeDouble;
}

/** Starts them before the tests of a file, and stops them after. */
export function useStripePages(): StripePages {
  const pages = {} as StripePages;
  beforeAll(async () => {
    pages.stripe = await StripeDouble.start();
    const processor = createStripeProcessor(pages.stripe.settings);
    [pages.sandbox, pages.real] = await Promise.all([
      startApi(),
      startApi({}, undefined, undefined, { processor }),
    ]);
  });
  afterAll(() => Promise.all([pages.sandbox?.close(), pages.real?.close(), pages.stripe?.close()]));
  return pages;
}

export interface StripeTabs extends Tabs {
  /** What the form sent to Stripe. */
  sent: string[];
}

/** Does what `useTabs` does. Stripe's library comes from the double. */
export function useStripeTabs(pages: StripePages): StripeTabs {
  const tabs = useTabs({ hosts: STRIPE_HOSTS }) as StripeTabs;
  beforeEach(async () => {
    tabs.sent = await serveStripeForm(tabs.page.context(), pages.stripe.url);
  });
  return tabs;
}
