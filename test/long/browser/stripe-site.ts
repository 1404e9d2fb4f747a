/** Our pages before a double of Stripe. The files that test them share one installation and one double. */
import { serveStripeForm } from '../../doubles/stripe-form';
import { StripeDouble } from '../../doubles/stripe/double';
import { shareInWorker } from '../../support/share';
import { type Site, useSite } from '../../support/site';
import { type TabsOptions } from '../../support/tabs';
import { STRIPE_HOSTS } from './stripe-pages';

export interface StripeSite extends Site {
  stripe: StripeDouble;
  /** What the browser sent to Stripe. */
  theirs: string[];
}

const shareStripe = shareInWorker(
  () => StripeDouble.start(),
  (stripe) => stripe.close(),
);

/** Does what `useSite` does. Stripe's library comes from the double. */
export function useStripeSite(options: TabsOptions): StripeSite {
  const settings = async () => (await shareStripe({})).environment;
  const site = useSite({ ...options, hosts: STRIPE_HOSTS, settings }) as StripeSite;
  beforeEach(async () => {
    site.stripe = await shareStripe({});
    site.theirs = await serveStripeForm(site.page.context(), site.stripe.url);
  });
  return site;
}
