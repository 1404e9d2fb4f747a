/** Compares the webhooks that the demo's receiver got with the expected ones. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Donation, type WebhookEvent, WebhookVerificationError } from '../../client/index';
import { type ReceivedWebhook, type Receiver, verify } from './receiver';

const DELIVERY_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** The events that the demo subscribes to. */
export const DEMO_EVENTS = ['donation.created', 'donation.completed', 'donation.failed'] as const;

/** Waits at most a minute until both events of every gift have arrived. */
export async function waitForWebhooks(
  receiver: Receiver,
  gifts: Donation[],
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + DELIVERY_LIMIT_MS;
  while (missing(receiver.received, gifts).length > 0 && Date.now() < deadline) {
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}

/** A row for every request: event, gift, webhook id and the result of verification. */
export function webhookRows(received: ReceivedWebhook[]): string[][] {
  return received.map(({ verified }) =>
    verified instanceof WebhookVerificationError
      ? ['?', '?', '?', `refused: ${verified.reason}`]
      : [verified.event, giftOf(verified) ?? '-', verified.webhook_id, 'genuine'],
  );
}

/** The failed checks: missing events, webhooks that are not genuine, and altered copies that pass verification. */
export async function webhookFaults(
  received: ReceivedWebhook[],
  gifts: Donation[],
  secret: string,
): Promise<string[]> {
  const refused = received.filter(({ verified }) => verified instanceof WebhookVerificationError);
  const ofAltered = await Promise.all(
    received.map(({ rawBody, headers }) =>
      verify(Buffer.concat([rawBody, Buffer.from(' ')]), headers, secret),
    ),
  );
  const believed = ofAltered.filter((verified) => !(verified instanceof WebhookVerificationError));
  return [
    ...missing(received, gifts).map((what) => `no webhook arrived for ${what}`),
    ...refused.map(() => 'a webhook could not be verified'),
    ...believed.map(() => 'an altered copy of a webhook passed verification'),
  ];
}

function missing(received: ReceivedWebhook[], gifts: Donation[]): string[] {
  const here = new Set(
    received.map(({ verified }) =>
      verified instanceof WebhookVerificationError ? '' : `${verified.event} of ${giftOf(verified) ?? '-'}`,
    ),
  );
  return gifts
    .flatMap(({ donation_id, status }) =>
      ['created', status].map((what) => `donation.${what} of ${donation_id}`),
    )
    .filter((expected) => !here.has(expected));
}

function giftOf({ data }: WebhookEvent): string | undefined {
  return 'donation_id' in data ? (data.donation_id ?? undefined) : undefined;
}
