/**
 * The processor charges donors. A request that can never succeed throws a GivingError and moves no money. After any
 * other error, callers retry with the same key.
 */
import { type SourceKind } from '../domain/sandbox/sources';
import { type Currency, type Money } from '../domain/money';

export interface PaymentSource {
  source: string;
  kind: SourceKind;
  currencies: Currency[];
}

export interface ChargeRequest {
  /** The gift's id. Repeating a charge with the same key charges only once. */
  idempotencyKey: string;
  source: string;
  amount: Money;
}

export interface RefundRequest {
  /** The refund's id. Repeating a refund with the same key refunds only once. */
  idempotencyKey: string;
  /** The idempotency key of the charge. */
  chargeKey: string;
  source: string;
  amount: Money;
}

export type RefundProgress =
  { state: 'returned' } | { state: 'refused' } | { state: 'pending'; checkAgainInMs: number };

export interface PaymentProcessor {
  /** Finds the source with the name `source`. If `source` is undefined, returns the donor's own source of `kind`. */
  findSource(source: string | undefined, kind: SourceKind): PaymentSource | undefined;
  /** Returns the most that a source can pay, in minor units. */
  available(source: PaymentSource, currency: Currency): Promise<bigint>;
  /** Charges a source. Returns false if the issuer declines. */
  charge(request: ChargeRequest): Promise<boolean>;
  /** Voids an approved charge before settlement. Does nothing if there is no charge. */
  voidCharge(idempotencyKey: string): Promise<void>;
  /** Refunds part or all of a settled charge to its source, or returns the progress of an earlier request. */
  refund(request: RefundRequest): Promise<RefundProgress>;
}
