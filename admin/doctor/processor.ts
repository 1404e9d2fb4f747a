import { type Config } from '../../config';
import { type StripeSettings } from '../../domain/charges/settings';
import { listMissingEvents, STRIPE_WEBHOOK_PATH } from '../../domain/charges/webhook';
import {
  listWebhookEndpoints,
  readAccount,
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
  yield await checkEndpoint(stripe, config.publicUrl);
};

function* checkCountry({ payments }: Config, { country }: StripeAccount): Generator<Finding> {
  if (country === undefined) return;
  yield expect(
    country === payments.country,
    `the account is in ${country}`,
    `PROCESSOR_COUNTRY is ${payments.country}: set it to ${country}`,
  );
}

/** Tells whether Stripe sends every event that we use to this installation. */
async function checkEndpoint(settings: StripeSettings, publicUrl = ''): Promise<Finding> {
  const url = `${publicUrl.replace(/\/+$/, '')}${STRIPE_WEBHOOK_PATH}`;
  const advice = `Add ${url} as a webhook endpoint in Stripe's dashboard`;
  const endpoint = (await listWebhookEndpoints(settings)).find((each) => each.url === url);
  if (endpoint === undefined) return missing('no webhook endpoint', advice);
  if (!endpoint.isEnabled) return missing('the webhook endpoint is switched off', `Switch ${url} on`);
  const absent = listMissingEvents(endpoint.events);
  return absent.length === 0
    ? ok(`events arrive at ${url}`)
    : missing(`the webhook endpoint lacks ${absent.join(', ')}`, 'Add these events to it in the dashboard');
}
