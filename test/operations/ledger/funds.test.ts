/** Whatever is booked in whatever order: the parts of a charity's funds add up, and its statements chain. */
import { type Database, inTransaction, selectRows } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { checkLedger, type InvariantResult } from '../../../db/queries/ledger/check';
import { findFunds, type Funds } from '../../../db/queries/ledger/funds';
import { insertPosting } from '../../../db/queries/ledger/ledger';
import { listStatementRows } from '../../../db/queries/statements/lines';
import { DAY_MS, HOUR_MS } from '../../../domain/days';
import { availableFrom } from '../../../domain/ledger/clearing';
import {
  type LedgerEntry,
  type PostingKind,
  postDispute,
  postDisputeLost,
  postDisputeWon,
  postRefund,
  postRefundFailed,
  postWriteOff,
} from '../../../domain/ledger/postings';
import { type Currency } from '../../../domain/money';
import { toParts } from '../../../domain/statements/parts';
import { readPeriod } from '../../../domain/statements/period';
import { foldFunds } from '../../../operations/ledger/fold-funds';
import { newId } from '../../../new-id';
import { buildCharity } from '../../factories';
import { bookGift } from '../../factories/booked-gifts';
import { useDatabase } from '../../support/database';

jest.setTimeout(180_000);
const STEPS = 220;
const FIRST = Date.parse('2026-08-29T10:00:00Z');
const CURRENCIES = ['USD', 'EUR', 'JPY'] as const;

const test = useDatabase(4);
let charityId: string;
beforeAll(async () => {
  charityId = (await buildCharity(test.db)).id;
});

/** A seeded generator of whole numbers below a bound (mulberry32). */
function createDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Booked {
  gift: Gift;
  availableAt: Date;
  /** What the gift added to the balance so far. */
  minor: bigint;
  /** Postings that a later step may undo. */
  undo: { kind: PostingKind; cause: string; entries: LedgerEntry[] }[];
}

const ofCharity = (entries: LedgerEntry[]) =>
  entries
    .filter(({ account }) => account.startsWith(`charity/${charityId}/`))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

interface World {
  db: Database;
  dice: (below: number) => number;
  gifts: Booked[];
  /** The expected balance by currency. */
  balances: Map<Currency, bigint>;
}

async function post(
  { db, balances }: World,
  posting: { donationId: string | null; kind: string; cause: string; entries: LedgerEntry[] },
  at: Date,
): Promise<bigint> {
  const { entries } = posting;
  if (entries.length === 0) return 0n;
  await inTransaction(db, (tx) => insertPosting(tx, { ...posting, kind: posting.kind as PostingKind, at }));
  const [{ currency } = { currency: 'USD' as const }] = entries;
  const minor = ofCharity(entries);
  balances.set(currency, (balances.get(currency) ?? 0n) + minor);
  return minor;
}

async function give(world: World, at: Date): Promise<void> {
  const { db, dice, gifts, balances } = world;
  const currency = CURRENCIES[dice(3)] ?? 'USD';
  const paymentMethod = dice(3) === 0 ? ('ach' as const) : ('card' as const);
  const availableAt = availableFrom({ paymentMethod, currency, completedAt: at, environment: 'production' });
  const whole = String(20 + dice(500));
  const gift = await bookGift(db, {
    charityId,
    currency,
    method: paymentMethod,
    amount: currency === 'JPY' ? whole : `${whole}.${10 + dice(90)}`,
    usdPerUnit: currency === 'JPY' ? '0.0067' : '1.08',
    at,
    quote: { coverFees: dice(3) === 0, absorbs: { platform: dice(4) === 0, processing: dice(4) === 0 } },
    donation: { availableAt },
  });
  const minor = gift.netMinor - gift.absorbedPlatformMinor - gift.absorbedProcessingMinor;
  balances.set(currency, (balances.get(currency) ?? 0n) + minor);
  gifts.push({ gift, availableAt, minor, undo: [] });
}

/** Refunds, disputes or undoes a part of a gift, in shares that need not make sense. */
async function change(world: World, at: Date): Promise<void> {
  const { dice, gifts } = world;
  const booked = gifts[dice(gifts.length)];
  if (booked === undefined) return give(world, at);
  const { gift } = booked;
  const parties = { ...gift, method: gift.paymentMethod };
  const last = booked.undo.pop();
  if (last !== undefined && dice(2) === 0) {
    booked.minor += await post(world, { donationId: gift.id, ...last }, at);
    return;
  }
  const returnedMinor = gift.totalChargeMinor / BigInt(1 + dice(3));
  const share = {
    returnedMinor,
    platformFeeMinor: gift.platformFeeMinor,
    absorbedPlatformMinor: gift.absorbedPlatformMinor,
    processingFeeMinor: gift.processingFeeMinor,
    absorbedProcessingMinor: gift.absorbedProcessingMinor,
    feeBearer: (['donor', 'charity', 'platform'] as const)[dice(3)] ?? 'donor',
    decision: dice(6) === 0 ? 'platform_bears' : null,
    beyondMinor: dice(4) === 0 ? 7n : 0n,
    returnCode: dice(3) === 0 ? 'R01' : null,
  };
  if (dice(2) === 0) {
    const cause = newId('refund');
    const entries = postRefund(parties, share);
    booked.minor += await post(world, { donationId: gift.id, kind: 'refunded', cause, entries }, at);
    booked.undo.push({ kind: 'refund_failed', cause, entries: postRefundFailed(parties, share) });
    return;
  }
  const cause = newId('dispute');
  const entries = postDispute(parties, share, gift.currency === 'JPY' ? 0n : 2_000n);
  booked.minor += await post(world, { donationId: gift.id, kind: 'disputed', cause, entries }, at);
  const isWon = dice(2) === 0;
  const end = isWon ? postDisputeWon(parties, share) : postDisputeLost(parties, share);
  booked.undo.push({ kind: isWon ? 'dispute_won' : 'dispute_lost', cause, entries: end });
}

/** Money that leaves, comes back, or is written off. */
async function move(world: World, at: Date): Promise<void> {
  const { dice } = world;
  const currency = CURRENCIES[dice(3)] ?? 'USD';
  const amountMinor = BigInt(100 + dice(20_000));
  if (dice(4) === 0) {
    const entries = postWriteOff({ charityId, currency, amountMinor });
    await post(world, { donationId: null, kind: 'written_off', cause: newId('writeoff'), entries }, at);
    return;
  }
  const feeMinor = BigInt(dice(2) * 50);
  const left = [
    { account: `charity/${charityId}/payable`, currency, amountMinor: -amountMinor },
    { account: 'payouts/in-transit', currency, amountMinor: amountMinor - feeMinor },
    ...(feeMinor === 0n ? [] : [{ account: 'platform/services', currency, amountMinor: feeMinor }]),
  ];
  const cause = newId('payout');
  await post(world, { donationId: null, kind: 'payout_left', cause, entries: left }, at);
  if (dice(3) > 0) return;
  const entries = left.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }));
  await post(world, { donationId: null, kind: 'payout_failed', cause, entries }, at);
}

/** The funds that the gifts and the balances say. */
function expectedFunds(
  { gifts, balances }: World,
  at: Date,
): Record<string, [available: bigint, pending: bigint]> {
  return Object.fromEntries(
    [...balances].map(([currency, balance]) => {
      const pending = gifts
        .filter(({ gift, availableAt }) => gift.currency === currency && availableAt > at)
        .reduce((sum, { minor }) => sum + (minor > 0n ? minor : 0n), 0n);
      return [currency, [balance - pending, pending]];
    }),
  );
}

const shown = (funds: Funds[]) =>
  Object.fromEntries(funds.map((each) => [each.currency, [each.availableMinor, each.pendingMinor]]));

async function play(seed: number): Promise<{ world: World; at: Date }> {
  const world: World = { db: test.db, dice: createDice(seed), gifts: [], balances: new Map() };
  let at = new Date(FIRST);
  for (let step = 0; step < STEPS; step += 1) {
    at = new Date(at.getTime() + world.dice(14) * HOUR_MS);
    const kind = world.dice(10);
    if (kind < 5) await give(world, at);
    else if (kind < 8) await change(world, at);
    else await move(world, at);
    // Some deltas are folded, and others are not.
    if (world.dice(5) === 0) await foldFunds(test.db, at);
    expect(shown(await findFunds(test.db, charityId, at))).toEqual(expectedFunds(world, at));
  }
  return { world, at };
}

async function readStatement(name: string, now: Date) {
  const period = readPeriod(name, now);
  if (period === undefined) throw new Error(`${name} is no period`);
  const statements = new Map<
    Currency,
    { opening: bigint; closing: bigint; lines: bigint[]; ids: string[] }
  >();
  const rows = listStatementRows(test.db, { charityId, period, currency: undefined });
  for await (const part of toParts(rows)) {
    const of = statements.get(part.currency) ?? { opening: 0n, closing: 0n, lines: [], ids: [] };
    statements.set(part.currency, of);
    if (part.part === 'lines') {
      of.lines.push(...part.entries.map(({ minor }) => minor));
      of.ids.push(...part.entries.map(({ postingId, isFee }) => `${postingId} ${isFee ? 'fee' : ''}`));
    } else of[part.part] = part.minor;
  }
  return statements;
}

it('available and pending add up after every step, and the months chain without a gap', async () => {
  const { world, at } = await play(28);
  const broken: InvariantResult[] = [];
  await checkLedger(test.db, (result) => {
    if (result.offenders > 0 && /charity/.test(result.invariant)) broken.push(result);
  });
  expect(broken).toEqual([]);

  const [booked] = await selectRows<{ postings: number }>(
    test.db,
    `SELECT count(DISTINCT transaction_id)::int AS postings FROM ledger_entries WHERE account LIKE 'charity/%'`,
  );
  const later = new Date(at.getTime() + 40 * DAY_MS);
  const closings = new Map<Currency, bigint>();
  const [lines, seen] = [new Map<Currency, bigint[]>(), new Set<string>()];
  for (const month of ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12']) {
    for (const [currency, statement] of await readStatement(month, later)) {
      expect({ month, currency, opening: statement.opening }).toEqual({
        month,
        currency,
        opening: closings.get(currency) ?? 0n,
      });
      expect(statement.closing - statement.opening).toBe(
        statement.lines.reduce((sum, minor) => sum + minor, 0n),
      );
      closings.set(currency, statement.closing);
      lines.set(currency, [...(lines.get(currency) ?? []), ...statement.lines]);
      statement.ids.forEach((id) => seen.add(id));
    }
  }
  expect(closings).toEqual(world.balances);
  const year = await readStatement('2026', later);
  expect(new Map([...year].map(([currency, each]) => [currency, each.lines]))).toEqual(lines);
  const postings = new Set([...seen].map((id) => id.split(' ')[0]));
  // Postings that move nothing for the charity have no line.
  expect(postings.size).toBeLessThanOrEqual(booked?.postings ?? 0);
  expect(postings.size).toBeGreaterThan(STEPS / 2);
});

it('folds while others book, and counts every posting once', async () => {
  const { db } = test;
  const { id } = await buildCharity(db);
  let isDone = false;
  const folding = (async () => {
    while (!isDone) await foldFunds(db, new Date());
  })();
  const reading = (async () => {
    let last = 0n;
    while (!isDone) {
      const [funds] = await findFunds(db, id, new Date());
      const balance = (funds?.payableMinor ?? 0n) - (funds?.absorbedMinor ?? 0n);
      expect(balance).toBeGreaterThanOrEqual(last);
      last = balance;
    }
  })();
  for (let gift = 0; gift < 60; gift += 1) await bookGift(db, { charityId: id });
  isDone = true;
  await Promise.all([folding, reading]);
  const [funds] = await findFunds(db, id, new Date());
  expect(funds?.payableMinor).toBe(60n * 9_430n);
});
