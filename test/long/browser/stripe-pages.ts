/** A sandbox, an API before a double of Stripe, and Chromium, for tests of the pages about payments. */
import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { launchChromium } from '../../../local/chromium';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { startApi, type TestApi } from '../../support/api';
import { StripeDouble } from '../../doubles/stripe/double';
import { serveStripeForm } from '../../doubles/stripe-form';

export interface StripePages {
  sandbox: TestApi;
  /** Its processor is Stripe. */
  real: TestApi;
  stripe: StripeDouble;
  browser: Browser;
  close(): Promise<void>;
}

export async function startStripePages(): Promise<StripePages> {
  const stripe = await StripeDouble.start();
  const processor = createStripeProcessor(stripe.settings);
  const [sandbox, real, browser] = await Promise.all([
    startApi(),
    startApi({}, undefined, undefined, { processor }),
    launchChromium(),
  ]);
  return {
    sandbox,
    real,
    stripe,
    browser,
    async close() {
      await browser.close();
      await Promise.all([sandbox.close(), real.close(), stripe.close()]);
    },
  };
}

export interface StripeTab {
  context: BrowserContext;
  page: Page;
  /** Errors of the page and its console. */
  faults: string[];
  /** What the form sent to the processor. */
  sent: string[];
}

/** Opens a page of a new visitor. Stripe's library comes from the double. */
export async function openStripeTab({ browser, stripe }: StripePages): Promise<StripeTab> {
  const context = await browser.newContext();
  const sent = await serveStripeForm(context, stripe.url);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return { context, page, faults, sent };
}
