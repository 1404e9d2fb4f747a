/** The payment processor of a walk. */
import { type BrowserContext } from 'playwright-core';
import { StripeDouble } from '../stripe-double/double';
import { serveStripeForm } from '../stripe-form';

export interface WalkProcessor {
  name: string;
  /** Settings that docs/production.md names. */
  settings: Record<string, string>;
  /** Registers the address for events, as its owner does in the dashboard. */
  addWebhookEndpoint(url: string): Promise<void>;
  /** Lets a browser load the processor's form under its real address. */
  serveForm(context: BrowserContext): Promise<void>;
  /** What the processor took and gave back in all, in cents. */
  totals(): Promise<{ taken: number; returned: number }>;
  close(): Promise<void>;
}

export async function startDouble(): Promise<WalkProcessor> {
  const double = await StripeDouble.start();
  return {
    name: "the suite's double of Stripe",
    settings: double.environment,
    addWebhookEndpoint: async (url) => {
      double.world.add('webhook_endpoint', { url, status: 'enabled', enabled_events: ['*'] });
    },
    serveForm: async (context) => void (await serveStripeForm(context, double.url)),
    totals: () => {
      const charges = double.charges();
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      const succeeded = charges.filter(({ status }) => status === 'succeeded');
      return Promise.resolve({
        taken: sum(succeeded.map(({ amount }) => amount)),
        returned: sum(charges.map(({ amountRefunded }) => amountRefunded)),
      });
    },
    close: () => double.close(),
  };
}
