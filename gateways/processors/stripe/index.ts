/** Takes cards and bank debits through Stripe. No number of a card or account reaches this process. */
import type Stripe from 'stripe';
import { type PaymentProcessor } from '../payment-processor';
import { cancelCharge, charge, findCharge } from './charges';
import { createStripeClient, type StripeSettings } from './client';
import { readCost } from './costs';
import { answerOf } from './errors';
import { sendUnderKeys } from './keys';
import { listCharges } from './listing';
import { refund } from './refunds';
import { addSource, readSource, removeSource } from './sources';

export function createStripeProcessor(settings: StripeSettings): PaymentProcessor {
  const stripe = createStripeClient(settings);
  const form = { stripe, publishableKey: settings.publishableKey };
  return {
    name: 'stripe',
    createCustomer: (userId) => createCustomer(stripe, userId),
    addSource: (source) => addSource(form, source),
    readSource: (source) => readSource(form, source),
    removeSource: (reference) => removeSource(stripe, reference),
    charge: (request) => charge(stripe, request),
    findCharge: (name) => findCharge(stripe, name),
    cancelCharge: (name) => cancelCharge(stripe, name),
    refund: (request) => refund(stripe, request),
    readCost: (name) => readCost(stripe, name),
    listCharges: (range) => listCharges(stripe, range),
  };
}

/** After a server error there may be a customer that nobody uses. It is harmless. */
async function createCustomer(stripe: Stripe, userId: string): Promise<string> {
  const params = { metadata: { user_id: userId } };
  const send = (idempotencyKey: string) => answerOf(stripe.customers.create(params, { idempotencyKey }));
  const { id } = await sendUnderKeys(`customer/${userId}`, send, () => Promise.resolve(undefined));
  return id;
}
