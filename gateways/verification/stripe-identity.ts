/** Checks identities through Stripe Identity. Stripe's pages collect the document and the selfie. */
import type Stripe from 'stripe';
import {
  IDENTITY_PROBLEMS,
  type IdentityAnswer,
  type IdentityProblem,
} from '../../domain/identity-checks/identity-check';
import { type ClientSettings, createStripeClient } from '../processors/stripe/client';
import { answerOf, StripeRefusal } from '../processors/stripe/errors';
import { KEY_WINDOW_MS, sendUnderKeys } from '../processors/stripe/keys';
import { type IdentityLink, type IdentityVendor } from './identity-vendor';

type Session = Stripe.Identity.VerificationSession;

export function createStripeIdentity(settings: ClientSettings): IdentityVendor {
  const stripe = createStripeClient(settings);
  const { keyWindowMs: windowMs = KEY_WINDOW_MS } = settings;
  return {
    name: 'stripe',
    open: (checkId) => open(stripe, checkId, windowMs),
    read: (reference) => read(stripe, reference),
    link: (reference) => link(stripe, reference),
    cancel: (reference) => cancel(stripe, reference),
    redact: (reference) => redact(stripe, reference),
  };
}

async function open(stripe: Stripe, checkId: string, windowMs: number): Promise<string> {
  const sessions = stripe.identity.verificationSessions;
  const params: Stripe.Identity.VerificationSessionCreateParams = {
    type: 'document',
    options: { document: { require_matching_selfie: true } },
    client_reference_id: checkId,
    metadata: { identity_check_id: checkId },
  };
  const lookUp = async () => {
    const { data } = await answerOf(sessions.list({ client_reference_id: checkId, limit: 1 }));
    return data[0];
  };
  // Stripe forgets idempotency keys after a day, but a worker may retry later. So look for an earlier session first.
  const earlier = await lookUp();
  if (earlier !== undefined) return earlier.id;
  const send = (idempotencyKey: string) => answerOf(sessions.create(params, { idempotencyKey }));
  const { id } = await sendUnderKeys({ key: `identity/${checkId}`, send, lookUp, windowMs });
  return id;
}

async function read(stripe: Stripe, reference: string): Promise<IdentityAnswer> {
  const session = await find(stripe, reference, { expand: ['verified_outputs'] });
  return session === undefined ? { state: 'canceled', problem: null, name: null } : answerFrom(session);
}

async function link(stripe: Stripe, reference: string): Promise<IdentityLink | undefined> {
  const session = await find(stripe, reference);
  if (session?.status !== 'requires_input' || session.url === null) return undefined;
  return { url: session.url, problem: problemOf(session) };
}

/**
 * Redacts instead of canceling, because Stripe does not redact a canceled session. Redacting also cancels the session.
 */
async function cancel(stripe: Stripe, reference: string): Promise<IdentityAnswer> {
  const session = await find(stripe, reference);
  if (session?.status === 'requires_input') await redact(stripe, reference);
  return read(stripe, reference);
}

async function redact(stripe: Stripe, reference: string): Promise<void> {
  try {
    await answerOf(stripe.identity.verificationSessions.redact(reference));
  } catch (error) {
    // The session was redacted before, no longer exists, or was canceled in Stripe's dashboard.
    if (!(error instanceof StripeRefusal)) throw error;
  }
}

async function find(
  stripe: Stripe,
  reference: string,
  params: Stripe.Identity.VerificationSessionRetrieveParams = {},
): Promise<Session | undefined> {
  try {
    return await answerOf(stripe.identity.verificationSessions.retrieve(reference, params));
  } catch (error) {
    if (error instanceof StripeRefusal && error.has('resource_missing')) return undefined;
    throw error;
  }
}

function answerFrom(session: Session): IdentityAnswer {
  return { state: stateOf(session), problem: problemOf(session), name: nameOf(session) };
}

const STATES = ['processing', 'verified', 'canceled'] as const;

function stateOf({ status, redaction }: Session): IdentityAnswer['state'] {
  // A redacted session no longer says anything about the person.
  if (redaction !== null) return 'canceled';
  return STATES.find((state) => state === status) ?? 'requires_input';
}

function problemOf({ last_error: error }: Session): IdentityProblem | null {
  if (error === null) return null;
  return IDENTITY_PROBLEMS.find((problem) => problem === error.code) ?? 'other';
}

function nameOf({ verified_outputs: outputs }: Session): string | null {
  const name = [outputs?.first_name, outputs?.last_name].filter(Boolean).join(' ');
  return name === '' ? null : name;
}
