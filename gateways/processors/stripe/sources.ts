/**
 * Stores cards and bank accounts at Stripe. Stripe's form collects the numbers, and the donor's mandate for
 * debits.
 */
import type Stripe from 'stripe';
import { type GivingError, validationError } from '../../../domain/errors';
import {
  CURRENCIES_OF,
  KINDS_CHARGED,
  type SourceFacts,
  type SourceKind,
} from '../../../domain/sources/source';
import { type NewSource, type PaymentProcessor, type ProcessorSource } from '../payment-processor';
import { answerOf, StripeRefusal } from './errors';
import { idOf } from './id-of';
import { sendUnderKeys } from './keys';

type StoredSource = Parameters<PaymentProcessor['readSource']>[0];
interface Form {
  stripe: Stripe;
  publishableKey: string;
  windowMs: number;
}

/** Stores the token that the form returned. Without a token, begins a setup that the form will confirm. */
export async function addSource(form: Form, source: NewSource): Promise<ProcessorSource> {
  const { kind, token } = source;
  if (!KINDS_CHARGED.stripe.includes(kind)) throw fieldError('kind', 'this installation takes no wallets');
  if (token === undefined) return fromSetup(form, kind, await beginSetup(form, source));
  try {
    if (token.startsWith('seti_')) return await adoptSetup(form, source, token);
    if (token.startsWith('pm_')) return await adoptMethod(form, source, token);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    throw tokenError(error.isDecline ? 'was declined by its issuer' : 'is not known to the processor');
  }
  throw tokenError('must be what the form of the processor returned: pm_… or seti_…');
}

/** Reads a source. Until the donor has entered a card or an account, reads the setup. */
export async function readSource(form: Form, source: StoredSource): Promise<ProcessorSource> {
  const { kind, customer, reference, setupReference } = source;
  if (reference === null && setupReference !== null) {
    const setup = await readSetup(form.stripe, setupReference);
    return fromSetup(form, kind, setup);
  }
  const method = reference === null ? undefined : await findMethod(form.stripe, reference);
  const isOwn = method !== undefined && ownerOf(method) === customer;
  const state = isOwn && !isBlocked(method) ? 'ready' : 'disabled';
  return { reference, setupReference, state, facts: factsOf(method, kind), setup: null };
}

/** Makes Stripe forget a card or an account. */
export async function removeSource(stripe: Stripe, reference: string): Promise<void> {
  try {
    await answerOf(stripe.paymentMethods.detach(reference));
  } catch (error) {
    // Stripe refuses the request if it has already forgotten the card or account.
    if (!(error instanceof StripeRefusal)) throw error;
  }
}

/** Begins a setup under our id. A server error may leave an unused setup at Stripe, which is harmless. */
async function beginSetup(
  { stripe, windowMs }: Form,
  source: NewSource,
  method?: string,
): Promise<Stripe.SetupIntent> {
  const { sourceId, userId, kind, customer } = source;
  const isConfirmed = method !== undefined;
  const params: Stripe.SetupIntentCreateParams = {
    customer: customer ?? undefined,
    usage: 'off_session',
    allowed_payment_method_types: kind === 'card' ? ['card'] : ['us_bank_account', 'sepa_debit'],
    metadata: { source_id: sourceId, user_id: userId },
    expand: ['payment_method'],
    ...(isConfirmed ? { payment_method: method, confirm: true, mandate_data: MANDATE } : {}),
  };
  const send = (idempotencyKey: string) => answerOf(stripe.setupIntents.create(params, { idempotencyKey }));
  const lookUp = () => Promise.resolve(undefined);
  return sendUnderKeys({ key: `source/${sourceId}`, send, lookUp, windowMs });
}

/** Attaches a card to a customer under our id, so that a repeated request attaches it once. */
async function attachMethod(
  { stripe, windowMs }: Form,
  { sourceId, token, customer }: { sourceId: string; token: string; customer: string },
): Promise<Stripe.PaymentMethod> {
  const send = (idempotencyKey: string) =>
    answerOf(stripe.paymentMethods.attach(token, { customer }, { idempotencyKey }));
  const lookUp = async () => {
    const method = await findMethod(stripe, token);
    return method !== undefined && ownerOf(method) === customer ? method : undefined;
  };
  return sendUnderKeys({ key: `source/${sourceId}`, send, lookUp, windowMs });
}

/** Marked as offline, because the donor accepted the debit in Stripe's form and not in a request to us. */
const MANDATE: Stripe.SetupIntentCreateParams.MandateData = {
  customer_acceptance: { type: 'offline', offline: {} },
};

async function adoptSetup(
  form: Form,
  { kind, customer }: NewSource,
  token: string,
): Promise<ProcessorSource> {
  const setup = await readSetup(form.stripe, token);
  if (ownerOf(setup) !== customer) throw tokenError('belongs to another donor');
  if (setup.status === 'canceled') throw tokenError('was cancelled: begin again');
  requireKind(methodOf(setup), kind);
  return fromSetup(form, kind, setup);
}

async function adoptMethod(form: Form, source: NewSource, token: string): Promise<ProcessorSource> {
  const { kind, customer } = source;
  const { stripe } = form;
  const method = await answerOf(stripe.paymentMethods.retrieve(token));
  const owner = ownerOf(method);
  if (owner !== null && owner !== customer) throw tokenError('belongs to another donor');
  requireKind(method, kind);
  // A bank account needs a mandate. Only a setup can store the mandate.
  if (kind === 'ach') return fromSetup(form, kind, await beginSetup(form, source, token));
  const attached =
    owner === null && customer !== null
      ? await attachMethod(form, { sourceId: source.sourceId, token, customer })
      : method;
  const facts = factsOf(attached, kind);
  return { reference: attached.id, setupReference: null, state: 'ready', facts, setup: null };
}

async function readSetup(stripe: Stripe, id: string): Promise<Stripe.SetupIntent> {
  return answerOf(stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }));
}

/** Reads a card or an account. Returns undefined if Stripe has forgotten it. */
async function findMethod(stripe: Stripe, id: string): Promise<Stripe.PaymentMethod | undefined> {
  try {
    return await answerOf(stripe.paymentMethods.retrieve(id));
  } catch (error) {
    if (error instanceof StripeRefusal && error.has('resource_missing')) return undefined;
    throw error;
  }
}

function fromSetup({ publishableKey }: Form, kind: SourceKind, setup: Stripe.SetupIntent): ProcessorSource {
  const method = methodOf(setup);
  const names = { setupReference: setup.id, facts: factsOf(method, kind) };
  if (setup.status === 'succeeded' && method !== undefined) {
    return { ...names, reference: method.id, state: 'ready', setup: null };
  }
  if (setup.status === 'canceled') return { ...names, reference: null, state: 'disabled', setup: null };
  const clientSecret = setup.client_secret ?? '';
  return { ...names, reference: null, state: 'requires_action', setup: { publishableKey, clientSecret } };
}

function methodOf({ payment_method: method }: Stripe.SetupIntent): Stripe.PaymentMethod | undefined {
  return typeof method === 'object' && method !== null ? method : undefined;
}

function factsOf(method: Stripe.PaymentMethod | undefined, kind: SourceKind): SourceFacts {
  const { card, us_bank_account: account, sepa_debit: sepa } = method ?? {};
  return {
    brand: card?.brand ?? null,
    last4: card?.last4 ?? account?.last4 ?? sepa?.last4 ?? null,
    expMonth: card?.exp_month ?? null,
    expYear: card?.exp_year ?? null,
    bankName: account?.bank_name ?? sepa?.bank_code ?? null,
    address: null,
    country: card?.country ?? sepa?.country ?? (account === undefined ? null : 'US'),
    fingerprint: card?.fingerprint ?? account?.fingerprint ?? sepa?.fingerprint ?? null,
    currencies: sepa !== undefined ? ['EUR'] : account !== undefined ? ['USD'] : CURRENCIES_OF[kind],
  };
}

function isBlocked({ us_bank_account: account }: Stripe.PaymentMethod): boolean {
  return account?.status_details?.blocked !== undefined;
}

const TYPES: Record<SourceKind, string[]> = {
  card: ['card'],
  ach: ['us_bank_account', 'sepa_debit'],
  wallet: [],
};

function requireKind(method: Stripe.PaymentMethod | undefined, kind: SourceKind): void {
  if (method !== undefined && !TYPES[kind].includes(method.type)) throw tokenError(`is not of kind ${kind}`);
}

function ownerOf({ customer }: { customer: string | { id: string } | null }): string | null {
  return idOf(customer) ?? null;
}

function tokenError(message: string): GivingError {
  return fieldError('processor_token', message);
}

function fieldError(field: string, message: string): GivingError {
  return validationError([{ field, code: 'not_allowed', message }]);
}
