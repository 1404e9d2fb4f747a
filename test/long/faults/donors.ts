/** A donor as a subscriber and user of the SDK, and streams of gifts that go on whatever happens to the servers. */
import { type DonationCreated, type DonationRequest, GivingClient } from '../../../client/index';
import { buildActor, type BuiltActor } from '../../factories';
import { type Installation } from '../../support/installation';
import { WebhookReceiver } from '../../doubles/receiver';

export interface Donor extends BuiltActor {
  client: GivingClient;
  receiver: WebhookReceiver;
  /** Every try that did not end in success, in the order they came. */
  refusals: Refusal[];
  startGiving(charityId: string, everyMs: number): GiftStream;
  close(): Promise<void>;
}

/** One try's answer; without a status there was none. */
interface Refusal {
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
/** How long a stream may stand still. */
const PATIENCE_MS = 120_000;
/** Where servers are away or slow, a stream waits for them: a backlog without end would be another test. */
const MOST_UNDER_WAY = 40;

/** A verified donor with an SDK client, whose account has a webhook endpoint for all events. */
export async function openDonor(installation: Pick<Installation, 'api' | 'db'>): Promise<Donor> {
  const actor = await buildActor(installation.db);
  const receiver = await WebhookReceiver.start();
  const refusals: Refusal[] = [];
  const account = {
    apiKey: actor.key,
    environment: 'sandbox' as const,
    baseUrl: installation.api.address,
  };
  const { webhooks } = new GivingClient(account);
  const { secret } = await webhooks.endpoints.create({ url: receiver.url, events: ['*'] });
  receiver.trust(secret);
  const client = new GivingClient({
    ...account,
    maxRetries: MAX_RETRIES,
    fetch: (input, init) => noteRefusal(refusals, fetch(input, init)),
  });
  const streams: GiftStream[] = [];
  return {
    ...actor,
    client,
    receiver,
    refusals,
    startGiving(charityId, everyMs) {
      const stream = new GiftStream(client, charityId, everyMs);
      streams.push(stream);
      return stream;
    },
    async close() {
      for (const stream of streams) stream.end();
      await receiver.close();
    },
  };
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

/** What donors of a stream write to the charity: nobody else's business. */
export const DONOR_WORDS = 'In memory of my grandmother Ada';

/** Ways to give that end in a few seconds, most of them well. */
const WAYS: Omit<DonationRequest, 'charity_id'>[] = [
  { amount: '25.00', currency: 'USD' },
  { amount: '0.01', currency: 'ETH' },
  { amount: '40.00', currency: 'USD', payment_method: 'ach' },
  { amount: '500', currency: 'JPY', anonymous: true },
  { amount: '5.00', currency: 'USD', source: 'card_declined' },
  { amount: '12.50', currency: 'EUR', source: 'card_dropped', cover_fees: true },
];

/** Gives at a steady rate while the answers keep up, each gift under its own Idempotency-Key until it is accepted. */
class GiftStream {
  private readonly accepted: AcceptedGift[] = [];
  private readonly faults: unknown[] = [];
  private readonly begun: Promise<void>[] = [];
  private ended = 0;
  private readonly timer: NodeJS.Timeout;
  private waiting: { total: number; tell: () => void }[] = [];

  constructor(
    private readonly client: GivingClient,
    private readonly charityId: string,
    everyMs: number,
  ) {
    this.timer = setInterval(() => {
      if (this.begun.length - this.ended < MOST_UNDER_WAY) this.begin(1);
    }, everyMs);
  }

  /** Begins so many gifts now, beside the steady ones. */
  begin(count: number): void {
    for (let left = count; left > 0; left -= 1) this.begun.push(this.give(this.begun.length));
  }

  /** Resolves right after so many more gifts were accepted. */
  nextAccepted(count: number): Promise<void> {
    const total = this.accepted.length + count;
    return new Promise((resolve, reject) => {
      const late = () => reject(new Error(`waited ${PATIENCE_MS} ms for ${count} more accepted gifts`));
      const deadline = setTimeout(late, PATIENCE_MS);
      const tell = () => {
        clearTimeout(deadline);
        resolve();
      };
      this.waiting.push({ total, tell });
    });
  }

  /** Begins no more gifts; resolves with all of them once each is accepted. */
  async stop(): Promise<AcceptedGift[]> {
    this.end();
    await Promise.all(this.begun);
    if (this.faults.length > 0) throw this.faults[0];
    return this.accepted;
  }

  /** Begins no more gifts. */
  end(): void {
    clearInterval(this.timer);
  }

  private async give(index: number): Promise<void> {
    const request = { charity_id: this.charityId, message: DONOR_WORDS, ...wayOf(index) };
    const idempotencyKey = `${this.charityId}/${index}`;
    try {
      const answer = await this.client.donations.create(request, { idempotencyKey });
      this.accepted.push({ idempotencyKey, request, answer });
    } catch (error) {
      this.faults.push(error);
    } finally {
      this.ended += 1;
    }
    const isReached = ({ total }: { total: number }) => total <= this.accepted.length;
    for (const { tell } of this.waiting.filter(isReached)) tell();
    this.waiting = this.waiting.filter((each) => !isReached(each));
  }
}

function wayOf(index: number): Omit<DonationRequest, 'charity_id'> {
  const way = WAYS[index % WAYS.length];
  if (way === undefined) throw new RangeError('there is no way to give');
  return way;
}
