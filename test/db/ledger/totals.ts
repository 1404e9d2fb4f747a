/** Recomputes the total of every ledger account from the raw rows of gifts, refunds, disputes and payouts. */
import { type Database, selectRows } from '../../../db/database';
import { type GiftRow } from '../../../db/tables/gifts';
import { type PayoutRow } from '../../../db/tables/payouts';
import { type DisputeRow, type RefundRow } from '../../../db/tables/refunds';
import { type Currency } from '../../../domain/money';

const PAGE = 5_000;

type Totals = Map<string, bigint>;

/** What the queries below add of its gift to a refund or dispute. */
type OfGift = Pick<GiftRow, 'donorUserId' | 'charityId' | 'paymentMethod' | 'currency'>;
type Refund = RefundRow & OfGift;
type Dispute = DisputeRow & OfGift;
type Cost = Pick<GiftRow, 'id' | 'currency' | 'paymentMethod'> & { margin: bigint };
type Add = (row: { currency: Currency }, account: string, minor: bigint) => void;

export const BOOKED_GIFTS = `SELECT d.* FROM donations d WHERE status NOT IN ('pending', 'failed')`;
const BOOKED_REFUNDS = `${withGift('refunds')} WHERE r.status = 'completed'`;
const DISPUTES = withGift('disputes');
const PAYOUTS = 'SELECT * FROM payouts';
const COSTS = `
  SELECT d.id, d.currency, d.payment_method, c.cost_minor - d.processing_fee_minor - d.absorbed_processing_minor AS margin
  FROM charges c JOIN donations d ON d.id = c.donation_id WHERE c.cost_minor IS NOT NULL`;

function withGift(table: string): string {
  const ofGift = 'd.donor_user_id, d.charity_id, d.payment_method, d.currency';
  return `SELECT r.*, ${ofGift} FROM ${table} r JOIN donations d ON d.id = r.donation_id`;
}

/** Returns the recomputed total of every account. Omits totals of zero. */
export async function recomputeTotals(db: Database): Promise<Totals> {
  const totals: Totals = new Map();
  const add: Add = ({ currency }, account, minor) => {
    const key = `${account} ${currency}`;
    totals.set(key, (totals.get(key) ?? 0n) + minor);
  };
  await eachRow<GiftRow>(db, BOOKED_GIFTS, (gift) => {
    add(gift, `donor/${gift.donorUserId}/funding`, -gift.totalChargeMinor);
    add(gift, `charity/${gift.charityId}/payable`, gift.netMinor);
    add(gift, 'platform/fees', gift.platformFeeMinor + gift.absorbedPlatformMinor);
    add(gift, `processor/${gift.paymentMethod}/fees`, gift.processingFeeMinor + gift.absorbedProcessingMinor);
    add(gift, 'platform/services', gift.additionalFeeMinor);
    add(gift, `charity/${gift.charityId}/absorbed-platform-fees`, -gift.absorbedPlatformMinor);
    add(gift, `charity/${gift.charityId}/absorbed-processing-fees`, -gift.absorbedProcessingMinor);
  });
  const giveBack = (row: Refund | Dispute) => {
    const fee = row.platformFeeMinor;
    const absorbed = row.absorbedPlatformMinor;
    add(row, `donor/${row.donorUserId}/funding`, row.returnedMinor);
    add(row, 'platform/fees', -fee - absorbed);
    add(row, `charity/${row.charityId}/payable`, fee);
    add(row, `charity/${row.charityId}/absorbed-platform-fees`, absorbed);
  };
  /** The platform bears the processing fee of a debit that a bank returned. */
  const bearProcessing = (row: Dispute) => {
    const fee = row.processingFeeMinor;
    const absorbed = row.absorbedProcessingMinor;
    add(row, `charity/${row.charityId}/payable`, fee);
    add(row, `charity/${row.charityId}/absorbed-processing-fees`, absorbed);
    add(row, 'platform/refund-costs', -fee - absorbed);
  };
  await eachRow<Refund>(db, BOOKED_REFUNDS, (row) => {
    if (row.decision === 'platform_bears') {
      add(row, `donor/${row.donorUserId}/funding`, row.returnedMinor);
      add(row, 'platform/refund-costs', -row.returnedMinor);
      return;
    }
    giveBack(row);
    const fee = row.processingFeeMinor;
    const absorbed = row.feeBearer === 'charity' ? 0n : row.absorbedProcessingMinor;
    const cost = row.feeBearer === 'platform' ? fee + absorbed : 0n;
    add(row, 'platform/refund-costs', -cost);
    add(row, `charity/${row.charityId}/absorbed-processing-fees`, absorbed);
    add(row, `charity/${row.charityId}/payable`, cost - absorbed - row.returnedMinor);
  });
  await eachRow<Dispute>(db, DISPUTES, (row) => {
    const returned = row.returnedMinor;
    add(row, `charity/${row.charityId}/payable`, -row.feeMinor);
    add(row, 'platform/chargebacks', row.feeMinor);
    if (row.status !== 'won') add(row, `charity/${row.charityId}/payable`, -returned);
    if (row.status === 'lost' && row.returnCode !== null) bearProcessing(row);
    if (row.status === 'lost') giveBack(row);
    else if (row.status !== 'won') add(row, `issuer/${row.paymentMethod}/disputes`, returned);
  });
  await eachRow<Cost>(db, COSTS, (row) => {
    add(row, `processor/${row.paymentMethod}/fees`, row.margin);
    add(row, 'platform/processing-margin', -row.margin);
  });
  await eachRow<PayoutRow>(db, PAYOUTS, (row) => addPayout(row, add));
  return withoutZeros(totals);
}

function addPayout(row: PayoutRow, add: Add): void {
  // A payout that failed before it left was never booked. One that failed later was reversed.
  if (!['in_transit', 'paid', 'returned'].includes(row.status)) return;
  const payable = row.status === 'returned' ? row.netMinor - row.amountMinor : -row.amountMinor;
  add(row, `charity/${row.charityId}/payable`, payable);
  add(row, 'platform/services', row.feeMinor);
  if (row.status === 'in_transit') add(row, 'payouts/in-transit', row.netMinor);
  // The bank pays the files. Every other provider has an account of its own name.
  const cash = row.provider === 'file' ? 'cash/bank' : `cash/${row.provider}`;
  if (row.status === 'paid') add(row, cash, row.netMinor);
}

/** Returns the booked total of every account. Omits totals of zero. */
export async function bookedTotals(db: Database): Promise<Totals> {
  const rows = await selectRows<{ account: string; minor: bigint }>(
    db,
    `SELECT account || ' ' || currency AS account, sum(amount_minor) AS minor FROM ledger_entries
     GROUP BY account, currency`,
  );
  return withoutZeros(new Map(rows.map(({ account, minor }) => [account, minor])));
}

function withoutZeros(totals: Totals): Totals {
  return new Map([...totals].filter(([, minor]) => minor !== 0n).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export async function eachRow<Row extends { id: string }>(
  db: Database,
  sql: string,
  take: (row: Row) => void,
): Promise<void> {
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
