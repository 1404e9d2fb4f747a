/** The payment processor of a walk. */
import { type BrowserContext } from 'playwright-core';
import { StripeDouble } from '../../doubles/stripe/double';
import { serveStripeForm } from '../../doubles/stripe-form';
import { type Authority } from './authority';

export interface WalkProcessor {
  name: string;
  /** Settings that docs/production.md names. */
  settings: Record<string, string>;
  /** The suite's own double, for what only it can do. */
  double?: StripeDouble;
  /** Registers the address for events, as its owner does in the dashboard. */
  addWebhookEndpoint(url: string): Promise<void>;
  /** Lets a browser load the processor's form under its real address. */
  serveForm(context: BrowserContext): Promise<void>;
  /** What the processor took and gave back in all, in cents. */
  totals(): Promise<{ taken: number; returned: number }>;
  /** How many events the processor has sent, and how many of them the platform has taken. */
  countEvents(): Promise<{ sent: number; taken: number }>;
  close(): Promise<void>;
}

/** Starts a processor that trusts the authority of the walk, with its files in the home of the walk. */
export type OpenProcessor = (authority: Authority, home: string) => Promise<WalkProcessor>;

export async function startDouble({ root }: Authority): Promise<WalkProcessor> {
  const double = await StripeDouble.start();
  return {
    name: "the suite's double of Stripe",
    settings: double.environment,
    double,
    addWebhookEndpoint: async (url) => {
      double.world.add('webhook_endpoint', { url, status: 'enabled', enabled_events: ['*'] });
      double.webhook({ url, ca: root });
    },
    serveForm: async (context) => void (await serveStripeForm(context, double.url)),
    totals: () => Promise.resolve(sumCharges(double.charges())),
    countEvents: () =>
      Promise.resolve({ sent: double.world.list('event').length, taken: double.deliveredEvents }),
    close: () => double.close(),
  };
}

/** What became of a charge at the processor, in cents. */
interface ListedCharge {
  amount: number;
  amountRefunded: number;
  status: string;
}

export function sumCharges(charges: ListedCharge[]): { taken: number; returned: number } {
  const succeeded = charges.filter(({ status }) => status === 'succeeded');
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    taken: sum(succeeded.map(({ amount }) => amount)),
    returned: sum(charges.map(({ amountRefunded }) => amountRefunded)),
  };
}
