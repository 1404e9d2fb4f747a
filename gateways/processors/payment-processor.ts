/**
 * A payment processor stores the cards and bank accounts of donors, and charges them. Its answers may be late
 * or get lost. If a request can never succeed, the processor throws a GivingError and moves no money. After a
 * ProcessorFault, the caller does not know whether money moved. It must find out before it repeats the
 * request.
 */
import { type DeclineCode, type ProcessorName } from '../../domain/charges/charge';
import { type ListedCharge } from '../../domain/charges/comparison';
import { type ProcessingCost } from '../../domain/charges/cost';
import { type Money } from '../../domain/money';
import { type TheirMovement } from '../../domain/reconciliation/movements';
import { type SourceFacts, type SourceKind, type SourceState } from '../../domain/sources/source';
import { type ProcessorReports } from './processor-reports';

/**
 * A failure with an unknown outcome. With `server_error`, the processor failed. With `busy`, it got too many
 * requests. With `no_answer`, its answer was lost.
 */
export class ProcessorFault extends Error {
  override readonly name = 'ProcessorFault';

  constructor(
    readonly kind: 'server_error' | 'busy' | 'no_answer',
    message: string,
    /** The time that the processor wants us to wait before the next attempt. */
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

/** The processor's id of a donor. Null if the processor has no such ids. */
export type CustomerReference = string | null;

/** The data that our page passes to the processor's own form. It contains no secret of ours. */
export interface SourceSetup {
  publishableKey: string;
  clientSecret: string;
}

/** The current state of a payment source at the processor. */
export interface ProcessorSource {
  /** The processor's id of the card, account or wallet; null until the donor has entered one. */
  reference: string | null;
  /** The processor's id of an unfinished setup. */
  setupReference: string | null;
  state: SourceState;
  facts: SourceFacts;
  setup: SourceSetup | null;
}

export interface NewSource {
  /** Our id of the source. Repeated requests with the same id create only one source. */
  sourceId: string;
  userId: string;
  kind: SourceKind;
  customer: CustomerReference;
  /**
   * The token that the processor's form returned, or a test source in a sandbox. Undefined to begin a setup.
   */
  token: string | undefined;
}

/** A request to charge a source. `source` is the processor's id of the source. */
export interface ChargeRequest {
  donationId: string;
  /** Repeating a charge with the same key charges only once. */
  idempotencyKey: string;
  source: string;
  kind: SourceKind;
  customer: CustomerReference;
  amount: Money;
  /** True if the donor is not present, as for the later gifts of a plan. */
  isOffSession: boolean;
  /** True if the later gifts of a plan will use the same source. */
  isForPlan: boolean;
}

/** The outcome of a charge. `reference` is the processor's id of the payment. */
export type ChargeOutcome =
  | { state: 'approved'; reference: string | null }
  | { state: 'declined'; reference: string | null; code: DeclineCode }
  /**
   * The donor must confirm the payment in the processor's form. The form needs `clientSecret`; null in a
   * sandbox.
   */
  | { state: 'requires_action'; reference: string; clientSecret: string | null }
  | { state: 'processing'; reference: string; checkAgainInMs: number }
  | { state: 'cancelled'; reference: string | null };

/** Identifies an existing charge. `since` is the time at which the platform accepted the gift. */
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

/** Selects the charges from `from` on and before `to`. `after` is the `next` of the previous page. */
export interface ChargeRange {
  from: Date;
  to: Date;
  after: string | undefined;
}

export interface ChargePage {
  charges: ListedCharge[];
  /** The start of the next page; undefined on the last page. */
  next: string | undefined;
}

export interface MovementPage {
  movements: TheirMovement[];
  /** The start of the next page; undefined on the last page. */
  next: string | undefined;
}

export interface PaymentProcessor {
  readonly name: ProcessorName;
  /** The public key for the processor's own form; null for a processor without a form. */
  readonly publishableKey: string | null;
  /** The country of our account at the processor. Cards from other countries are international cards. */
  readonly country: string;
  /** Reads the processor's events, and the disputes and refunds that they report. */
  readonly reports: ProcessorReports;
  /** Returns the processor's id of a donor. Creates the donor at the processor if needed. */
  createCustomer(userId: string): Promise<CustomerReference>;
  /**
   * Stores a source or begins its setup. Throws a VALIDATION_ERROR if the token belongs to another customer.
   */
  addSource(source: NewSource): Promise<ProcessorSource>;
  /** Reads a source. While its setup is unfinished, reads the setup. */
  readSource(
    source: Pick<NewSource, 'sourceId' | 'kind' | 'customer'> &
      Pick<ProcessorSource, 'reference' | 'setupReference'>,
  ): Promise<ProcessorSource>;
  /** Deletes a source at the processor. Does nothing if the processor no longer has the source. */
  removeSource(reference: string): Promise<void>;
  /** Charges a source. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /**
   * Reads a charge. If its reference is unknown, searches the customer's payments. Returns undefined if there
   * is no charge.
   */
  findCharge(name: ChargeName): Promise<ChargeOutcome | undefined>;
  /** Cancels a charge. If the charge was approved, returns its money. Does nothing if there is no charge. */
  cancelCharge(name: ChargeName): Promise<ChargeOutcome | undefined>;
  /**
   * Refunds all or part of an approved charge to its source. A repeated request only returns the refund's
   * progress.
   */
  refund(request: RefundRequest): Promise<RefundProgress>;
  /**
   * Returns the processor's actual fee for an approved charge, or undefined while the fee is not known yet.
   */
  readCost(name: ChargeName): Promise<ProcessingCost | undefined>;
  /** Returns a page of all charges that were made in a range of time. */
  listCharges(range: ChargeRange): Promise<ChargePage>;
  /** Returns a page of everything that changed the balance of our account in a range of time. */
  listMovements(range: ChargeRange): Promise<MovementPage>;
}
