/** What follows a gift counts in reports on the day it is booked, and the lines say what the ledger says. */
import { inTransaction, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { insertPosting } from '../../../db/queries/ledger/ledger';
import { postDispute, postDisputeLost, postDisputeWon, postRefund } from '../../../domain/ledger/postings';
import { NO_SHARE, type Share, shareOf } from '../../../domain/ledger/shares';
import { type FeeBearer } from '../../../domain/refunds/refund';
import { CURRENCIES, CURRENCY_CODES, toUsdMinor } from '../../../domain/money';
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
  entries: ReturnType<typeof postRefund>,
): Promise<void> {
  await inTransaction(test.db, (tx) =>
    insertPosting(tx, { donationId: gift.id, kind, cause: `${kind}_1`, at: later, entries }),
  );
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
  absorbed: string;
  net: string;
}

function linesOf(charity: Charity): Promise<Line[]> {
  return selectRows<Line>(
    test.db,
    `SELECT posted_on::text AS day, donations, donation_usd_minor::text AS donation, platform_usd_minor::text AS platform,
       processing_usd_minor::text AS processing, additional_usd_minor::text AS additional,
       absorbed_usd_minor::text AS absorbed, net_usd_minor::text AS net
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
    `SELECT sum(net_usd_minor)::text AS net, sum(platform_usd_minor + absorbed_usd_minor)::text AS platform,
       sum(processing_usd_minor)::text AS processing, sum(absorbed_usd_minor)::text AS absorbed FROM fee_lines`,
  );
  const [ledger] = await selectRows<typeof lines & object>(
    test.db,
    `SELECT sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/payable')::text AS net,
       (sum(amount_minor) FILTER (WHERE account = 'platform/fees')
         - sum(amount_minor) FILTER (WHERE account LIKE '%/absorbed-processing-fees'))::text AS platform,
       (sum(amount_minor) FILTER (WHERE account LIKE 'processor/%')
         + sum(amount_minor) FILTER (WHERE account LIKE '%/absorbed-processing-fees'))::text AS processing,
       (-sum(amount_minor) FILTER (WHERE account LIKE '%/absorbed-%'))::text AS absorbed FROM ledger_entries`,
  );
  expect(lines).toEqual(ledger);
});
