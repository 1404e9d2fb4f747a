/** Signs and sends the double's events: late, doubled and out of order if it is told so. */
import { createHmac } from 'node:crypto';
import { fetchTrusting } from '../../support/fetch-trusting';
import { type Event } from './objects';

const MOST_TRIES = 60;
const LONGEST_WAIT_MS = 2_000;

export interface WebhookSettings {
  url?: string | undefined;
  /** The authority of the address's certificate, in PEM, where it is none that everybody trusts. */
  ca?: string | undefined;
  /** Each event is sent after a random time up to this one, so that events overtake each other. */
  lateMs?: number | undefined;
  /** The share of events that are sent twice. */
  doubled?: number | undefined;
}

/** Returns the header Stripe-Signature of a body. */
export function signBody(body: string, secret: string, at = Math.floor(Date.now() / 1_000)): string {
  const signature = createHmac('sha256', secret)
    .update(`${String(at)}.${body}`)
    .digest('hex');
  return `t=${String(at)},v1=${signature}`;
}

interface Delivery {
  url: string;
  body: string;
  secret: string;
}

export class WebhookSender {
  private settings: WebhookSettings = {};
  private readonly timers = new Set<NodeJS.Timeout>();
  /** How many deliveries were answered with 2xx. */
  delivered = 0;

  constructor(private readonly secretOf: (event: Event) => string) {}

  set(settings: WebhookSettings): void {
    this.settings = settings;
  }

  send(event: Event): void {
    const { url, lateMs = 0, doubled = 0 } = this.settings;
    if (url === undefined) return;
    const body = JSON.stringify(event);
    const secret = this.secretOf(event);
    const times = Math.random() < doubled ? 2 : 1;
    for (let copy = 0; copy < times; copy += 1) this.later(Math.random() * lateMs, { url, body, secret }, 1);
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.settings = {};
  }

  private later(ms: number, delivery: Delivery, attempt: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.deliver(delivery, attempt);
    }, ms);
    this.timers.add(timer.unref());
  }

  private async deliver(delivery: Delivery, attempt: number): Promise<void> {
    const { url, body, secret } = delivery;
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signBody(body, secret) };
    const { ca } = this.settings;
    const post = ca === undefined ? fetch : fetchTrusting(ca);
    const isTaken = await post(url, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isTaken) this.delivered += 1;
    else if (attempt < MOST_TRIES && this.settings.url !== undefined) {
      this.later(Math.min(LONGEST_WAIT_MS, 50 * 2 ** attempt), delivery, attempt + 1);
    }
  }
}
