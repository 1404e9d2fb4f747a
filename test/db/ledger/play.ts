/** Plays random gifts, refunds and disputes from concurrent clients, through the product's own operations. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { type Database, inTransaction } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { GivingError } from '../../../domain/errors';
import { quoteFees } from '../../../domain/fees/quote';
import { ASKING_ROLES, REFUND_DECISIONS } from '../../../domain/refunds/refund';
import { CURRENCIES, type Currency, CURRENCY_CODES, formatMoney } from '../../../domain/money';
import { createGateways } from '../../../gateways';
import { giveEvidence } from '../../../operations/disputes/evidence';
import { openDispute, resolveDispute } from '../../../operations/disputes/operator-changes';
import { decideRefund } from '../../../operations/refunds/decide-refund';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { newId } from '../../../new-id';
import { type BuiltActor, buildActor, buildCharity, buildGift } from '../../factories';
import { completeDonation } from '../../factories/completed-gift';

export interface Play {
  gifts: number;
  clients: number;
  /** Seeds the random numbers. How the clients interleave still differs between runs. */
  seed: number;
}

export interface PlayCounts {
  completed: number;
  declined: number;
  refunds: number;
  refundsFailed: number;
  /** Counts the refunds that waited for an operator's decision. */
  waited: number;
  disputes: number;
  /** Counts refused requests, such as a refund of more than the rest of the gift. */
  refused: number;
}

interface World {
  db: Database;
  activities: ReturnType<typeof createActivities>;
  donors: BuiltActor[];
  charityIds: string[];
  /** Any client may refund or dispute these gifts, so that clients compete for them. */
  shared: Gift[];
  counts: PlayCounts;
  random: () => number;
}

const USD_PER_UNIT: Record<Currency, string> = {
  USD: '1',
  EUR: '1.08',
  GBP: '1.27',
  CAD: '0.73',
  AUD: '0.66',
  NZD: '0.61',
  CHF: '1.12',
  JPY: '0.0067',
  SEK: '0.095',
  NOK: '0.093',
  DKK: '0.145',
  PLN: '0.25',
  INR: '0.012',
  ETH: '3000',
  USDC: '1',
};
const SHARED_GIFTS = 50;

/** Plays all gifts with their refunds and disputes. Returns the counts. */
export async function playMoney(db: Database, { gifts, clients, seed }: Play): Promise<PlayCounts> {
  const counts = {
    completed: 0,
    declined: 0,
    refunds: 0,
    refundsFailed: 0,
    waited: 0,
    disputes: 0,
    refused: 0,
  };
  const world: World = {
    db,
    activities: createActivities({ db, gateways: createGateways(readConfig({}), db) }),
    donors: await makeAll(20, () => buildActor(db)),
    charityIds: (await makeAll(10, () => buildCharity(db))).map(({ id }) => id),
    shared: [],
    counts,
    random: randomFrom(seed),
  };
  let left = gifts;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await giveOnce(world);
      const actions = Array.from({ length: Math.floor(world.random() * 3) }, () => act(world));
      await Promise.all(actions);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return counts;
}

async function giveOnce(world: World): Promise<void> {
  const { db, random, counts } = world;
  const donor = pick(world.donors, random);
  const currency = pick(CURRENCY_CODES, random);
  const method = CURRENCIES[currency].kind === 'token' ? ('crypto' as const) : ('card' as const);
  const minor = BigInt(1 + Math.floor(random() ** 3 * 1_000_000)) * (currency === 'ETH' ? 10n ** 9n : 1n);
  const coverFees = random() < 0.3;
  const absorbs = { platform: random() < 0.2, processing: random() < 0.2 };
  const quote = quoteFees({ amount: { currency, minor }, method, tier: 'standard', coverFees, absorbs });
  const isDeclined = random() < 0.05;
  const gift = await buildGift(db, {
    donorUserId: donor.userId,
    accountId: donor.accountId,
    charityId: pick(world.charityIds, random),
    currency,
    usdPerUnit: USD_PER_UNIT[currency],
    paymentMethod: method,
    source: isDeclined ? `${method === 'card' ? 'card' : 'ach'}_declined` : sourceFor(method, random),
    coverFees,
    amountMinor: minor,
    platformFeeMinor: quote.platformMinor,
    processingFeeMinor: quote.processingMinor,
    additionalFeeMinor: quote.additionalMinor,
    absorbedPlatformMinor: quote.absorbedPlatformMinor,
    absorbedProcessingMinor: quote.absorbedProcessingMinor,
    netMinor: quote.netMinor,
    totalChargeMinor: quote.totalChargeMinor,
  });
  if (isDeclined) {
    await world.activities.chargeDonation({ donationId: gift.id });
    counts.declined += 1;
    return;
  }
  world.shared.push(await completeDonation(db, gift));
  if (world.shared.length > SHARED_GIFTS) world.shared.shift();
  counts.completed += 1;
}

function sourceFor(method: 'card' | 'crypto', random: () => number): string {
  if (method === 'crypto') return 'own_wallet';
  return random() < 0.1 ? 'card_refund_refused' : 'own_card';
}

/** Requests a refund of a shared gift, or opens a dispute. Other clients may be doing the same. */
async function act(world: World): Promise<void> {
  const gift = world.shared[Math.floor(world.random() * world.shared.length)];
  if (gift === undefined) return;
  try {
    if (world.random() < 0.6) await refund(world, gift);
    else await dispute(world, gift);
  } catch (error) {
    if (!(error instanceof GivingError)) throw error;
    world.counts.refused += 1;
  }
}

async function refund(world: World, gift: Gift): Promise<void> {
  const { db, random, activities, counts } = world;
  // Every other gift is returned in small pieces.
  const most = random() < 0.5 ? 1_000 : 100;
  const part = (gift.amountMinor * BigInt(Math.floor(random() * most))) / 1_000n + 1n;
  const asked = await inTransaction(db, (tx) =>
    requestRefund(
      { tx, at: new Date() },
      {
        id: newId('refund'),
        donationId: gift.id,
        amount: random() < 0.3 ? undefined : formatMoney({ currency: gift.currency, minor: part }),
        reason: null,
        requestedBy: pick([...ASKING_ROLES], random),
        requestedByUserId: gift.donorUserId,
        doesPlatformBearFees: random() < 0.3,
        environment: 'sandbox',
      },
    ),
  );
  if (asked.decision === 'needed') {
    counts.waited += 1;
    const decision = pick([...REFUND_DECISIONS], random);
    const order = { refundId: asked.id, decision, reason: 'Played.', decidedByUserId: gift.donorUserId };
    await inTransaction(db, (tx) => decideRefund({ tx, at: new Date() }, order));
  }
  const { id } = asked;
  // Runs twice at the same time, as a retried activity may.
  const [outcome] = await Promise.all([
    activities.settleRefund({ refundId: id }),
    activities.settleRefund({ refundId: id }),
  ]);
  counts.refunds += 1;
  if (outcome.status === 'failed') counts.refundsFailed += 1;
}

async function dispute(world: World, gift: Gift): Promise<void> {
  const { db, random, counts } = world;
  const opened = await inTransaction(db, (tx) =>
    openDispute(
      { tx, at: new Date() },
      {
        id: newId('dispute'),
        donationId: gift.id,
        reason: null,
        evidenceDueAt: new Date(),
        openedByUserId: gift.donorUserId,
      },
    ),
  );
  counts.disputes += 1;
  if (random() < 0.1) return;
  if (random() < 0.5)
    await inTransaction(db, (tx) =>
      giveEvidence({ tx, at: new Date() }, { disputeId: opened.id, evidence: 'A letter.' }),
    );
  const outcome = random() < 0.5 ? 'won' : 'lost';
  const resolution = { disputeId: opened.id, outcome, resolvedByUserId: gift.donorUserId } as const;
  const end = () => inTransaction(db, (tx) => resolveDispute({ tx, at: new Date() }, resolution));
  await Promise.all([end(), world.activities.endUnanswered({ disputeId: opened.id })]);
}

async function makeAll<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

function pick<T>(from: T[], random: () => number): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new RangeError('cannot pick from an empty list');
  return picked;
}

/** Creates a seeded generator of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
