import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Page,
  type Recurring as RecurringGift,
  type RecurringCancel,
  type RecurringChange,
  type RecurringFilter,
  type RecurringList,
  type RecurringOccurrenceList,
  type RecurringPause,
} from '../types';

/** Recurring gifts. One begins with `donations.create({…, recurring: {frequency, duration_months}})`. */
export class Recurring {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** One page of the caller's recurring gifts, newest first. */
  listMine(filter: RecurringFilter & Page = {}, options?: CallOptions): Promise<RecurringList> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me/recurring', query: filter }, options);
  }

  /** One recurring gift with its dates to come; NotFoundError when it is none of the caller's. */
  get(recurringId: string, options?: CallOptions): Promise<RecurringGift> {
    return this.#engine.send({ method: 'GET', path: path`/v1/recurring/${recurringId}` }, options);
  }

  /** What became of each date so far, oldest first. */
  listOccurrences(
    recurringId: string,
    page: Page = {},
    options?: CallOptions,
  ): Promise<RecurringOccurrenceList> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/recurring/${recurringId}/occurrences`, query: page },
      options,
    );
  }

  /**
   * Changes the amount ("25.00"), the next date (YYYY-MM-DD, UTC, after today) or the source of the gifts to come.
   * ValidationError names every wrong field; ConflictError: it has ended, or is paused and has no date to move.
   */
  update(recurringId: string, change: RecurringChange, options?: CallOptions): Promise<RecurringGift> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/recurring/${recurringId}`, body: change },
      options,
    );
  }

  /** Rests it, with `until` up to a day; what falls into the pause is not made up. ConflictError unless it is active. */
  pause(recurringId: string, pause: RecurringPause = {}, options?: CreateOptions): Promise<RecurringGift> {
    return this.#act(recurringId, 'pause', pause, options);
  }

  /** Lets it go on. ConflictError unless it is paused, or when its charity cannot receive now. */
  resume(recurringId: string, options?: CreateOptions): Promise<RecurringGift> {
    return this.#act(recurringId, 'resume', undefined, options);
  }

  /** Passes over the next gift. ConflictError unless it is active. */
  skip(recurringId: string, options?: CreateOptions): Promise<RecurringGift> {
    return this.#act(recurringId, 'skip', undefined, options);
  }

  /** Ends it; the reason is kept. ConflictError when it has ended already. */
  cancel(recurringId: string, cancel: RecurringCancel = {}, options?: CreateOptions): Promise<RecurringGift> {
    return this.#act(recurringId, 'cancel', cancel, options);
  }

  #act(
    recurringId: string,
    action: string,
    body: object | undefined,
    options?: CreateOptions,
  ): Promise<RecurringGift> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/recurring/${recurringId}/${action}`, body },
      options,
    );
  }
}
