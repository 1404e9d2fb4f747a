/** What every account should hold, added up in plain arithmetic from the raw rows of gifts, refunds and disputes. */
import { type Database, selectRows } from '../db/database';

const PAGE = 5_000;

type Totals = Map<string, bigint>;
type Row = Record<string, string>;

/** Every account's total by recomputation, without those that come to nothing. */
export async function recomputeTotals(db: Database): Promise<Totals> {
  const totals: Totals = new Map();
  const add = (gift: Row, account: string, minor: bigint) => {
    const key = `${account} ${gift.currency ?? ''}`;
    totals.set(key, (totals.get(key) ?? 0n) + minor);
  };
  await eachRow(db, `SELECT d.* FROM donations d WHERE status NOT IN ('pending', 'failed')`, (gift) => {
    const of = (name: string) => BigInt(gift[name] ?? '0');
    add(gift, `donor/${gift.donor_user_id}/funding`, -of('total_charge_minor'));
    add(gift, `charity/${gift.charity_id}/payable`, of('net_minor'));
    add(gift, 'platform/fees', of('platform_fee_minor') + of('absorbed_platform_minor'));
    add(
      gift,
      `processor/${gift.payment_method}/fees`,
      of('processing_fee_minor') + of('absorbed_processing_minor'),
    );
    add(gift, 'platform/services', of('additional_fee_minor'));
    add(gift, `charity/${gift.charity_id}/absorbed-platform-fees`, -of('absorbed_platform_minor'));
    add(gift, `charity/${gift.charity_id}/absorbed-processing-fees`, -of('absorbed_processing_minor'));
  });
  const giftOf = 'd.donor_user_id, d.charity_id, d.payment_method, d.currency';
  const join = (table: string) =>
    `SELECT r.*, ${giftOf} FROM ${table} r JOIN donations d ON d.id = r.donation_id`;
  const giveBack = (row: Row) => {
    const fee = BigInt(row.platform_fee_minor ?? '0');
    const absorbed = BigInt(row.absorbed_platform_minor ?? '0');
    add(row, `donor/${row.donor_user_id}/funding`, BigInt(row.returned_minor ?? '0'));
    add(row, 'platform/fees', -fee - absorbed);
    add(row, `charity/${row.charity_id}/payable`, fee);
    add(row, `charity/${row.charity_id}/absorbed-platform-fees`, absorbed);
  };
  await eachRow(db, `${join('refunds')} WHERE r.status = 'completed'`, (row) => {
    giveBack(row);
    add(row, `charity/${row.charity_id}/payable`, -BigInt(row.returned_minor ?? '0'));
  });
  await eachRow(db, join('disputes'), (row) => {
    const returned = BigInt(row.returned_minor ?? '0');
    add(row, `charity/${row.charity_id}/payable`, -BigInt(row.fee_minor ?? '0'));
    add(row, 'platform/chargebacks', BigInt(row.fee_minor ?? '0'));
    if (row.status !== 'won') add(row, `charity/${row.charity_id}/payable`, -returned);
    if (row.status === 'lost') giveBack(row);
    else if (row.status !== 'won') add(row, `issuer/${row.payment_method}/disputes`, returned);
  });
  return withoutZeros(totals);
}

/** Every account's total as the ledger has it. */
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
