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

/** Manages recurring gifts. Start one with `donations.create({…, recurring: {frequency, duration_months}})`. */
export class Recurring {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists the caller's recurring gifts, newest first. */
  listMine(filter: RecurringFilter & Page = {}, options?: CallOptions): Promise<RecurringList> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me/recurring', query: filter }, options);
  }

  /** Reads a recurring gift with its future dates. NotFoundError if the caller may not see the gift. */
  get(recurringId: string, options?: CallOptions): Promise<RecurringGift> {
    return this.#engine.send({ method: 'GET', path: path`/v1/recurring/${recurringId}` }, options);
  }

  /** Lists the outcome of each date so far, oldest first. */
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
   * Changes the amount ("25.00"), the next date (YYYY-MM-DD, UTC, after today) or the source of future gifts.
   * ConflictError if the plan has ended, or if it is paused and has no date to move.
   */
  update(recurringId: string, change: RecurringChange, options?: CallOptions): Promise<RecurringGift> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/recurring/${recurringId}`, body: change },
      options,
    );
  }

  /** Pauses the plan and skips its gifts, until the day `until` if given. ConflictError if the plan is not active. */
  pause(recurringId: string, pause: RecurringPause = {}, options?: CreateOptions): Promise<RecurringGift> {
    return this.#act(recurringId, 'pause', pause, options);
  }

  /**
   * Resumes the plan. ConflictError if the plan is not paused, or if its charity cannot receive gifts now.
   */
  resume(recurringId: string, options?: CreateOptions): Promise<RecurringGift> {
    return this.#act(recurringId, 'resume', undefined, options);
  }

  /** Skips the next gift. ConflictError if the plan is not active. */
  skip(recurringId: string, options?: CreateOptions): Promise<RecurringGift> {
    return this.#act(recurringId, 'skip', undefined, options);
  }

  /** Ends the plan and stores the reason. ConflictError if the plan has already ended. */
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
