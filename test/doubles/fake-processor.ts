/** A processor in memory that begins setups, as a real one does, and belongs to one test. */
import { type ProcessorName } from '../../domain/charges/charge';
import { validationError } from '../../domain/errors';
import { CURRENCIES_OF, type SourceFacts, type SourceKind } from '../../domain/sources/source';
import {
  type PaymentProcessor,
  ProcessorFault,
  type ProcessorSource,
} from '../../gateways/processors/payment-processor';

interface Held {
  customer: string | null;
  source: ProcessorSource;
}

export interface FakeProcessor extends PaymentProcessor {
  /** The donor finished the form of a setup with a card. Returns the processor's name of the card. */
  finish(setupReference: string, facts?: Partial<SourceFacts>): string;
  /** Stores a card as the processor's own form does, and returns its token. */
  tokenOf(userId: string, facts?: Partial<SourceFacts>): string;
  /** Every call that was made, by name. */
  calls: string[];
  /** The names of the sources that were forgotten. */
  forgotten: string[];
  /** While true, no question is answered. */
  isDown: boolean;
}

const FACTS: SourceFacts = {
  brand: 'visa',
  last4: '4242',
  expMonth: 4,
  expYear: 2031,
  bankName: null,
  address: null,
  country: 'US',
  fingerprint: 'fingerprint_of_the_card',
  currencies: CURRENCIES_OF.card,
};
const NO_FACTS: SourceFacts = { ...FACTS, brand: null, last4: null, expMonth: null, expYear: null };

const NO_CHARGES = {
  charge: () => Promise.reject(new Error('this processor charges nothing')),
  findCharge: () => Promise.resolve(undefined),
  cancelCharge: () => Promise.resolve(undefined),
  refund: () => Promise.reject(new Error('this processor refunds nothing')),
  readCost: () => Promise.resolve(undefined),
  listCharges: () => Promise.resolve({ charges: [], next: undefined }),
  listMovements: () => Promise.resolve({ movements: [], next: undefined }),
};

const NO_REPORTS: PaymentProcessor['reports'] = {
  readEvent: () => {
    throw new Error('this processor sends no events');
  },
  readDispute: () => Promise.resolve(undefined),
  readRefund: () => Promise.resolve(undefined),
  submitEvidence: () => Promise.resolve(),
};

export function createFakeProcessor(name: ProcessorName = 'stripe'): FakeProcessor {
  const setups = new Map<string, Held>();
  const cards = new Map<string, Held>();
  const customerOf = (userId: string) => `cus_of_${userId}`;

  function ask(call: string): void {
    fake.calls.push(call);
    if (fake.isDown) throw new ProcessorFault('no_answer', 'nothing came back');
  }

  function store(customer: string | null, facts: Partial<SourceFacts> = {}): string {
    const reference = `pm_${String(cards.size + 1)}`;
    const all = { ...FACTS, ...facts };
    const source = { reference, setupReference: null, state: 'ready' as const, facts: all, setup: null };
    cards.set(reference, { customer, source });
    return reference;
  }

  function begin(sourceId: string, kind: SourceKind, customer: string | null): ProcessorSource {
    const setupReference = `seti_${sourceId}`;
    const setup = { publishableKey: 'pk_test_1', clientSecret: `${setupReference}_secret_1` };
    const facts = { ...NO_FACTS, country: null, fingerprint: null, currencies: CURRENCIES_OF[kind] };
    const source = { reference: null, setupReference, state: 'requires_action' as const, facts, setup };
    setups.set(setupReference, { customer, source });
    return source;
  }

  const fake: FakeProcessor = {
    name,
    publishableKey: 'pk_test_1',
    country: 'US',
    reports: NO_REPORTS,
    calls: [],
    forgotten: [],
    isDown: false,
    finish(setupReference, facts) {
      const held = setups.get(setupReference);
      if (held === undefined) throw new Error(`no setup ${setupReference}`);
      const reference = store(held.customer, facts);
      const card = cards.get(reference)?.source ?? held.source;
      setups.set(setupReference, { ...held, source: { ...card, setupReference } });
      return reference;
    },
    tokenOf: (userId, facts) => store(customerOf(userId), facts),
    async createCustomer(userId) {
      ask('createCustomer');
      return customerOf(userId);
    },
    async addSource({ sourceId, kind, customer, token }) {
      ask('addSource');
      if (token === undefined) return begin(sourceId, kind, customer);
      const held = cards.get(token);
      if (held !== undefined && held.customer === customer) return held.source;
      throw validationError([{ field: 'processor_token', code: 'not_allowed', message: 'is not yours' }]);
    },
    async readSource({ reference, setupReference }) {
      ask('readSource');
      const held = setups.get(setupReference ?? '') ?? cards.get(reference ?? '');
      if (held === undefined) throw new Error('the processor knows no such source');
      return held.source;
    },
    removeSource(reference) {
      fake.forgotten.push(reference);
      return Promise.resolve();
    },
    ...NO_CHARGES,
  };
  return fake;
}
