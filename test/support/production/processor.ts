/** The payment processor of a walk, and its form: a stand-in for the library that the real one serves. */
import { type BrowserContext } from 'playwright-core';
import { StripeDouble } from '../stripe-double/double';

export interface WalkProcessor {
  name: string;
  /** Settings that docs/production.md names. */
  settings: Record<string, string>;
  /** Lets the pages of a browser load the processor's form, which saves `method` as the donor's card. */
  serveForm(context: BrowserContext, method: string): Promise<void>;
  /** What the processor took and gave back in all, in cents. */
  totals(): Promise<{ taken: number; returned: number }>;
  close(): Promise<void>;
}

export async function startDouble(): Promise<WalkProcessor> {
  const double = await StripeDouble.start();
  return {
    name: "the suite's double of Stripe",
    settings: double.environment,
    async serveForm(context, method) {
      const body = formLibrary(method);
      await context.route('https://js.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      // The library calls the processor's own address, as the page's policy allows.
      await context.route('https://api.stripe.com/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const answer = await fetch(`${double.url}${pathname}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            ...authorizationOf(route.request().headers()),
          },
          body: route.request().postData() ?? '',
        });
        const headers = { 'access-control-allow-origin': '*' };
        await route.fulfill({
          status: answer.status,
          headers,
          contentType: 'application/json',
          body: await answer.text(),
        });
      });
    },
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

function authorizationOf({ authorization }: Record<string, string>): Record<string, string> {
  return authorization === undefined ? {} : { authorization };
}

/** As much of the library as our page calls. It confirms the setup with the publishable key and the page's secret. */
function formLibrary(method: string): string {
  return `
window.Stripe = (key) => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    create: () => ({
      mount: (place) => {
        document.querySelector(place).textContent = 'Card form';
      },
    }),
  }),
  async confirmSetup({ elements, confirmParams }) {
    const id = elements.clientSecret.split('_secret_')[0];
    const body = new URLSearchParams({
      client_secret: elements.clientSecret,
      payment_method: ${JSON.stringify(method)},
      return_url: confirmParams.return_url,
    });
    const answer = await fetch('https://api.stripe.com/v1/setup_intents/' + id + '/confirm', {
      method: 'POST',
      headers: { authorization: 'Bearer ' + key },
      body,
    });
    const { error } = await answer.json();
    return error === undefined ? {} : { error };
  },
});
`;
}
