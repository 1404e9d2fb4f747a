import { type CallOptions, path, type RequestEngine } from '../request';
import { type Cursor, type EventFilter, type EventList, type Page, type WebhookEvent } from '../types';

/** Reads the event feed of the caller's account. The feed keeps events for 90 days. */
export class Events {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists events, oldest first. To continue, pass the last `webhook_id` as `after`. */
  list(filter: EventFilter & Page & Cursor = {}, options?: CallOptions): Promise<EventList> {
    return this.#engine.send({ method: 'GET', path: '/v1/events', query: filter }, options);
  }

  /**
   * Reads an event by its `webhook_id`. NotFoundError if the event belongs to another account or is older
   * than 90 days.
   */
  get(webhookId: string, options?: CallOptions): Promise<WebhookEvent> {
    return this.#engine.send({ method: 'GET', path: path`/v1/events/${webhookId}` }, options);
  }
}
