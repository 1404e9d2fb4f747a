/** `tail`: prints a line for every delivery that is new or has changed. */
import { type GivingClient, NotFoundError, type WebhookDelivery } from '../../client/index';
import { type Column, formatLine, formatTitles, timeOfDay } from './columns';
import { follow, type Tail } from './follow';

const COLUMNS: Column[] = [
  { title: 'time', width: 8 },
  { title: 'event', width: 29 },
  { title: 'endpoint', width: 34 },
  { title: 'state', width: 9 },
  { title: 'attempts', width: 8, align: 'right' },
  { title: 'last', width: 8 },
  { title: 'duration', width: 9, align: 'right' },
  { title: '', width: 0 },
];
/** How many past deliveries are shown at the start. */
const FIRST = 10;
const PAGE = 100;
/** How many older open deliveries are checked in one poll. */
const OLDER_AT_ONCE = 25;
/** How many deliveries are remembered. */
const REMEMBERED = 5_000;

/** Follows the deliveries of the client's account. */
export async function tailDeliveries(tail: Tail): Promise<void> {
  const watch = new DeliveryWatch(tail.client);
  tail.say(formatTitles(COLUMNS));
  await follow(tail, async () => {
    for (const line of await watch.look()) tail.say(line);
  });
}

class DeliveryWatch {
  /** The last known state of each delivery, the least recently checked first. */
  private readonly said = new Map<string, { digest: string; isOpen: boolean }>();
  private readonly urls = new Map<string, string>();
  private newestId: string | undefined;
  private hasLooked = false;

  constructor(private readonly client: GivingClient) {}

  /** Returns lines for the deliveries that changed since the last poll, oldest first. */
  async look(): Promise<string[]> {
    const recent = await this.readRecent();
    const older = await this.readOlder(new Set(recent.map(({ delivery_id }) => delivery_id)));
    const isFirst = !this.hasLooked;
    this.hasLooked = true;
    this.newestId = recent[0]?.delivery_id ?? this.newestId;
    const changed = [...recent, ...older].filter((delivery) => this.note(delivery));
    if (changed.length > 0) await this.readEndpoints();
    return changed
      .sort((a, b) => (a.delivery_id < b.delivery_id ? -1 : 1))
      .slice(isFirst ? -FIRST : 0)
      .map((delivery) => formatDelivery(delivery, this.urls.get(delivery.endpoint_id)));
  }

  /** Reads the newest page, and further pages until a delivery that was seen before. */
  private async readRecent(): Promise<WebhookDelivery[]> {
    const { deliveries } = this.client.webhooks;
    const { deliveries: found } = await deliveries.list({ limit: PAGE });
    if (!this.hasLooked) return found;
    for (;;) {
      const last = found.at(-1)?.delivery_id;
      const isReached = last === undefined || found.length % PAGE !== 0 || last <= (this.newestId ?? '');
      if (isReached) return found;
      found.push(...(await deliveries.list({ limit: PAGE, after: last })).deliveries);
    }
  }

  /** Reads open deliveries that are no longer among the recent ones, a few in each poll. */
  private async readOlder(recentIds: Set<string>): Promise<WebhookDelivery[]> {
    const ids = [...this.said]
      .filter(([id, { isOpen }]) => isOpen && !recentIds.has(id))
      .slice(0, OLDER_AT_ONCE)
      .map(([id]) => id);
    const found = await Promise.all(
      ids.map((id) =>
        this.client.webhooks.deliveries.get(id).catch((error: unknown) => {
          // The platform deletes deliveries after 90 days.
          if (!(error instanceof NotFoundError)) throw error;
          this.said.delete(id);
          return undefined;
        }),
      ),
    );
    return found.filter((delivery) => delivery !== undefined);
  }

  /** Remembers a delivery's state and returns whether it changed. */
  private note({ delivery_id, state, attempts, next_attempt_at }: WebhookDelivery): boolean {
    const digest = `${state} ${attempts.length} ${next_attempt_at ?? ''}`;
    const before = this.said.get(delivery_id);
    this.said.delete(delivery_id);
    this.said.set(delivery_id, { digest, isOpen: state !== 'delivered' && state !== 'failed' });
    const [oldest] = this.said.keys();
    if (this.said.size > REMEMBERED && oldest !== undefined) this.said.delete(oldest);
    return before?.digest !== digest;
  }

  private async readEndpoints(): Promise<void> {
    const { endpoints } = await this.client.webhooks.endpoints.list({ limit: 100 });
    for (const { endpoint_id, url } of endpoints) this.urls.set(endpoint_id, url);
  }
}

function formatDelivery(delivery: WebhookDelivery, url: string | undefined): string {
  const { attempts, state, next_attempt_at: next } = delivery;
  const last = attempts.at(-1);
  return formatLine(COLUMNS, [
    timeOfDay(last?.at ?? delivery.created_at),
    delivery.event,
    url?.replace(/^https?:\/\//, '') ?? delivery.endpoint_id,
    state,
    String(attempts.length),
    String(last?.status ?? last?.error ?? '-'),
    last === undefined ? '-' : `${last.duration_ms} ms`,
    next === null ? '' : `next ${timeOfDay(next)}`,
  ]);
}
