/** A donor as a subscriber and user of the SDK, and streams of gifts that go on whatever happens to the servers. */
import { type DonationCreated, type DonationRequest, GivingClient } from '../../client';
import { buildActor, type BuiltActor } from '../factories';
import { type Installation } from './installation';
import { WebhookReceiver } from './receiver';

export interface Donor extends BuiltActor {
  client: GivingClient;
  receiver: WebhookReceiver;
  /** Every try that did not end in success, in the order they came. */
  refusals: Refusal[];
}

/** One try's answer; without a status there was none. */
export interface Refusal {
  status: number | undefined;
  retryAfter: string | null;
}

export interface AcceptedGift {
  idempotencyKey: string;
  request: DonationRequest;
  answer: DonationCreated;
}

/** More tries than any outage of a test lasts. */
const MAX_RETRIES = 60;

/** A verified donor with an SDK client, whose account has a webhook endpoint for all events. */
export async function openDonor(installation: Pick<Installation, 'api' | 'db'>): Promise<Donor> {
  const actor = await buildActor(installation.db);
  const receiver = await WebhookReceiver.start();
  const refusals: Refusal[] = [];
  const client = new GivingClient({
    apiKey: actor.key,
    environment: 'sandbox',
    baseUrl: installation.api.address,
    maxRetries: MAX_RETRIES,
    fetch: (input, init) => noteRefusal(refusals, fetch(input, init)),
  });
  const { secret } = await client.webhooks.endpoints.create({ url: receiver.url, events: ['*'] });
  receiver.trust(secret);
  return { ...actor, client, receiver, refusals };
}

async function noteRefusal(refusals: Refusal[], request: Promise<Response>): Promise<Response> {
  try {
    const response = await request;
    const { status, headers } = response;
    if (!response.ok) refusals.push({ status, retryAfter: headers.get('retry-after') });
    return response;
  } catch (error) {
    refusals.push({ status: undefined, retryAfter: null });
    throw error;
  }
}

/** Ways to give that end in a few seconds, most of them well. */
const WAYS: Omit<DonationRequest, 'charity_id'>[] = [
  { amount: '25.00', currency: 'USD' },
  { amount: '0.01', currency: 'ETH' },
  { amount: '40.00', currency: 'USD', payment_method: 'ach' },
  { amount: '500', currency: 'JPY', anonymous: true },
  { amount: '5.00', currency: 'USD', source: 'card_declined' },
  { amount: '12.50', currency: 'EUR', source: 'card_dropped', cover_fees: true },
];

/** Gives at a steady rate, each gift under its own Idempotency-Key until it is accepted. */
export class GiftStream {
  private readonly accepted: AcceptedGift[] = [];
  private readonly faults: unknown[] = [];
  private readonly underWay: Promise<void>[] = [];
  private readonly timer: NodeJS.Timeout;
  private listeners: (() => void)[] = [];

  constructor(
    private readonly donor: Donor,
    private readonly charityId: string,
    everyMs: number,
  ) {
    this.timer = setInterval(() => this.underWay.push(this.give(this.underWay.length)), everyMs);
  }

  /** Resolves right after so many more gifts were accepted. */
  async nextAccepted(count = 1): Promise<void> {
    for (let left = count; left > 0; left -= 1) {
      await new Promise<void>((resolve) => this.listeners.push(resolve));
    }
  }

  /** Begins no more gifts; resolves with all of them once each is accepted. */
  async stop(): Promise<AcceptedGift[]> {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
    if (this.faults.length > 0) throw this.faults[0];
    return this.accepted;
  }

  private async give(index: number): Promise<void> {
    const request = { charity_id: this.charityId, ...wayOf(index) };
    const idempotencyKey = `${this.donor.userId}-gift-${index}`;
    try {
      const answer = await this.donor.client.donations.create(request, { idempotencyKey });
      this.accepted.push({ idempotencyKey, request, answer });
      const listeners = this.listeners;
      this.listeners = [];
      for (const tell of listeners) tell();
    } catch (error) {
      this.faults.push(error);
    }
  }
}

function wayOf(index: number): Omit<DonationRequest, 'charity_id'> {
  const way = WAYS[index % WAYS.length];
  if (way === undefined) throw new RangeError('there is no way to give');
  return way;
}
