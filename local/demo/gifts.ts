/** The demo's gifts: two plain, the first of a recurring gift, and two for each outcome other than success. */
import {
  type Donation,
  type DonationRequest,
  type GivingClient,
  InsufficientFundsError,
  type Sandbox,
} from '../../client/index';

/**
 * The longest wait for a gift to settle. It is longer than the minute after which an unconfirmed gift fails.
 */
const SETTLING_LIMIT_MS = 180_000;
const POLL_MS = 500;

type Source = Sandbox['sources'][number];
type Outcome = Source['outcome'];
/**
 * The demo leaves these outcomes out. One waits for the donor, and the other depends on the number of gifts
 * in an hour.
 */
type Omitted = 'requires_action' | 'velocity_limited';
type Shown = Exclude<Outcome, Omitted>;
type Ending = 'completed' | 'failed' | 'refused';

const ENDING_OF: Record<Shown, Ending> = {
  succeeds: 'completed',
  insufficient_funds: 'refused',
  declined: 'failed',
  dropped: 'completed',
  slow: 'completed',
  never_confirms: 'failed',
  returned: 'completed',
};

const OUTCOME_WORDS: Record<Shown, string> = {
  succeeds: 'pays',
  insufficient_funds: 'is empty',
  declined: 'is declined',
  dropped: 'loses the payment once',
  slow: 'is slow',
  never_confirms: 'never confirms',
  returned: 'takes the payment back later',
};

function isShown(source: Source): source is Source & { outcome: Shown } {
  return source.outcome in ENDING_OF;
}

export interface PlannedGift {
  title: string;
  request: DonationRequest;
  expected: Ending;
}

export interface GivenGift extends PlannedGift {
  /** The settled gift, or the error. */
  result: Donation | Error;
}

/**
 * Plans a card gift, a crypto gift and a recurring gift. Then plans two gifts for each other outcome: one
 * from a wallet, and one from a card or bank account.
 */
export function planGifts(sandbox: Sandbox, charityId: string): PlannedGift[] {
  const usd: DonationRequest = { charity_id: charityId, amount: '25.00', currency: 'USD' };
  const eth: DonationRequest = { charity_id: charityId, amount: '0.01', currency: 'ETH' };
  const troubles = sandbox.sources
    .filter(isShown)
    .filter(({ outcome }) => outcome !== 'succeeds')
    .filter(({ outcome, kind }, index, all) => {
      const isSameKind = (other: string) => (other === 'wallet') === (kind === 'wallet');
      return all.findIndex((other) => other.outcome === outcome && isSameKind(other.kind)) === index;
    })
    .map(({ source, kind, outcome }) => ({
      title: `${kind} that ${OUTCOME_WORDS[outcome]}`,
      request: { ...(kind === 'wallet' ? eth : usd), source },
      expected: ENDING_OF[outcome],
    }));
  return [
    { title: 'own card', request: { ...usd, payment_method: 'card' }, expected: 'completed' },
    { title: 'own wallet', request: { ...eth, payment_method: 'crypto' }, expected: 'completed' },
    {
      title: 'own card, monthly',
      request: { ...usd, recurring: { frequency: 'monthly', duration_months: 12 } },
      expected: 'completed',
    },
    ...troubles,
  ];
}

/** Makes a gift and waits until the gift is settled. Never rejects. */
export async function give(
  client: GivingClient,
  planned: PlannedGift,
  signal: AbortSignal,
): Promise<GivenGift> {
  const result = await giveAndWait(client, planned.request, signal).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  return { ...planned, result };
}

async function giveAndWait(
  client: GivingClient,
  request: DonationRequest,
  signal: AbortSignal,
): Promise<Donation> {
  const { donation_id } = await client.donations.create(request, { signal });
  return client.donations.waitUntilSettled(donation_id, {
    timeoutMs: SETTLING_LIMIT_MS,
    pollMs: POLL_MS,
    signal,
  });
}

/** Returns how a gift ended, in one word. Returns the message of an unexpected error. */
export function endingOf({ result }: GivenGift): string {
  if (result instanceof InsufficientFundsError) return 'refused';
  return result instanceof Error ? result.message : result.status;
}

/** The gifts that were accepted and settled. */
export function settledGifts(gifts: GivenGift[]): Donation[] {
  return gifts.flatMap(({ result }) => (result instanceof Error ? [] : [result]));
}

/** The failed checks: gifts that did not end as expected, or whose timeline does not match their status. */
export function giftFaults(gifts: GivenGift[]): string[] {
  return gifts.flatMap((gift) => {
    const ending = endingOf(gift);
    if (ending !== gift.expected) return [`${gift.title}: expected ${gift.expected}, got ${ending}`];
    return gift.result instanceof Error || hasRightTimeline(gift.result)
      ? []
      : [`${gift.title}: its timeline does not match its status`];
  });
}

function hasRightTimeline({ status, timeline, failure }: Donation): boolean {
  const times = timeline.map(({ at }) => Date.parse(at));
  const isOrdered = times.every((time, index) => time >= (times[index - 1] ?? 0));
  const hasReason = (failure !== null) === (status === 'failed');
  return isOrdered && hasReason && timeline[0]?.status === 'pending' && timeline.at(-1)?.status === status;
}
