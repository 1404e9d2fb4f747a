import { type List } from '../list';
import { type CallOptions, path, type RequestEngine } from '../request';
import { type EventList, type ListEventsQuery, type WebhookEvent } from '../openapi-types';

/** Reads the event feed of the caller's account. The feed keeps events for 90 days. */
export class EventsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists events, oldest first. To continue, pass the last `webhook_id` as `after`. */
  list(filter: ListEventsQuery = {}, options?: CallOptions): List<EventList, WebhookEvent> {
    return this.#engine.list(
      { path: '/v1/events', query: filter },
      { entries: 'events', by: { cursor: 'webhook_id' } },
      options,
    );
  }

  /**
   * Reads an event by its `webhook_id`. NotFoundError if the event belongs to another account or is older
   * than 90 days.
   */
  get(webhookId: string, options?: CallOptions): Promise<WebhookEvent> {
    return this.#engine.send({ method: 'GET', path: path`/v1/events/${webhookId}` }, options);
  }
}
