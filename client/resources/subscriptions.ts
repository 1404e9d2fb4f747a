import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListSubscriptionsQuery,
  type Subscription,
  type SubscriptionList,
  type SubscriptionRequest,
} from '../openapi-types';

/** Manages the subscriptions of a charity, which its balance pays by the month. */
export class SubscriptionsResource {
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
  list(
    charityId: string,
    page: ListSubscriptionsQuery = {},
    options?: CallOptions,
  ): List<SubscriptionList, Subscription> {
    return this.#engine.list(
      { path: path`/v1/charities/${charityId}/subscriptions`, query: page },
      { entries: 'subscriptions', by: 'offset' },
      options,
    );
  }

  /** For members and operators: ends a subscription with the month that is paid. */
  end(charityId: string, kind: Subscription['kind'], options?: CallOptions): Promise<Subscription> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/charities/${charityId}/subscriptions/${kind}` },
      options,
    );
  }
}
