/**
 * Charges cards and bank accounts through Stripe. This process never sees the number of a card or an account.
 */
import type Stripe from 'stripe';
import { HOME_COUNTRY } from '../../../domain/sources/source';
import { type PaymentProcessor } from '../payment-processor';
import { cancelCharge, charge, findCharge } from './charges';
import { type ClientSettings, createStripeClient } from './client';
import { readCost } from './costs';
import { answerOf } from './errors';
import { KEY_WINDOW_MS, sendUnderKeys } from './keys';
import { listCharges } from './listing';
import { listMovements } from './movements';
import { refund } from './refunds';
import { createStripeReports } from './reports';
import { addSource, readSource, removeSource } from './sources';

export function createStripeProcessor(
  settings: ClientSettings,
  country: string = HOME_COUNTRY,
): PaymentProcessor {
  const stripe = createStripeClient(settings);
  const { keyWindowMs: windowMs = KEY_WINDOW_MS } = settings;
  const { webhookSecret, connectWebhookSecret } = settings;
  const form = { stripe, publishableKey: settings.publishableKey, windowMs };
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    country,
    reports: createStripeReports(stripe, { webhookSecret, connectWebhookSecret, windowMs }),
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
    listMovements: (range) => listMovements(stripe, range),
  };
}

/**
 * Creates the customer of a user. A server error may leave an unused customer at Stripe, which is harmless.
 */
async function createCustomer(stripe: Stripe, userId: string, windowMs: number): Promise<string> {
  const params = { metadata: { user_id: userId } };
  const send = (idempotencyKey: string) => answerOf(stripe.customers.create(params, { idempotencyKey }));
  const lookUp = () => Promise.resolve(undefined);
  const { id } = await sendUnderKeys({ key: `customer/${userId}`, send, lookUp, windowMs });
  return id;
}
