/**
 * What the platform asks of whoever takes the donor's money. A request that can never succeed throws a GivingError and
 * has moved no money; any other error is retried under the same key.
 */
import { type SourceKind } from '../domain/sandbox/sources';
import { type Currency, type Money } from '../domain/money';

export interface PaymentSource {
  source: string;
  kind: SourceKind;
  currencies: Currency[];
}

export interface ChargeRequest {
  /** The gift's id: charging twice under one key charges once. */
  idempotencyKey: string;
  source: string;
  amount: Money;
}

export interface RefundRequest {
  /** The refund's id: asking twice under one key gives back once. */
  idempotencyKey: string;
  /** The key under which the money was charged. */
  chargeKey: string;
  source: string;
  amount: Money;
}

export type RefundProgress =
  { state: 'returned' } | { state: 'refused' } | { state: 'pending'; checkAgainInMs: number };

export interface PaymentProcessor {
  /** A source by its name, or the caller's own of a kind when none is named; undefined when there is no such source. */
  findSource(source: string | undefined, kind: SourceKind): PaymentSource | undefined;
  /** What a source can pay with at most, in minor units. */
  available(source: PaymentSource, currency: Currency): Promise<bigint>;
  /** Takes the money; false when the issuer declines. */
  charge(request: ChargeRequest): Promise<boolean>;
  /** Gives an approved charge back before it was settled; harmless when there is none. */
  voidCharge(idempotencyKey: string): Promise<void>;
  /** Gives part or all of a settled charge back to where it came from, or says how far an earlier request is. */
  refund(request: RefundRequest): Promise<RefundProgress>;
}
