import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListAllPayoutsQuery,
  type ListPayoutsQuery,
  type Payout,
  type PayoutList,
  type PayoutQuote,
  type PayoutRequest,
  type PayoutSettings,
  type PayoutSettingsChanges,
} from '../openapi-types';

/** Pays charities. For their members and operators. */
export class PayoutsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Reads when a charity is paid. */
  settings(charityId: string, options?: CallOptions): Promise<PayoutSettings> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/payout-settings` },
      options,
    );
  }

  /** Chooses when a charity is paid. */
  updateSettings(
    charityId: string,
    changes: PayoutSettingsChanges,
    options?: CreateOptions,
  ): Promise<PayoutSettings> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/charities/${charityId}/payout-settings`, body: changes },
      options,
    );
  }

  /** Prices a payout without moving anything. The rate holds for a minute. Rejects like `create`. */
  quote(charityId: string, payout: PayoutRequest, options?: CreateOptions): Promise<PayoutQuote> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/payouts/quote`, body: payout },
      options,
    );
  }

  /**
   * Pays the charity to one of its accounts, all that is available without `amount`. Returns once the amount is
   * durably reserved. `held` means that two operators decide. InsufficientFundsError over the available amount.
   * ConflictError if the account is not active, or if the balance is in crypto.
   */
  create(charityId: string, payout: PayoutRequest, options?: CreateOptions): Promise<Payout> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/payouts`, body: payout },
      options,
    );
  }

  /** Lists a charity's payouts, newest first. */
  list(charityId: string, filter: ListPayoutsQuery = {}, options?: CallOptions): List<PayoutList, Payout> {
    return this.#engine.list(
      { path: path`/v1/charities/${charityId}/payouts`, query: filter },
      { entries: 'payouts', by: 'offset' },
      options,
    );
  }

  /** Reads a payout. */
  get(charityId: string, payoutId: string, options?: CallOptions): Promise<Payout> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/payouts/${payoutId}` },
      options,
    );
  }

  /** Cancels a payout. ConflictError unless it is scheduled. */
  cancel(charityId: string, payoutId: string, options?: CreateOptions): Promise<Payout> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/payouts/${payoutId}/cancel` },
      options,
    );
  }

  /** For operators: lists the payouts of all charities, newest first. */
  listAll(filter: ListAllPayoutsQuery = {}, options?: CallOptions): List<PayoutList, Payout> {
    return this.#engine.list(
      { path: '/v1/payouts', query: filter },
      { entries: 'payouts', by: 'offset' },
      options,
    );
  }

  /** For operators: holds a scheduled payout. */
  hold(payoutId: string, reason: string, options?: CreateOptions): Promise<Payout> {
    return this.#decide('hold', payoutId, { reason, options });
  }

  /** For operators: releases a held payout. Above the limit it still needs `approve`. */
  release(payoutId: string, reason: string, options?: CreateOptions): Promise<Payout> {
    return this.#decide('release', payoutId, { reason, options });
  }

  /** For operators: approves a payout that another operator released. */
  approve(payoutId: string, reason: string, options?: CreateOptions): Promise<Payout> {
    return this.#decide('approve', payoutId, { reason, options });
  }

  #decide(
    decision: 'hold' | 'release' | 'approve',
    payoutId: string,
    { reason, options }: { reason: string; options: CreateOptions | undefined },
  ): Promise<Payout> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/payouts/${payoutId}/${decision}`, body: { reason } },
      options,
    );
  }
}
