/** Our gateway before a double of Stripe. */
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import {
  type ChargeName,
  type ChargeRequest,
  type PaymentProcessor,
  type RefundRequest,
} from '../../../gateways/processors/payment-processor';
import { type SourceKind } from '../../../domain/sources/source';
import { newId } from '../../../new-id';
import { StripeDouble } from '../../doubles/stripe/double';

export interface Donor {
  customer: string | null;
  source: string;
  kind: SourceKind;
}

export class StripeWorld {
  private constructor(
    readonly double: StripeDouble,
    readonly processor: PaymentProcessor,
  ) {}

  /** Each test file has a double of its own. Only a test of lost answers needs a short time-out. */
  static async start(timeoutMs = 10_000): Promise<StripeWorld> {
    const double = await StripeDouble.start();
    return new StripeWorld(
      double,
      createStripeProcessor({ ...double.settings, timeoutMs, keyWindowMs: 500 }),
    );
  }

  close(): Promise<void> {
    return this.double.close();
  }

  /** A donor with one saved card or account. */
  async donorWith(token: string, kind: SourceKind = 'card'): Promise<Donor> {
    const userId = newId('user');
    const customer = await this.processor.createCustomer(userId);
    const sourceId = newId('source');
    const { reference } = await this.processor.addSource({ sourceId, userId, kind, customer, token });
    return { customer, source: reference ?? '', kind };
  }

  chargesOf({ donationId }: Pick<ChargeRequest, 'donationId'>) {
    return this.double.charges().filter((charge) => charge.donationId === donationId);
  }

  /** The parameters of the last request of a kind. */
  lastRequest(method: string, path: string) {
    return this.double.requests.findLast((request) => request.method === method && request.path === path);
  }
}

export function chargeRequest(donor: Donor, changes: Partial<ChargeRequest> = {}): ChargeRequest {
  const donationId = newId('donation');
  const amount = { currency: 'USD' as const, minor: 2_500n };
  const terms = { amount, isOffSession: false, isForPlan: false };
  return { donationId, idempotencyKey: `${donationId}/1`, ...donor, ...terms, ...changes };
}

export function nameOf(
  { donationId, customer }: ChargeRequest,
  reference: string | null = null,
  since = new Date(Date.now() - 1_000),
): ChargeName {
  return { donationId, reference, customer, since };
}

export function refundRequest(
  request: ChargeRequest,
  reference: string | null,
  changes: Partial<RefundRequest> = {},
): RefundRequest {
  const refundId = newId('refund');
  const charge = { ...nameOf(request, reference), source: request.source };
  return { refundId, idempotencyKey: refundId, charge, amount: request.amount, ...changes };
}
