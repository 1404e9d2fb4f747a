/** Recomputes the total of every ledger account from the raw rows of gifts, refunds, disputes and payouts. */
import { type Database, selectRows } from '../../../db/database';
import { type FeeFigures, NO_FIGURES } from '../../../db/queries/fees/figures';
import { type Currency, toUsdMinor } from '../../../domain/money';

/** Every played gift is in this range of days. */
export const ALWAYS = { from: '2000-01-01', to: '2100-12-31' };

const PAGE = 5_000;

type Totals = Map<string, bigint>;
type Row = Record<string, string>;

const BOOKED_GIFTS = `SELECT d.* FROM donations d WHERE status NOT IN ('pending', 'failed')`;
const BOOKED_REFUNDS = `${withGift('refunds')} WHERE r.status = 'completed'`;
const DISPUTES = withGift('disputes');
const PAYOUTS = 'SELECT * FROM payouts';
const COSTS = `
  SELECT d.id, d.currency, d.payment_method, c.cost_minor - d.processing_fee_minor - d.absorbed_processing_minor AS margin
  FROM charges c JOIN donations d ON d.id = c.donation_id WHERE c.cost_minor IS NOT NULL`;

function withGift(table: string): string {
  const ofGift = 'd.donor_user_id, d.charity_id, d.payment_method, d.currency, d.usd_per_unit';
  return `SELECT r.*, ${ofGift} FROM ${table} r JOIN donations d ON d.id = r.donation_id`;
}

/** Returns the recomputed total of every account. Omits totals of zero. */
export async function recomputeTotals(db: Database): Promise<Totals> {
  const totals: Totals = new Map();
  const add = (gift: Row, account: string, minor: bigint) => {
    const key = `${account} ${gift.currency ?? ''}`;
    totals.set(key, (totals.get(key) ?? 0n) + minor);
  };
  await eachRow(db, BOOKED_GIFTS, (gift) => {
    const of = (name: string) => BigInt(gift[name] ?? '0');
    add(gift, `donor/${gift.donorUserId}/funding`, -of('totalChargeMinor'));
    add(gift, `charity/${gift.charityId}/payable`, of('netMinor'));
    add(gift, 'platform/fees', of('platformFeeMinor') + of('absorbedPlatformMinor'));
    add(
      gift,
      `processor/${gift.paymentMethod}/fees`,
      of('processingFeeMinor') + of('absorbedProcessingMinor'),
    );
    add(gift, 'platform/services', of('additionalFeeMinor'));
    add(gift, `charity/${gift.charityId}/absorbed-platform-fees`, -of('absorbedPlatformMinor'));
    add(gift, `charity/${gift.charityId}/absorbed-processing-fees`, -of('absorbedProcessingMinor'));
  });
  const giveBack = (row: Row) => {
    const fee = BigInt(row.platformFeeMinor ?? '0');
    const absorbed = BigInt(row.absorbedPlatformMinor ?? '0');
    add(row, `donor/${row.donorUserId}/funding`, BigInt(row.returnedMinor ?? '0'));
    add(row, 'platform/fees', -fee - absorbed);
    add(row, `charity/${row.charityId}/payable`, fee);
    add(row, `charity/${row.charityId}/absorbed-platform-fees`, absorbed);
  };
  /** The platform bears the processing fee of a debit that a bank returned. */
  const bearProcessing = (row: Row) => {
    const fee = BigInt(row.processingFeeMinor ?? '0');
    const absorbed = BigInt(row.absorbedProcessingMinor ?? '0');
    add(row, `charity/${row.charityId}/payable`, fee);
    add(row, `charity/${row.charityId}/absorbed-processing-fees`, absorbed);
    add(row, 'platform/refund-costs', -fee - absorbed);
  };
  await eachRow(db, BOOKED_REFUNDS, (row) => {
    const of = (name: string) => BigInt(row[name] ?? '0');
    if (row.decision === 'platform_bears') {
      add(row, `donor/${row.donorUserId}/funding`, of('returnedMinor'));
      add(row, 'platform/refund-costs', -of('returnedMinor'));
      return;
    }
    giveBack(row);
    const fee = of('processingFeeMinor');
    const absorbed = row.feeBearer === 'charity' ? 0n : of('absorbedProcessingMinor');
    const cost = row.feeBearer === 'platform' ? fee + absorbed : 0n;
    add(row, 'platform/refund-costs', -cost);
    add(row, `charity/${row.charityId}/absorbed-processing-fees`, absorbed);
    add(row, `charity/${row.charityId}/payable`, cost - absorbed - of('returnedMinor'));
  });
  await eachRow(db, DISPUTES, (row) => {
    const returned = BigInt(row.returnedMinor ?? '0');
    add(row, `charity/${row.charityId}/payable`, -BigInt(row.feeMinor ?? '0'));
    add(row, 'platform/chargebacks', BigInt(row.feeMinor ?? '0'));
    if (row.status !== 'won') add(row, `charity/${row.charityId}/payable`, -returned);
    if (row.status === 'lost' && row.returnCode !== null) bearProcessing(row);
    if (row.status === 'lost') giveBack(row);
    else if (row.status !== 'won') add(row, `issuer/${row.paymentMethod}/disputes`, returned);
  });
  await eachRow(db, COSTS, (row) => {
    const margin = BigInt(row.margin ?? '0');
    add(row, `processor/${row.paymentMethod}/fees`, margin);
    add(row, 'platform/processing-margin', -margin);
  });
  await eachRow(db, PAYOUTS, (row) => addPayout(row, add));
  return withoutZeros(totals);
}

function addPayout(row: Row, add: (row: Row, account: string, minor: bigint) => void): void {
  const of = (name: string) => BigInt(row[name] ?? '0');
  const status = row.status ?? '';
  // A payout that failed before it left was never booked. One that failed later was reversed.
  if (!['in_transit', 'paid', 'returned'].includes(status)) return;
  const payable = status === 'returned' ? of('netMinor') - of('amountMinor') : -of('amountMinor');
  add(row, `charity/${row.charityId}/payable`, payable);
  add(row, 'platform/services', of('feeMinor'));
  if (status === 'in_transit') add(row, 'payouts/in-transit', of('netMinor'));
  // The bank pays the files. Every other provider has an account of its own name.
  const cash = row.provider === 'file' ? 'cash/bank' : `cash/${row.provider}`;
  if (status === 'paid') add(row, cash, of('netMinor'));
}

/** Recomputes the totals of the fee report. Each posting counts in US cents at its gift's exchange rate. */
export async function recomputeReport(db: Database): Promise<FeeFigures> {
  type Summed = Omit<FeeFigures, 'costMinor'>;
  // The sandbox's processor has no costs.
  const sum = { ...NO_FIGURES };
  const add = (figures: Partial<Summed>) => {
    for (const [name, figure] of Object.entries(figures)) sum[name as keyof Summed] += figure;
  };
  const giveBack = (row: Row) => {
    const platformMinor = -usdOf(row, 'platformFeeMinor');
    add({ platformMinor, absorbedMinor: -usdOf(row, 'absorbedPlatformMinor'), netMinor: -platformMinor });
  };
  /** If the donor bears the fee, the charity no longer absorbs it. If the platform does, the charity gets it back. */
  const giveBackProcessing = (row: Row) => {
    if (row.feeBearer === 'charity') return;
    const absorbed = usdOf(row, 'absorbedProcessingMinor');
    const moved = row.feeBearer === 'donor' ? absorbed : -usdOf(row, 'processingFeeMinor');
    add({ processingMinor: moved, absorbedMinor: -absorbed, netMinor: -moved });
  };
  /** Returns the gift's amount and the covered fees to the donor (sign -1), or takes them back (sign 1). */
  const move = (row: Row, sign: 1n | -1n) => {
    const covered = BigInt(row.returnedMinor ?? '0') - BigInt(row.amountMinor ?? '0');
    const donationMinor = sign * usdOf(row, 'amountMinor');
    add({ donationMinor, netMinor: donationMinor + sign * toUsd(row, covered) });
  };
  await eachRow(db, BOOKED_GIFTS, (gift) => {
    const [donationMinor, platformMinor, processingMinor, additionalMinor] = [
      usdOf(gift, 'amountMinor'),
      usdOf(gift, 'platformFeeMinor'),
      usdOf(gift, 'processingFeeMinor'),
      usdOf(gift, 'additionalFeeMinor'),
    ];
    const isCovered = gift.totalChargeMinor !== gift.amountMinor;
    const fees = isCovered ? 0n : platformMinor + processingMinor + additionalMinor;
    const absorbedMinor = usdOf(gift, 'absorbedPlatformMinor') + usdOf(gift, 'absorbedProcessingMinor');
    add({ donations: 1n, donationMinor, platformMinor, processingMinor, additionalMinor, absorbedMinor });
    add({ netMinor: donationMinor - fees });
  });
  await eachRow(db, BOOKED_REFUNDS, (refund) => {
    if (refund.decision === 'platform_bears') return;
    move(refund, -1n);
    giveBack(refund);
    giveBackProcessing(refund);
  });
  await eachRow(db, DISPUTES, (dispute) => {
    const additionalMinor = usdOf(dispute, 'feeMinor');
    add({ additionalMinor, netMinor: -additionalMinor });
    move(dispute, -1n);
    if (dispute.status === 'won') move(dispute, 1n);
    if (dispute.status === 'lost') giveBack(dispute);
  });
  return sum;
}

function usdOf(row: Row, column: string): bigint {
  return toUsd(row, BigInt(row[column] ?? '0'));
}

/** Converts to US cents. Rounds half a cent away from zero. */
function toUsd(row: Row, minor: bigint): bigint {
  if (minor < 0n) return -toUsd(row, -minor);
  return toUsdMinor({ currency: row.currency as Currency, minor }, row.usdPerUnit ?? '');
}

/** Returns the booked total of every account. Omits totals of zero. */
export async function bookedTotals(db: Database): Promise<Totals> {
  const rows = await selectRows<{ account: string; minor: string }>(
    db,
    `SELECT account || ' ' || currency AS account, sum(amount_minor)::text AS minor FROM ledger_entries
     GROUP BY account, currency`,
  );
  return withoutZeros(new Map(rows.map(({ account, minor }) => [account, BigInt(minor)])));
}

function withoutZeros(totals: Totals): Totals {
  return new Map([...totals].filter(([, minor]) => minor !== 0n).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function eachRow(db: Database, sql: string, take: (row: Row) => void): Promise<void> {
  for (let after = ''; ;) {
    const rows = await selectRows<Row>(
      db,
      `SELECT * FROM (${sql}) AS raw WHERE id > $1 ORDER BY id LIMIT ${PAGE}`,
      [after],
    );
    rows.forEach(take);
    after = rows.at(-1)?.id ?? '';
    if (rows.length < PAGE) return;
  }
}
