/** `tail --events`: prints the feed of events with their sequence, and every gap in it. */
import { type WebhookEvent } from '../../client/index';
import { type Column, formatLine, formatTitles, timeOfDay } from './columns';
import { follow, type Tail } from './follow';

const COLUMNS: Column[] = [
  { title: 'time', width: 8 },
  { title: 'sequence', width: 10, align: 'right' },
  { title: 'event', width: 29 },
  { title: 'webhook_id', width: 34 },
  { title: 'about', width: 0 },
];
/** How many past events are shown at the start. */
const FIRST = 10;
const PAGE = 100;

/** Follows the feed of the client's account. */
export async function tailEvents(tail: Tail): Promise<void> {
  const { client, say } = tail;
  let last: WebhookEvent | undefined;
  const show = (event: WebhookEvent) => {
    if (last !== undefined) sayGap(say, last.sequence, event.sequence);
    say(formatEvent(event));
    last = event;
  };
  say(formatTitles(COLUMNS));
  await follow(tail, async () => {
    if (last === undefined) {
      const { total } = await client.events.list({ limit: 1 });
      const { events } = await client.events.list({ limit: FIRST, offset: Math.max(0, total - FIRST) });
      events.forEach(show);
    }
    for (let isFull = last !== undefined; isFull && last !== undefined;) {
      const { events } = await client.events.list({ limit: PAGE, after: last.webhook_id });
      events.forEach(show);
      isFull = events.length === PAGE;
    }
  });
}

/** Reports a gap, which sequences should never have. */
function sayGap(say: Tail['say'], before: number, after: number): void {
  if (after === before + 1) return;
  say(`GAP: after ${before} came ${after}`);
}

function formatEvent({ timestamp, sequence, event, webhook_id, data }: WebhookEvent): string {
  const about = Object.entries(data).find(([name, value]) => name.endsWith('_id') && value !== null);
  return formatLine(COLUMNS, [
    timeOfDay(timestamp),
    String(sequence),
    event,
    webhook_id,
    String(about?.[1] ?? ''),
  ]);
}
