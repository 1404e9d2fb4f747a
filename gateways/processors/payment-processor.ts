/**
 * A processor stores donors' cards and bank accounts and charges them. It answers late, and its answers get lost. A
 * request that can never succeed throws a GivingError and moves no money. After a ProcessorFault the caller does not
 * know what happened, and finds out before it asks again.
 */
import { type DeclineCode, type ProcessorName } from '../../domain/charges/charge';
import { type ListedCharge } from '../../domain/charges/comparison';
import { type ProcessingCost } from '../../domain/charges/cost';
import { type Money } from '../../domain/money';
import { type SourceFacts, type SourceKind, type SourceState } from '../../domain/sources/source';
import { type ProcessorReports } from './processor-reports';

/** The processor failed (`server_error`), refused the rate (`busy`), or its answer was lost (`no_answer`). */
export class ProcessorFault extends Error {
  override readonly name = 'ProcessorFault';

  constructor(
    readonly kind: 'server_error' | 'busy' | 'no_answer',
    message: string,
    /** The processor asks to wait this long before the next attempt. */
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

/** The processor's own name of a donor. Null for a processor without customers. */
export type CustomerReference = string | null;

/** What our form hands to the processor's own form. It holds no secret of ours. */
export interface SourceSetup {
  publishableKey: string;
  clientSecret: string;
}

/** A source as the processor knows it now. */
export interface ProcessorSource {
  /** The processor's name of the card, account or wallet. Null before the donor has entered one. */
  reference: string | null;
  /** The processor's name of an unfinished setup. */
  setupReference: string | null;
  state: SourceState;
  facts: SourceFacts;
  setup: SourceSetup | null;
}

export interface NewSource {
  /** Our id. Repeating a request with the same id makes one source. */
  sourceId: string;
  userId: string;
  kind: SourceKind;
  customer: CustomerReference;
  /** What the processor's form returned. In a sandbox, a test source. Undefined to begin a setup. */
  token: string | undefined;
}

/** A charge names its source by the processor's reference. */
export interface ChargeRequest {
  donationId: string;
  /** Repeating a charge with the same key charges only once. */
  idempotencyKey: string;
  source: string;
  kind: SourceKind;
  customer: CustomerReference;
  amount: Money;
  /** True if the donor is not present, as for a later gift of a plan. */
  isOffSession: boolean;
  /** True if later gifts of a plan use the source too. */
  isForPlan: boolean;
}

/** `reference` is the processor's name of the payment. */
export type ChargeOutcome =
  | { state: 'approved'; reference: string | null }
  | { state: 'declined'; reference: string | null; code: DeclineCode }
  /** The donor must confirm the payment. `clientSecret` lets the processor's form do so; null in a sandbox. */
  | { state: 'requires_action'; reference: string; clientSecret: string | null }
  | { state: 'processing'; reference: string; checkAgainInMs: number }
  | { state: 'cancelled'; reference: string | null };

/** Names an existing charge. `since` is when the gift was accepted. */
export interface ChargeName {
  donationId: string;
  reference: string | null;
  customer: CustomerReference;
  since: Date;
}

export interface RefundRequest {
  refundId: string;
  /** Repeating a refund with the same key refunds only once. */
  idempotencyKey: string;
  charge: ChargeName & { source: string };
  amount: Money;
}

export type RefundProgress =
  | { state: 'returned' }
  | { state: 'refused'; isTooLate?: boolean }
  | { state: 'pending'; checkAgainInMs: number };

/** The charges that were made from `from` until before `to`, after the page that ended with `after`. */
export interface ChargeRange {
  from: Date;
  to: Date;
  after: string | undefined;
}

export interface ChargePage {
  charges: ListedCharge[];
  /** Undefined on the last page. */
  next: string | undefined;
}

export interface PaymentProcessor {
  readonly name: ProcessorName;
  /** The key of the processor's own form. Null for a processor without one. */
  readonly publishableKey: string | null;
  /** The country of the processor's account. Cards of other countries are international. */
  readonly country: string;
  /** Its events, and the objects that they are about. */
  readonly reports: ProcessorReports;
  /** Creates the donor's customer, or returns the one that exists. Repeating it is harmless. */
  createCustomer(userId: string): Promise<CustomerReference>;
  /** Stores a source, or begins its setup. Throws a VALIDATION_ERROR if the token is not this customer's. */
  addSource(source: NewSource): Promise<ProcessorSource>;
  /** Reads a source or its setup. */
  readSource(
    source: Pick<NewSource, 'sourceId' | 'kind' | 'customer'> &
      Pick<ProcessorSource, 'reference' | 'setupReference'>,
  ): Promise<ProcessorSource>;
  /** Forgets a source. Does nothing if the processor no longer has it. */
  removeSource(reference: string): Promise<void>;
  /** Charges a source. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Reads a charge. Finds it among the customer's payments if its reference is unknown. Undefined if there is none. */
  findCharge(name: ChargeName): Promise<ChargeOutcome | undefined>;
  /** Cancels a charge, or returns its money if it was approved. Does nothing if there is none. */
  cancelCharge(name: ChargeName): Promise<ChargeOutcome | undefined>;
  /** Refunds part or all of an approved charge to its source, or returns the progress of an earlier request. */
  refund(request: RefundRequest): Promise<RefundProgress>;
  /** Returns what the processor took for an approved charge. Undefined while it does not know. */
  readCost(name: ChargeName): Promise<ProcessingCost | undefined>;
  /** Returns a page of all charges that were made in a range of time. */
  listCharges(range: ChargeRange): Promise<ChargePage>;
}
