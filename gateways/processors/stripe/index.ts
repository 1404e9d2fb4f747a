/** Takes cards and bank debits through Stripe. No number of a card or account reaches this process. */
import type Stripe from 'stripe';
import { HOME_COUNTRY } from '../../../domain/sources/source';
import { type PaymentProcessor } from '../payment-processor';
import { cancelCharge, charge, findCharge } from './charges';
import { type ClientSettings, createStripeClient } from './client';
import { readCost } from './costs';
import { answerOf } from './errors';
import { KEY_WINDOW_MS, sendUnderKeys } from './keys';
import { listCharges } from './listing';
import { refund } from './refunds';
import { createStripeReports } from './reports';
import { addSource, readSource, removeSource } from './sources';

export function createStripeProcessor(
  settings: ClientSettings,
  country: string = HOME_COUNTRY,
): PaymentProcessor {
  const stripe = createStripeClient(settings);
  const { keyWindowMs: windowMs = KEY_WINDOW_MS } = settings;
  const form = { stripe, publishableKey: settings.publishableKey };
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    country,
    reports: createStripeReports(stripe, settings.webhookSecret),
    createCustomer: (userId) => createCustomer(stripe, userId, windowMs),
    addSource: (source) => addSource(form, source),
    readSource: (source) => readSource(form, source),
    removeSource: (reference) => removeSource(stripe, reference),
    charge: (request) => charge(stripe, request),
    findCharge: (name) => findCharge(stripe, name),
    cancelCharge: (name) => cancelCharge(stripe, name),
    refund: (request) => refund(stripe, request, windowMs),
    readCost: (name) => readCost(stripe, name),
    listCharges: (range) => listCharges(stripe, range),
  };
}

/** After a server error there may be a customer that nobody uses. It is harmless. */
async function createCustomer(stripe: Stripe, userId: string, windowMs: number): Promise<string> {
  const params = { metadata: { user_id: userId } };
  const send = (idempotencyKey: string) => answerOf(stripe.customers.create(params, { idempotencyKey }));
  const lookUp = () => Promise.resolve(undefined);
  const { id } = await sendUnderKeys({ key: `customer/${userId}`, send, lookUp, windowMs });
  return id;
}
