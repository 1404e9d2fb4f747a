import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListPayoutAccountsQuery,
  type PayoutAccount,
  type PayoutAccountList,
  type PayoutAccountRefusal,
  type PayoutAccountRequest,
} from '../openapi-types';

/** For members and operators: manages the accounts that a charity is paid to. */
export class PayoutAccountsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Adds an account. Another person must confirm it. ValidationError if a number's check digits are wrong. */
  create(charityId: string, account: PayoutAccountRequest, options?: CreateOptions): Promise<PayoutAccount> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/payout-accounts`, body: account },
      options,
    );
  }

  /** Lists a charity's accounts, newest first, also disabled ones. */
  list(
    charityId: string,
    page: ListPayoutAccountsQuery = {},
    options?: CallOptions,
  ): List<PayoutAccountList, PayoutAccount> {
    return this.#engine.list(
      { path: path`/v1/charities/${charityId}/payout-accounts`, query: page },
      { entries: 'payout_accounts', by: 'offset' },
      options,
    );
  }

  /** Reads an account. Of its number there is only `last4`. */
  get(charityId: string, accountId: string, options?: CallOptions): Promise<PayoutAccount> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/payout-accounts/${accountId}` },
      options,
    );
  }

  /** Confirms an account that another person added. For operators, and members of at least 30 days. */
  confirm(charityId: string, accountId: string, options?: CreateOptions): Promise<PayoutAccount> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/payout-accounts/${accountId}/confirm` },
      options,
    );
  }

  /** For every member: stops an account whose cooling-off is not over. */
  refuse(
    charityId: string,
    accountId: string,
    refusal: PayoutAccountRefusal,
    options?: CreateOptions,
  ): Promise<PayoutAccount> {
    return this.#engine.send(
      {
        method: 'POST',
        path: path`/v1/charities/${charityId}/payout-accounts/${accountId}/refuse`,
        body: refusal,
      },
      options,
    );
  }

  /** For an account of the kind `stripe`: asks for a new link to the page on which a member enters the bank. */
  renewOnboardingLink(charityId: string, accountId: string, options?: CreateOptions): Promise<PayoutAccount> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/payout-accounts/${accountId}/onboarding-link` },
      options,
    );
  }

  /** Removes an account, so that nothing is paid to it any more. */
  remove(charityId: string, accountId: string, options?: CallOptions): Promise<PayoutAccount> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/charities/${charityId}/payout-accounts/${accountId}` },
      options,
    );
  }
}
