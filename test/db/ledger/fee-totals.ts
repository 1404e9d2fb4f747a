/** Recomputes the fee report from the raw rows of gifts, refunds and disputes, and looks for columns that end elsewhere. */
import { type Database, selectRows } from '../../../db/database';
import { type FeeFigures, NO_FIGURES } from '../../../db/queries/fees/figures';
import { type GiftRow } from '../../../db/tables/gifts';
import { type DisputeRow, type RefundRow } from '../../../db/tables/refunds';
import {
  addColumns,
  FEE_COLUMNS,
  type FeeColumns,
  NO_COLUMNS,
  netOf,
  toUsdCents,
} from '../../domain/fees/fee-columns';
import { BOOKED_GIFTS, eachRow } from './totals';

/** Every played gift is in this range of days. */
export const ALWAYS = { from: '2000-01-01', to: '2100-12-31' };

/** Recomputes the totals of the fee report. Each column of a gift is converted once, at the gift's exchange rate. */
export async function recomputeReport(db: Database): Promise<FeeFigures> {
  const returned = new Map<string, FeeColumns>();
  const add = (donationId: string, columns: Partial<FeeColumns>) => {
    returned.set(
      donationId,
      addColumns(returned.get(donationId) ?? NO_COLUMNS, { ...NO_COLUMNS, ...columns }),
    );
  };
  await eachRow<RefundRow>(db, `SELECT * FROM refunds WHERE status = 'completed'`, (row) => {
    add(row.donationId, columnsOfRefund(row));
  });
  await eachRow<DisputeRow>(db, 'SELECT * FROM disputes', (row) => {
    add(row.donationId, { additional: row.feeMinor });
    if (row.status === 'won') return;
    add(row.donationId, { donation: -row.amountMinor, covered: row.amountMinor - row.returnedMinor });
    if (row.status === 'lost') add(row.donationId, returnedFees(row));
  });
  // The sandbox's processor has no costs.
  const sum = { ...NO_FIGURES };
  await eachRow<GiftRow>(db, BOOKED_GIFTS, (gift) => {
    const native = addColumns(returned.get(gift.id) ?? NO_COLUMNS, columnsOfGift(gift));
    const dollars = (minor: bigint) => toUsdCents(minor, gift.currency, gift.usdPerUnit);
    sum.donations += 1n;
    for (const name of FEE_COLUMNS) sum[`${name}Minor`] += dollars(native[name]);
  });
  return { ...sum, netMinor: netOf(columnsOfFigures(sum)) };
}

function columnsOfGift(gift: GiftRow): FeeColumns {
  return {
    donation: gift.amountMinor,
    covered: gift.totalChargeMinor - gift.amountMinor,
    platform: gift.platformFeeMinor,
    processing: gift.processingFeeMinor,
    additional: gift.additionalFeeMinor,
    borne: 0n,
    absorbed: gift.absorbedPlatformMinor + gift.absorbedProcessingMinor,
  };
}

function columnsOfRefund(row: RefundRow): Partial<FeeColumns> {
  const gift = { donation: -row.amountMinor, covered: row.amountMinor - row.returnedMinor };
  if (row.decision === 'platform_bears') return { ...gift, borne: row.returnedMinor };
  const absorbed = row.feeBearer === 'charity' ? 0n : row.absorbedProcessingMinor;
  const borne = row.feeBearer === 'platform' ? row.processingFeeMinor + absorbed : 0n;
  const { platform, absorbed: ofPlatform } = returnedFees(row);
  return { ...gift, platform, processing: absorbed, borne, absorbed: ofPlatform - absorbed };
}

function returnedFees(row: RefundRow | DisputeRow): Pick<FeeColumns, 'platform' | 'absorbed'> {
  return { platform: -row.platformFeeMinor, absorbed: -row.absorbedPlatformMinor };
}

function columnsOfFigures(figures: FeeFigures): FeeColumns {
  return Object.fromEntries(FEE_COLUMNS.map((name) => [name, figures[`${name}Minor`]])) as FeeColumns;
}

/** Returns the gifts, payouts and bills of which a column does not end at the conversion of its own sum. */
export async function findColumnsThatEndElsewhere(db: Database): Promise<{ subjectId: string }[]> {
  const ends = FEE_COLUMNS.map(
    (name) =>
      `sum(l.${name}_usd_minor) <> to_usd_minor(sum(l.${name}_minor), c.currency, max(l.usd_per_unit))`,
  );
  return selectRows(
    db,
    `SELECT l.subject_id FROM fee_lines l
     JOIN LATERAL (SELECT currency FROM ledger_entries WHERE transaction_id = l.transaction_id LIMIT 1) c ON true
     GROUP BY l.subject_id, c.currency HAVING ${ends.join(' OR ')}`,
  );
}

/** Returns the postings of gifts whose columns do not add up to what the charity gets. */
export async function findLinesThatDoNotAddUp(db: Database): Promise<{ transactionId: string }[]> {
  return selectRows(
    db,
    `SELECT l.transaction_id FROM fee_lines l JOIN ledger_entries e USING (transaction_id)
     WHERE l.kind = 'donation' GROUP BY l.id
     HAVING l.donation_minor + l.covered_minor - l.platform_minor - l.processing_minor - l.additional_minor
         + l.borne_minor <> coalesce(sum(e.amount_minor) FILTER (WHERE e.account LIKE 'charity/%/payable'), 0)`,
  );
}
