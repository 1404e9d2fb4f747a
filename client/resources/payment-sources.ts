import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListPaymentSourcesQuery,
  type PaymentSource,
  type PaymentSourceChanges,
  type PaymentSourceList,
  type PaymentSourceRequest,
  type RemovePaymentSourceQuery,
} from '../openapi-types';

/** Manages the caller's cards, bank accounts and wallets. Calls on another user's source reject with a NotFoundError. */
export class PaymentSourcesResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Adds a source. Without `processor_token`, the answer has the status `requires_action`, and a `setup` for
   * the processor's form. ValidationError if the token belongs to another user, or if it looks like a card
   * number.
   */
  create(source: PaymentSourceRequest, options?: CreateOptions): Promise<PaymentSource> {
    return this.#engine.send({ method: 'POST', path: '/v1/users/me/payment-sources', body: source }, options);
  }

  /** Lists the saved sources, newest first. */
  list(page: ListPaymentSourcesQuery = {}, options?: CallOptions): List<PaymentSourceList, PaymentSource> {
    return this.#engine.list(
      { path: '/v1/users/me/payment-sources', query: page },
      { entries: 'payment_sources', by: 'offset' },
      options,
    );
  }

  /** Reads a source. If its setup is unfinished, the platform reads the setup's state at the processor. */
  get(sourceId: string, options?: CallOptions): Promise<PaymentSource> {
    return this.#engine.send({ method: 'GET', path: pathOf(sourceId) }, options);
  }

  /**
   * Makes a source the default of its kind, or no longer the default. ConflictError if the source is not
   * ready.
   */
  update(sourceId: string, changes: PaymentSourceChanges, options?: CallOptions): Promise<PaymentSource> {
    return this.#engine.send({ method: 'PATCH', path: pathOf(sourceId), body: changes }, options);
  }

  /**
   * Removes a source. Its recurring gifts move to the source in `replace_with`, which must be of the same
   * kind. ConflictError with `details.recurring_ids` if there are such gifts but no `replace_with`. Never
   * retries if the request may have arrived.
   */
  remove(
    sourceId: string,
    removal: RemovePaymentSourceQuery = {},
    options?: CallOptions,
  ): Promise<PaymentSource> {
    return this.#engine.send({ method: 'DELETE', path: pathOf(sourceId), query: removal }, options);
  }
}

function pathOf(sourceId: string): string {
  return path`/v1/users/me/payment-sources/${sourceId}`;
}
