/** What follows a gift counts in reports on the day it is booked, and the lines say what the ledger says. */
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { insertPosting } from '../../../db/queries/ledger/ledger';
import { postPayout } from '../../../domain/ledger/payout-postings';
import {
  type LedgerEntry,
  postDispute,
  postDisputeLost,
  postDisputeWon,
  postRefund,
} from '../../../domain/ledger/postings';
import { NO_SHARE, type Share, shareOf } from '../../../domain/ledger/shares';
import { type FeeBearer } from '../../../domain/refunds/refund';
import { CURRENCIES, type Currency, CURRENCY_CODES, toUsdMinor } from '../../../domain/money';
import { keepTier } from '../../../operations/fees/keep-tier';
import { buildCharity } from '../../factories';
import { bookGift } from '../../factories/booked-gifts';
import { useDatabase } from '../../support/database';

const test = useDatabase();

type Gift = Awaited<ReturnType<typeof bookGift>>;

const partiesOf = (gift: Gift) => ({ ...gift, method: gift.paymentMethod });
const giftDay = new Date('2026-01-31T12:00:00.000Z');
const later = new Date('2026-03-05T12:00:00.000Z');

async function book(
  gift: Gift,
  kind: 'refunded' | 'disputed' | 'dispute_won' | 'dispute_lost',
  entries: LedgerEntry[],
  cause = `${kind}_1`,
): Promise<void> {
  await inTransaction(test.db, (tx) =>
    insertPosting(tx, { donationId: gift.id, kind, cause, at: later, entries }),
  );
}

/** Refunds equal pieces of a gift, one after the other, until nothing is left. */
async function refundInPieces(gift: Gift, pieceMinor: bigint): Promise<void> {
  const { amountMinor: whole } = gift;
  for (let returned = 0n; returned < whole; returned += pieceMinor) {
    const part = (fee: bigint) => (fee * (returned + pieceMinor)) / whole - (fee * returned) / whole;
    const share = {
      ...NO_SHARE,
      amountMinor: pieceMinor,
      chargeMinor: pieceMinor,
      platformFeeMinor: part(gift.platformFeeMinor),
    };
    const entries = postRefund(partiesOf(gift), refundOf(share, 'charity'));
    await book(gift, 'refunded', entries, `refund_${String(returned)}`);
  }
}

const refundOf = (share: Share, feeBearer: FeeBearer) => {
  const keptMinor = feeBearer === 'donor' ? share.processingFeeMinor + share.absorbedProcessingMinor : 0n;
  return { ...share, returnedMinor: share.chargeMinor - keptMinor, feeBearer, decision: null };
};
const disputeOf = (share: Share) => ({
  ...share,
  returnedMinor: share.chargeMinor,
  beyondMinor: 0n,
  returnCode: null,
});

interface Line {
  day: string;
  donations: number;
  donation: string;
  platform: string;
  processing: string;
  additional: string;
  borne: string;
  absorbed: string;
  net: string;
}

function linesOf(charity: Charity): Promise<Line[]> {
  return selectRows<Line>(
    test.db,
    `SELECT posted_on::text AS day, donations, donation_usd_minor::text AS donation, platform_usd_minor::text AS platform,
       processing_usd_minor::text AS processing, additional_usd_minor::text AS additional,
       borne_usd_minor::text AS borne, absorbed_usd_minor::text AS absorbed, net_usd_minor::text AS net
     FROM fee_lines WHERE charity_id = $1 ORDER BY id`,
    [charity.id],
  );
}

it('a refund lowers the figures of its own day, and leaves those of the gift', async () => {
  const charity = await buildCharity(test.db);
  const gift = await bookGift(test.db, { charityId: charity.id, at: giftDay });
  await book(
    gift,
    'refunded',
    postRefund(partiesOf(gift), refundOf(shareOf(gift, NO_SHARE, 40_00n), 'charity')),
  );
  const [given, returned] = await linesOf(charity);
  expect(given).toMatchObject({ day: '2026-01-31', donations: 1, donation: '10000', net: '9430' });
  expect(returned).toEqual({
    day: '2026-03-05',
    donations: 0,
    donation: '-4000',
    platform: '-100',
    processing: '0',
    additional: '0',
    borne: '0',
    absorbed: '0',
    net: '-3900',
  });
});

it('a gift with covered fees that is refunded in full leaves no donation, and the cost of processing', async () => {
  const charity = await buildCharity(test.db);
  const gift = await bookGift(test.db, { charityId: charity.id, at: giftDay, quote: { coverFees: true } });
  await book(
    gift,
    'refunded',
    postRefund(partiesOf(gift), refundOf(shareOf(gift, NO_SHARE, gift.amountMinor), 'charity')),
  );
  const lines = await linesOf(charity);
  const sum = (name: keyof Line) => lines.reduce((total, line) => total + Number(line[name]), 0);
  expect({ donation: sum('donation'), platform: sum('platform'), processing: sum('processing') }).toEqual({
    donation: 0,
    platform: 0,
    processing: 320,
  });
  expect(sum('net')).toBe(-320);
});

it('an absorbed fee that the platform returns is no longer owed', async () => {
  const charity = await buildCharity(test.db);
  const quote = { absorbs: { platform: true, processing: true } };
  const gift = await bookGift(test.db, { charityId: charity.id, at: giftDay, quote });
  await book(
    gift,
    'refunded',
    postRefund(partiesOf(gift), refundOf(shareOf(gift, NO_SHARE, gift.amountMinor), 'charity')),
  );
  const lines = await linesOf(charity);
  expect(lines.map(({ absorbed, platform }) => [absorbed, platform])).toEqual([
    ['570', '0'],
    ['-250', '0'],
  ]);
});

it('a dispute counts as charged back when it is opened, and winning it restores all but the chargeback fee', async () => {
  const charity = await buildCharity(test.db);
  const gift = await bookGift(test.db, { charityId: charity.id, at: giftDay });
  const share = disputeOf(shareOf(gift, NO_SHARE, gift.amountMinor));
  await book(gift, 'disputed', postDispute(partiesOf(gift), share, 15_00n));
  await book(gift, 'dispute_won', postDisputeWon(partiesOf(gift), share));
  expect((await linesOf(charity)).slice(1)).toMatchObject([
    { donation: '-10000', platform: '0', additional: '1500', net: '-11500' },
    { donation: '10000', platform: '0', additional: '0', net: '10000' },
  ]);
});

it('a dispute that is lost returns the platform’s fee', async () => {
  const charity = await buildCharity(test.db);
  const gift = await bookGift(test.db, { charityId: charity.id, at: giftDay });
  const share = disputeOf(shareOf(gift, NO_SHARE, gift.amountMinor));
  await book(gift, 'disputed', postDispute(partiesOf(gift), share, 15_00n));
  await book(gift, 'dispute_lost', postDisputeLost(partiesOf(gift), share));
  expect((await linesOf(charity)).slice(2)).toMatchObject([{ donation: '0', platform: '-250', net: '250' }]);
});

it.each<[Currency, string, string, bigint]>([
  ['JPY', '0.0067', '10', 1n],
  ['INR', '0.012', '4.00', 40n],
])(
  '%s: a gift that is refunded piece by piece ends at exactly 0.00',
  async (currency, usdPerUnit, amount, piece) => {
    const charity = await buildCharity(test.db);
    const order = { charityId: charity.id, at: giftDay, amount, currency, usdPerUnit };
    const gift = await bookGift(test.db, { ...order, quote: { usdPerUnit } });
    await refundInPieces(gift, piece);
    const lines = await linesOf(charity);
    const sum = (name: keyof Line) => lines.reduce((total, line) => total + Number(line[name]), 0);
    expect(lines.length).toBe(11);
    expect({ donation: sum('donation'), platform: sum('platform') }).toEqual({ donation: 0, platform: 0 });
  },
);

it('a processing fee that the platform bears stands apart from the fee that the processor keeps', async () => {
  const charity = await buildCharity(test.db);
  const gift = await bookGift(test.db, { charityId: charity.id, at: giftDay });
  const whole = shareOf(gift, NO_SHARE, gift.amountMinor);
  const refund = {
    ...whole,
    returnedMinor: whole.chargeMinor,
    feeBearer: 'platform',
    decision: null,
  } as const;
  await book(gift, 'refunded', postRefund(partiesOf(gift), refund));
  expect(await linesOf(charity)).toMatchObject([
    { donation: '10000', processing: '320', borne: '0', net: '9430' },
    { donation: '-10000', platform: '-250', processing: '0', borne: '320', net: '-9430' },
  ]);
});

it('a refund that the platform bears as a whole returns the gift, and leaves the charity its net', async () => {
  const charity = await buildCharity(test.db);
  const gift = await bookGift(test.db, { charityId: charity.id, at: giftDay });
  const refund = {
    ...refundOf(shareOf(gift, NO_SHARE, gift.amountMinor), 'charity'),
    decision: 'platform_bears',
  };
  await book(gift, 'refunded', postRefund(partiesOf(gift), refund));
  expect((await linesOf(charity)).slice(1)).toMatchObject([
    { donation: '-10000', platform: '0', processing: '0', borne: '10000', net: '0' },
  ]);
});

it('a payout that fails gives its fee back at the rate at which it was taken', async () => {
  const { id: charityId } = await buildCharity(test.db);
  const payout = {
    charityId,
    currency: 'JPY',
    amountMinor: 40_000n,
    feeMinor: 309n,
    netMinor: 39_691n,
  } as const;
  for (const kind of ['payout_left', 'payout_failed'] as const) {
    const entries = postPayout(kind, { ...payout, provider: 'sandbox' });
    const at = kind === 'payout_left' ? giftDay : later;
    await inTransaction(test.db, (tx) =>
      insertPosting(tx, { donationId: null, kind, cause: 'payout_1', at, entries }),
    );
    await runStatement(
      test.db,
      `INSERT INTO exchange_rates (currency, date, usd_per_unit, origin) VALUES ('JPY', '2026-02-01', 0.02, 'initial')
       ON CONFLICT DO NOTHING`,
    );
  }
  const lines = await selectRows<{ kind: string; additional: number; net: number }>(
    test.db,
    `SELECT kind, additional_usd_minor::int AS additional, net_usd_minor::int AS net FROM fee_lines
     WHERE charity_id = $1 ORDER BY id`,
    [charityId],
  );
  expect(lines).toEqual([
    { kind: 'payout_fee', additional: 207, net: -207 },
    { kind: 'payout_fee', additional: -207, net: 207 },
  ]);
});

it('a refund lowers the volume of the month of the refund', async () => {
  const charity = await buildCharity(test.db);
  const gift = await bookGift(test.db, { charityId: charity.id, at: giftDay, amount: '60000.00' });
  await bookGift(test.db, { charityId: charity.id, at: later, amount: '60000.00' });
  await book(
    gift,
    'refunded',
    postRefund(partiesOf(gift), refundOf(shareOf(gift, NO_SHARE, 50_000_00n), 'charity')),
  );
  const tierIn = (month: string) =>
    keepTier({ tx: test.db, at: new Date(`${month}-15T00:00:00.000Z`) }, charity.id);
  expect(await tierIn('2026-02')).toEqual({ earned: 'silver', volumeUsdMinor: 60_000_00n });
  expect(await tierIn('2026-04')).toEqual({ earned: 'standard', volumeUsdMinor: 10_000_00n });
});

it('the database converts into US cents as the domain does, for every currency', async () => {
  for (const currency of CURRENCY_CODES) {
    const unit = 10n ** BigInt(CURRENCIES[currency].decimals);
    for (const [minor, rate] of [
      [1n, '1.08'],
      [unit * 123_456n + 7n, '0.0067'],
      [unit * 999_999_999_999n, '3000.123456789012'],
      [5n * unit, '0.001'],
    ] as const) {
      const [row] = await selectRows<{ usd: string }>(
        test.db,
        'SELECT to_usd_minor($1::numeric, $2, $3::numeric)::text AS usd',
        [minor.toString(), currency, rate],
      );
      expect(BigInt(row?.usd ?? '')).toBe(toUsdMinor({ currency, minor }, rate));
    }
  }
});

it('lines are added up from the ledger: net and fees of all lines are what its accounts hold', async () => {
  const [lines] = await selectRows<{ net: string; platform: string; processing: string; absorbed: string }>(
    test.db,
    `SELECT sum(net_minor)::text AS net, sum(platform_minor + absorbed_minor)::text AS platform,
       sum(processing_minor)::text AS processing, sum(absorbed_minor)::text AS absorbed
     FROM (SELECT *, donation_minor + covered_minor - platform_minor - processing_minor - additional_minor
       + borne_minor AS net_minor FROM fee_lines WHERE kind = 'donation') AS lines`,
  );
  const [ledger] = await selectRows<typeof lines & object>(
    test.db,
    `SELECT sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/payable')::text AS net,
       (sum(amount_minor) FILTER (WHERE account = 'platform/fees')
         - sum(amount_minor) FILTER (WHERE account LIKE '%/absorbed-processing-fees'))::text AS platform,
       (sum(amount_minor) FILTER (WHERE account LIKE 'processor/%')
         + sum(amount_minor) FILTER (WHERE account LIKE '%/absorbed-processing-fees'))::text AS processing,
       (-sum(amount_minor) FILTER (WHERE account LIKE '%/absorbed-%'))::text AS absorbed
     FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.donation_id IS NOT NULL`,
  );
  expect(lines).toEqual(ledger);
});
