import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListMyRecurringQuery,
  type ListRecurringOccurrencesQuery,
  type Recurring,
  type RecurringCancel,
  type RecurringChange,
  type RecurringList,
  type RecurringOccurrence,
  type RecurringOccurrenceList,
  type RecurringPause,
} from '../openapi-types';

/** Manages recurring gifts. Start one with `donations.create({…, recurring: {frequency, duration_months}})`. */
export class RecurringResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists the caller's recurring gifts, newest first. */
  listMine(filter: ListMyRecurringQuery = {}, options?: CallOptions): List<RecurringList, Recurring> {
    return this.#engine.list(
      { path: '/v1/users/me/recurring', query: filter },
      { entries: 'recurring', by: 'offset' },
      options,
    );
  }

  /** Reads a recurring gift with its future dates. NotFoundError if the caller may not see the gift. */
  get(recurringId: string, options?: CallOptions): Promise<Recurring> {
    return this.#engine.send({ method: 'GET', path: path`/v1/recurring/${recurringId}` }, options);
  }

  /** Lists the outcome of each date so far, oldest first. */
  listOccurrences(
    recurringId: string,
    page: ListRecurringOccurrencesQuery = {},
    options?: CallOptions,
  ): List<RecurringOccurrenceList, RecurringOccurrence> {
    return this.#engine.list(
      { path: path`/v1/recurring/${recurringId}/occurrences`, query: page },
      { entries: 'occurrences', by: 'offset' },
      options,
    );
  }

  /**
   * Changes the amount ("25.00"), the next date (YYYY-MM-DD, UTC, after today) or the source of future gifts.
   * ConflictError if the plan has ended, or if it is paused and has no date to move.
   */
  update(recurringId: string, change: RecurringChange, options?: CallOptions): Promise<Recurring> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/recurring/${recurringId}`, body: change },
      options,
    );
  }

  /** Pauses the plan and skips its gifts, until the day `until` if given. ConflictError if the plan is not active. */
  pause(recurringId: string, pause: RecurringPause = {}, options?: CreateOptions): Promise<Recurring> {
    return this.#act(recurringId, 'pause', pause, options);
  }

  /**
   * Resumes the plan. ConflictError if the plan is not paused, or if its charity cannot receive gifts now.
   */
  resume(recurringId: string, options?: CreateOptions): Promise<Recurring> {
    return this.#act(recurringId, 'resume', undefined, options);
  }

  /** Skips the next gift. ConflictError if the plan is not active. */
  skip(recurringId: string, options?: CreateOptions): Promise<Recurring> {
    return this.#act(recurringId, 'skip', undefined, options);
  }

  /** Ends the plan and stores the reason. ConflictError if the plan has already ended. */
  cancel(recurringId: string, cancel: RecurringCancel = {}, options?: CreateOptions): Promise<Recurring> {
    return this.#act(recurringId, 'cancel', cancel, options);
  }

  #act(
    recurringId: string,
    action: string,
    body: object | undefined,
    options?: CreateOptions,
  ): Promise<Recurring> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/recurring/${recurringId}/${action}`, body },
      options,
    );
  }
}
