/** Simulates a card, bank and wallet processor. Each test source forces its outcome. */
import { type Database } from '../../db/database';
import {
  findChargeState,
  recordCharge,
  recordRefund,
  type SandboxChargeState,
  voidCharge,
} from '../../db/queries/sandbox/sandbox';
import { validationError } from '../../domain/errors';
import {
  findSandboxSource,
  REFUND_REFUSING_SOURCES,
  SANDBOX_SOURCES,
  type SandboxOutcome,
} from '../../domain/sandbox/sources';
import { type SourceFacts, type SourceKind } from '../../domain/sources/source';
import { listSandboxCharges } from './sandbox-listing';
import { listSandboxMovements } from './sandbox-movements';
import { type ChargeOutcome, type PaymentProcessor, type ProcessorSource } from './payment-processor';
import { createSandboxReports } from './sandbox-reports';

/** The duration of a refund to a `slow` source. */
const SLOW_REFUND_MS = 3_000;

export function createSandboxProcessor(db: Database, country: string): PaymentProcessor {
  return {
    name: 'sandbox',
    publishableKey: null,
    country,
    reports: createSandboxReports(db),
    createCustomer: () => Promise.resolve(null),

    addSource({ kind, token }) {
      const source = token === undefined ? undefined : findSandboxSource(token);
      if (source?.kind === kind) return Promise.resolve(describe(source.source));
      const message = `must name a ${kind} of GET /v1/sandbox, such as "${exampleOf(kind)}"`;
      return Promise.reject(validationError([{ field: 'processor_token', code: 'not_found', message }]));
    },

    readSource: ({ reference }) => Promise.resolve(describe(reference ?? '')),
    removeSource: () => Promise.resolve(),
    readCost: () => Promise.resolve(undefined),
    listCharges: (range) => listSandboxCharges(db, range),
    listMovements: (range) => listSandboxMovements(db, range),

    async charge({ donationId, source, amount }) {
      const state = firstState(findSandboxSource(source)?.outcome);
      const charge = { idempotencyKey: donationId, source, amount, state };
      return outcomeOf(await recordCharge(db, charge), donationId);
    },

    async findCharge({ donationId }) {
      const state = await findChargeState(db, donationId);
      return state === undefined ? undefined : outcomeOf(state, donationId);
    },

    async cancelCharge({ donationId }) {
      await voidCharge(db, donationId);
      const state = await findChargeState(db, donationId);
      return state === undefined ? undefined : outcomeOf(state, donationId);
    },

    async refund({ idempotencyKey, charge: { source }, amount }) {
      const at = new Date();
      const refused = REFUND_REFUSING_SOURCES.some((refusing) => refusing.source === source);
      const request = { idempotencyKey, source, amount, refused, at };
      const first = await recordRefund(db, request);
      if (first.refused) return { state: 'refused' };
      if (findSandboxSource(source)?.outcome !== 'slow') return { state: 'returned' };
      const checkAgainInMs = first.requestedAt.getTime() + SLOW_REFUND_MS - at.getTime();
      return checkAgainInMs > 0 ? { state: 'pending', checkAgainInMs } : { state: 'returned' };
    },
  };
}

function exampleOf(kind: SourceKind): string {
  return SANDBOX_SOURCES.find((source) => source.kind === kind)?.source ?? '';
}

function firstState(outcome: SandboxOutcome | undefined): SandboxChargeState {
  if (outcome === 'declined') return 'declined';
  return outcome === 'requires_action' ? 'requires_action' : 'approved';
}

function outcomeOf(state: SandboxChargeState, reference: string): ChargeOutcome {
  if (state === 'declined') return { state, reference, code: 'DECLINED' };
  if (state === 'unconfirmed') return { state: 'declined', reference, code: 'AUTHENTICATION_FAILED' };
  if (state === 'requires_action') return { state, reference, clientSecret: null };
  return { state: state === 'voided' ? 'cancelled' : 'approved', reference };
}

/** Describes a test source as a processor would describe a real one. */
function describe(name: string): ProcessorSource {
  const source = findSandboxSource(name);
  const isWallet = source?.kind === 'wallet';
  const facts: SourceFacts = {
    brand: source?.kind === 'card' ? 'visa' : null,
    last4: isWallet ? null : '4242',
    expMonth: source?.kind === 'card' ? 12 : null,
    expYear: source?.kind === 'card' ? 2099 : null,
    bankName: source?.kind === 'ach' ? 'Sandbox Bank' : null,
    address: isWallet ? name : null,
    country: null,
    fingerprint: name,
    currencies: source?.currencies ?? [],
  };
  return { reference: name, setupReference: null, state: 'ready', facts, setup: null };
}
