/** The columns of fee reports, over random gifts that are refunded in random pieces and disputed, in every currency. */
import fc from 'fast-check';
import { addShares } from '../ledger/add-shares';
import { quoteFees } from '../../../domain/fees/quote';
import {
  accounts,
  type LedgerEntry,
  postCompletedGift,
  postDispute,
  postDisputeLost,
  postDisputeReversed,
  postDisputeWon,
  postRefund,
  postRefundFailed,
} from '../../../domain/ledger/postings';
import { NO_SHARE, type Share, shareOf } from '../../../domain/ledger/shares';
import { CURRENCIES, type Currency, CURRENCY_CODES } from '../../../domain/money';
import { FEE_BEARERS, type FeeBearer } from '../../../domain/refunds/refund';
import { sizeOf } from '../../support/large';
import {
  addColumns,
  columnsOf,
  FEE_COLUMNS,
  type FeeColumns,
  mapColumns,
  netOf,
  NO_COLUMNS,
  toUsdCents,
} from './fee-columns';

const HISTORIES = sizeOf({ usual: 1_000, large: 1_000_000 });
jest.setTimeout(60_000 + HISTORIES * 2);

const MOVES = [
  'refund',
  'refund',
  'refund_failed',
  'platform_bears',
  'dispute_won',
  'dispute_lost',
  'returned_debit',
  'dispute_reversed',
] as const;

interface Move {
  kind: (typeof MOVES)[number];
  /** The part of what is left of the gift, in thousandths. */
  part: bigint;
  bearer: FeeBearer;
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom(...MOVES),
  part: fc.oneof(fc.constant(1_000n), fc.bigInt({ min: 1n, max: 1_000n })),
  bearer: fc.constantFrom(...FEE_BEARERS),
});

const history = fc.record({
  currency: fc.constantFrom(...CURRENCY_CODES),
  hundredths: fc.bigInt({ min: 1n, max: 1_000_000n }),
  micros: fc.integer({ min: 1, max: 9_999_999 }),
  coverFees: fc.boolean(),
  absorbs: fc.record({ platform: fc.boolean(), processing: fc.boolean() }),
  moves: fc.array(move, { maxLength: 8 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

interface Posted {
  entries: LedgerEntry[];
  columns: FeeColumns;
}

/** Books a gift and its moves as the operations do. Returns the postings, and what is left of the gift. */
function bookHistory({ currency, hundredths, micros, coverFees, absorbs, moves }: History) {
  const { kind, decimals } = CURRENCIES[currency];
  const amountMinor = decimals > 2 ? hundredths * 10n ** BigInt(decimals - 2) + 7n : hundredths;
  const usdPerUnit = `${String(Math.floor(micros / 1_000_000))}.${String(micros % 1_000_000).padStart(6, '0')}`;
  const method = kind === 'token' ? 'crypto' : 'card';
  const amount = { currency, minor: amountMinor };
  const quote = quoteFees({ amount, method, tier: 'standard', coverFees, absorbs, usdPerUnit });
  const parties = { donorUserId: 'user_1', charityId: 'charity_1', currency, method };
  const gift = {
    ...parties,
    ...quote,
    amountMinor,
    platformFeeMinor: quote.platformMinor,
    processingFeeMinor: quote.processingMinor,
  };
  const given = postCompletedGift(gift);
  const postings: Posted[] = [{ entries: given, columns: columnsOf(given, amountMinor) }];
  let taken = NO_SHARE;
  for (const each of moves) {
    const left = gift.amountMinor - taken.amountMinor;
    if (left === 0n) break;
    const share = shareOf(gift, taken, (left * each.part + 999n) / 1_000n);
    for (const [entries, donation] of bookMove(parties, share, each)) {
      postings.push({ entries, columns: columnsOf(entries, donation) });
    }
    if (!['dispute_won', 'refund_failed', 'dispute_reversed'].includes(each.kind))
      taken = addShares(taken, share);
  }
  return { postings, usdPerUnit, currency, isReturned: taken.amountMinor === gift.amountMinor };
}

type Booked = [entries: LedgerEntry[], donation: bigint][];

function bookMove(
  parties: Parameters<typeof postRefund>[0],
  share: Share,
  { kind, bearer: feeBearer }: Move,
): Booked {
  const { amountMinor } = share;
  const kept = feeBearer === 'donor' ? share.processingFeeMinor + share.absorbedProcessingMinor : 0n;
  const refund = { ...share, returnedMinor: share.chargeMinor - kept, feeBearer, decision: null };
  const disputed = { ...share, returnedMinor: share.chargeMinor, beyondMinor: 3n, returnCode: null };
  const opened: Booked[number] = [postDispute(parties, disputed, 15_00n), -amountMinor];
  switch (kind) {
    case 'refund':
      return [[postRefund(parties, refund), -amountMinor]];
    case 'platform_bears':
      return [[postRefund(parties, { ...refund, decision: kind }), -amountMinor]];
    case 'refund_failed':
      return [
        [postRefund(parties, refund), -amountMinor],
        [postRefundFailed(parties, refund), amountMinor],
      ];
    case 'dispute_won':
      return [opened, [postDisputeWon(parties, disputed), amountMinor]];
    case 'dispute_lost':
      return [opened, [postDisputeLost(parties, disputed), 0n]];
    case 'returned_debit':
      return [opened, [postDisputeLost(parties, { ...disputed, returnCode: 'R01' }), 0n]];
    case 'dispute_reversed':
      return [
        opened,
        [postDisputeLost(parties, disputed), 0n],
        [postDisputeReversed(parties, disputed), amountMinor],
      ];
  }
}

/** The dollars of each posting, as shares of the conversion of the running sum. */
function dollarsOf(postings: Posted[], currency: Currency, usdPerUnit: string): FeeColumns[] {
  const convert = (columns: FeeColumns) =>
    mapColumns((name) => toUsdCents(columns[name], currency, usdPerUnit));
  let sum = NO_COLUMNS;
  return postings.map(({ columns }) => {
    const [before, after] = [convert(sum), convert((sum = addColumns(sum, columns)))];
    return mapColumns((name) => after[name] - before[name]);
  });
}

it('the columns of each posting add up to what the charity gets, and all end where their sums do', () => {
  const payable = accounts.charityPayable('charity_1');
  fc.assert(
    fc.property(history, (random) => {
      const { postings, currency, usdPerUnit, isReturned } = bookHistory(random);
      for (const { entries, columns } of postings) {
        const paid = entries.filter(({ account }) => account === payable);
        const net = paid.reduce((total, { amountMinor }) => total + amountMinor, 0n);
        if (netOf(columns) !== net) throw new Error(`net is ${String(net)}`);
      }
      const ends = postings.map(({ columns }) => columns).reduce(addColumns);
      const dollars = dollarsOf(postings, currency, usdPerUnit);
      const total = dollars.reduce(addColumns);
      for (const name of FEE_COLUMNS) {
        if (total[name] !== toUsdCents(ends[name], currency, usdPerUnit))
          throw new Error(`${name} ends elsewhere`);
        if (ends[name] === 0n && total[name] !== 0n) throw new Error(`${name} does not end at zero`);
      }
      if (netOf(total) !== dollars.reduce((sum, each) => sum + netOf(each), 0n)) throw new Error('net');
      if (isReturned && total.donation !== 0n) throw new Error('a returned gift leaves a donation');
    }),
    { numRuns: HISTORIES },
  );
});
