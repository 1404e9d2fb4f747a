/**
 * Adds what a donor typed into Stripe's form as a source of the API. If an answer is lost, the next attempt repeats the
 * request, so that the source is not added twice.
 */
import {
  GivingApiError,
  type GivingClient,
  type PaymentSource,
  ValidationError,
} from '../../../client/index';
import { FormFault, type Payer } from './adapter';
import { type StripeMethod } from './stripe-js';

interface Typed {
  payer: Payer;
  save: boolean;
}

interface Exchanged extends Typed {
  method: Promise<StripeMethod>;
  idempotencyKey: string;
}

export class AddOnce {
  private last: Exchanged | undefined;

  constructor(private readonly client: GivingClient) {}

  /** The donor typed something else, which needs a token of its own. */
  forget(): void {
    this.last = undefined;
  }

  /** `exchange` makes Stripe's token. It is not called if the last one is still good. */
  async add(
    typed: Typed,
    exchange: () => Promise<StripeMethod>,
  ): Promise<{ method: StripeMethod; source: PaymentSource }> {
    const last = isSame(typed, this.last) ? this.last : undefined;
    const exchanged = last ?? { ...typed, method: exchange(), idempotencyKey: crypto.randomUUID() };
    this.last = exchanged;
    const { save, idempotencyKey } = exchanged;
    try {
      const method = await exchanged.method;
      const body = { kind: methodOf(method.type), processor_token: method.id, save };
      const source = await this.client.paymentSources.create(body, { idempotencyKey });
      if (source.status !== 'ready') throw new FormFault('bankNotVerified');
      return { method, source };
    } catch (error) {
      if (isAboutSource(error)) this.forget();
      throw error;
    }
  }
}

function isSame({ payer, save }: Typed, last: Exchanged | undefined): last is Exchanged {
  return last?.save === save && last.payer.name === payer.name && last.payer.email === payer.email;
}

/** False if the error leaves open whether the source was added. */
function isAboutSource(error: unknown): boolean {
  if (error instanceof FormFault || error instanceof ValidationError) return true;
  return error instanceof GivingApiError && error.code === 'LIMIT_EXCEEDED';
}

/** A US account in dollars, and a SEPA account in euros. */
export const BANK_TYPES = ['us_bank_account', 'sepa_debit'] as const;

export function methodOf(type: string): 'card' | 'ach' {
  return BANK_TYPES.some((each) => each === type) ? 'ach' : 'card';
}
