import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Page,
  type Subscription,
  type SubscriptionKind,
  type SubscriptionList,
  type SubscriptionRequest,
} from '../types';

/** Manages the subscriptions of a charity, which its balance pays by the month. */
export class Subscriptions {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** For members: begins a subscription. The balance pays the first month at once. */
  begin(
    charityId: string,
    subscription: SubscriptionRequest,
    options?: CreateOptions,
  ): Promise<Subscription> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/subscriptions`, body: subscription },
      options,
    );
  }

  /** Lists the subscriptions of a charity, newest first. */
  list(charityId: string, page: Page = {}, options?: CallOptions): Promise<SubscriptionList> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/subscriptions`, query: page },
      options,
    );
  }

  /** For members and operators: ends a subscription with the month that is paid. */
  end(charityId: string, kind: SubscriptionKind, options?: CallOptions): Promise<Subscription> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/charities/${charityId}/subscriptions/${kind}` },
      options,
    );
  }
}
