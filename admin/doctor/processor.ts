import { type Config } from '../../config';
import { type StripeSettings } from '../../domain/charges/settings';
import {
  CONNECT_EVENTS,
  IDENTITY_EVENTS,
  listMissingEvents,
  STRIPE_EVENTS,
  STRIPE_WEBHOOK_PATH,
} from '../../domain/charges/webhook';
import {
  listWebhookEndpoints,
  readAccount,
  requireConnect,
  type StripeAccount,
  StripeUnreadable,
} from '../../gateways/processors/stripe/account';
import { type Check, expect, type Finding, missing, ok } from './finding';

export const checkProcessor: Check = async function* ({ config }) {
  const { stripe } = config.payments;
  if (stripe === undefined) {
    yield ok('simulated: no real money moves');
    return;
  }
  let account: StripeAccount;
  try {
    account = await readAccount(stripe);
  } catch (error) {
    if (!(error instanceof StripeUnreadable)) throw error;
    yield error.kind === 'refused'
      ? missing('Stripe refuses the key', "STRIPE_SECRET_KEY is wrong: copy it from the account's dashboard")
      : missing(`Stripe cannot be read (${error.message})`, 'Open the way to api.stripe.com, and try again');
    return;
  }
  yield ok(`Stripe accepts the key of the account ${account.id}`);
  yield expect(
    account.takesPayments,
    account.takesPayments ? 'the account may take payments' : 'the account may not take payments',
    "Complete the account in Stripe's dashboard",
  );
  yield* checkCountry(config, account);
  const isIdentity = config.identityProvider === 'stripe';
  const used = isIdentity ? [...STRIPE_EVENTS, ...IDENTITY_EVENTS] : STRIPE_EVENTS;
  yield await checkEndpoint(stripe, used, config.publicUrl);
  if (config.payouts.providers.includes('stripe')) yield* checkConnect(stripe, config.publicUrl);
};

function* checkCountry({ payments }: Config, { country }: StripeAccount): Generator<Finding> {
  if (country === undefined) return;
  yield expect(
    country === payments.country,
    `the account is in ${country}`,
    `PROCESSOR_COUNTRY is ${payments.country}: set it to ${country}`,
  );
}

/** Checks that Stripe sends this installation every event that we use. */
async function checkEndpoint(
  settings: StripeSettings,
  used: readonly string[],
  publicUrl = '',
): Promise<Finding> {
  const url = endpointUrl(publicUrl);
  const advice = `Add ${url} as a webhook endpoint in Stripe's dashboard`;
  const endpoint = (await listWebhookEndpoints(settings)).find((each) => each.url === url);
  if (endpoint === undefined) return missing('no webhook endpoint', advice);
  if (!endpoint.isEnabled) return missing('the webhook endpoint is switched off', `Switch ${url} on`);
  const absent = listMissingEvents(endpoint.events, used);
  return absent.length === 0
    ? ok(`events arrive at ${url}`)
    : missing(`the webhook endpoint lacks ${absent.join(', ')}`, 'Add these events to it in the dashboard');
}

function endpointUrl(publicUrl = ''): string {
  return `${publicUrl.replace(/\/+$/, '')}${STRIPE_WEBHOOK_PATH}`;
}

/** Checks that Stripe can pay charities. Stripe does not say which endpoint is for connected accounts, so this counts them. */
async function* checkConnect(
  settings: StripeSettings,
  publicUrl: string | undefined,
): AsyncGenerator<Finding> {
  try {
    await requireConnect(settings);
  } catch (error) {
    if (!(error instanceof StripeUnreadable)) throw error;
    yield missing(
      `Stripe Connect cannot be used (${error.message})`,
      "Switch on Connect in Stripe's dashboard",
    );
    return;
  }
  yield ok('Stripe Connect answers');
  const url = endpointUrl(publicUrl);
  const endpoints = (await listWebhookEndpoints(settings)).filter(
    (each) => each.isEnabled && each.url === url,
  );
  const absent = listMissingEvents(
    endpoints.flatMap(({ events }) => events),
    CONNECT_EVENTS,
  );
  const advice = `Add ${url} once more, for the events of connected accounts`;
  if (endpoints.length < 2) yield missing('no webhook endpoint for connected accounts', advice);
  else if (absent.length > 0) yield missing(`the webhook endpoints lack ${absent.join(', ')}`, advice);
  else yield ok('events of connected accounts arrive');
}
