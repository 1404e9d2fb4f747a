/** Checks what the simulated year left: statements, their leaves, and sums from raw rows. */
import { type Database, inTransaction, selectRows } from '../../db/database';
import { findOpenLog } from '../../db/queries/receipt-log/logs';
import { findTiles } from '../../db/queries/receipt-log/tiles';
import { listStatementRows } from '../../db/queries/statements/lines';
import { addMonths } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { type Currency } from '../../domain/money';
import { hashLeaf } from '../../domain/receipt-log/leaf';
import { proveInclusion, type TilePlace } from '../../domain/receipt-log/tree';
import { verifyInclusion } from '../../domain/receipt-log/verify';
import { toParts } from '../../domain/statements/parts';
import { type Month, periodOf } from '../../domain/statements/period';
import { type ComparedGroup, compareGroup } from '../../operations/reconciliation/compare';
import { hashStatement } from '../../operations/statements/close-month';
import { bookedTotals, recomputeTotals } from '../../test/db/ledger/totals';
import { type Planted } from './planter';

export interface StatementFaults {
  statements: number;
  lines: number;
  /** Openings that are not the closing balance of the month before, and closings that the lines do not lead to. */
  gaps: string[];
  /** Closed months whose stored hash is not that of their statement. */
  altered: string[];
  open: string[];
}

/** Follows every charity's statements from month to month. */
export async function checkStatements(
  db: Database,
  firstMonth: Month,
  months: number,
): Promise<StatementFaults> {
  const faults: StatementFaults = { statements: 0, lines: 0, gaps: [], altered: [], open: [] };
  const charities = await selectRows<{ id: string }>(
    db,
    'SELECT DISTINCT charity_id AS id FROM charity_fund_months ORDER BY 1',
  );
  for (const { id } of charities) {
    const closing = new Map<Currency, bigint>();
    for (let index = 0; index < months; index += 1) {
      await followMonth(db, { charityId: id, month: addMonths(firstMonth, index), closing, faults });
    }
    for (const fault of await findUnledBalances(db, id, closing)) faults.gaps.push(fault);
  }
  faults.altered = await listAltered(db);
  const open = await selectRows<{ month: string }>(
    db,
    `SELECT n::text AS month FROM generate_series($1::date, $2::date, interval '1 month') n
     WHERE NOT EXISTS (SELECT 1 FROM closed_months WHERE month = n::date AND hashed_at IS NOT NULL)`,
    [firstMonth, addMonths(firstMonth, months - 1)],
  );
  faults.open = open.map(({ month }) => month);
  return faults;
}

interface FollowedMonth {
  charityId: string;
  month: Month;
  closing: Map<Currency, bigint>;
  faults: StatementFaults;
}

async function followMonth(
  db: Database,
  { charityId, month, closing, faults }: FollowedMonth,
): Promise<void> {
  const rows = listStatementRows(db, { charityId, period: periodOf(month), currency: undefined });
  let sum = 0n;
  for await (const part of toParts(rows)) {
    const place = `${charityId} ${month} ${part.currency}`;
    switch (part.part) {
      case 'opening':
        faults.statements += 1;
        if (part.minor !== (closing.get(part.currency) ?? 0n)) faults.gaps.push(`${place}: opening`);
        sum = part.minor;
        break;
      case 'lines':
        faults.lines += part.entries.length;
        for (const { minor } of part.entries) sum += minor;
        break;
      case 'closing':
        if (part.minor !== sum) faults.gaps.push(`${place}: closing`);
        closing.set(part.currency, part.minor);
    }
  }
}

/** The last month must end with the balance of the ledger's entries up to its end. */
async function findUnledBalances(
  db: Database,
  id: string,
  closing: Map<Currency, bigint>,
): Promise<string[]> {
  const [last] = await selectRows<{ end: Date }>(
    db,
    `SELECT (max(month) + interval '1 month') AT TIME ZONE 'UTC' AS end FROM closed_months`,
  );
  const rows = await selectRows<{ currency: Currency; minor: string }>(
    db,
    `SELECT e.currency, sum(e.amount_minor)::text AS minor
     FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE e.account LIKE 'charity/' || $1 || '/%' AND t.posted_at < $2 GROUP BY e.currency`,
    [id, last?.end],
  );
  return rows.flatMap(({ currency, minor }) =>
    BigInt(minor) === (closing.get(currency) ?? 0n) ? [] : [`${id} ${currency}: ledger`],
  );
}

interface StoredStatement {
  charityId: string;
  month: Month;
  currency: Currency;
  sha256: Buffer;
}

async function listAltered(db: Database): Promise<string[]> {
  const altered: string[] = [];
  const stored = await selectRows<StoredStatement>(
    db,
    'SELECT charity_id AS "charityId", month::text AS month, currency, sha256 FROM statements ORDER BY 1, 2, 3',
  );
  for (const { charityId, month, currency, sha256 } of stored) {
    const hash = await hashStatement(db, { charityId, currency, period: periodOf(month) });
    if (!hash.equals(sha256)) altered.push(`${charityId} ${month} ${currency}`);
  }
  return altered;
}

interface StatementLeaf {
  name: string;
  hash: Buffer | null;
  text: string | null;
  index: number | null;
  sha256: Buffer;
}

/** Returns the statements without a leaf that says their hash and that the newest checkpoint covers. */
export async function listUnprovenStatements(db: Database): Promise<{ leaves: number; unproven: string[] }> {
  const log = requireRow(await findOpenLog(db), 'the open log');
  const [newest] = await selectRows<{ size: number; root: Buffer }>(
    db,
    'SELECT size::float8 AS size, root FROM receipt_checkpoints WHERE log_id = $1 ORDER BY number DESC LIMIT 1',
    [log.id],
  );
  const { size, root } = requireRow(newest, 'a checkpoint');
  const tiles = await selectRows<TilePlace>(
    db,
    'SELECT level, tile_index::float8 AS index FROM receipt_tiles WHERE log_id = $1',
    [log.id],
  );
  const read = await findTiles(db, log.id, tiles);
  const leaves = await selectRows<StatementLeaf>(
    db,
    `SELECT s.charity_id || ' ' || s.month || ' ' || s.currency AS name, s.sha256, s.leaf_hash AS hash, l.text,
       l.leaf_index::float8 AS index
     FROM statements s LEFT JOIN receipt_leaves l ON l.leaf_hash = s.leaf_hash`,
  );
  const isProven = ({ hash, text, index, sha256 }: StatementLeaf) =>
    hash !== null &&
    text !== null &&
    index !== null &&
    index < size &&
    hashLeaf(text).equals(hash) &&
    (JSON.parse(text) as { sha256: string }).sha256 === sha256.toString('hex') &&
    verifyInclusion({ leafHash: hash, index, size, root, proof: proveInclusion(index, size, read) });
  return {
    leaves: leaves.length,
    unproven: leaves.filter((leaf) => !isProven(leaf)).map(({ name }) => name),
  };
}

/** Compares the whole year at once, as `npm run ledger -- reconcile` does. Returns how many references it compared. */
export async function compareWholeYear(db: Database, at: Date): Promise<number> {
  let compared = 0;
  for (const source of ['processor', 'bank', 'receipt_log'] as const) {
    for (let after: string | null = ''; after !== null;) {
      const group = { source, processor: 'sandbox' as const, since: new Date(0), after };
      const done: ComparedGroup = await inTransaction(db, (tx) => compareGroup({ tx, at }, group));
      compared += done.compared;
      ({ after } = done);
    }
  }
  return compared;
}

export interface FoundDifferences {
  found: number;
  /** Planted and not found. */
  missed: string[];
  /** Open and not planted. */
  strange: string[];
}

/** Compares the open items of the reconciliation with what was planted. */
export async function compareFindings(db: Database, planted: Planted[]): Promise<FoundDifferences> {
  const items = await selectRows<{ kind: string; names: string[] }>(
    db,
    `SELECT kind, array_remove(ARRAY[reference, our_reference, their_reference], NULL) AS names
     FROM reconciliation_items WHERE status <> 'resolved' ORDER BY first_seen_at, id`,
  );
  const fits = ({ kind, names }: (typeof items)[number], plant: Planted) =>
    kind === plant.kind && names.some((name) => name.includes(plant.subject));
  return {
    found: planted.filter((plant) => items.some((item) => fits(item, plant))).length,
    missed: planted
      .filter((plant) => !items.some((item) => fits(item, plant)))
      .map(({ kind, subject }) => `${kind} ${subject}`),
    strange: items
      .filter((item) => !planted.some((plant) => fits(item, plant)))
      .map(({ kind, names }) => `${kind} ${names.join(' ')}`),
  };
}

/** Returns the accounts whose entries differ from what gifts, refunds, disputes and payouts add up to. */
export async function listWrongAccounts(db: Database): Promise<{ accounts: number; wrong: string[] }> {
  const [recomputed, booked] = [await recomputeTotals(db), await bookedTotals(db)];
  const names = [...new Set([...recomputed.keys(), ...booked.keys()])];
  return {
    accounts: booked.size,
    wrong: names.filter((name) => recomputed.get(name) !== booked.get(name)),
  };
}

export interface MoneyOfCurrency {
  currency: Currency;
  /** What donors paid, less what went back to them. */
  paidIn: bigint;
  platform: bigint;
  processors: bigint;
  /** Open disputes. */
  issuers: bigint;
  balances: bigint;
  inTransit: bigint;
  paidOut: bigint;
}

/** Where the money is, from the entries. Each row of figures must add up. */
export async function sumMoney(db: Database): Promise<MoneyOfCurrency[]> {
  const rows = await selectRows<Record<keyof MoneyOfCurrency, string>>(
    db,
    `SELECT currency, (-sum(amount_minor) FILTER (WHERE account LIKE 'donor/%'))::text AS "paidIn", ${sumOf('platform/%')} AS platform,
       ${sumOf('processor/%')} AS processors, ${sumOf('issuer/%')} AS issuers, ${sumOf('charity/%')} AS balances,
       ${sumOf('payouts/%')} AS "inTransit",
       (SELECT coalesce(sum(net_minor), 0) FROM payouts p WHERE p.currency = e.currency AND p.status = 'paid')::text AS "paidOut"
     FROM ledger_entries e GROUP BY currency ORDER BY currency`,
  );
  return rows.map(({ currency, ...texts }) => {
    const figures = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, BigInt(text)]));
    return { currency, ...figures } as unknown as MoneyOfCurrency;
  });
}

function sumOf(account: string): string {
  return `coalesce(sum(amount_minor) FILTER (WHERE account LIKE '${account}'), 0)::text`;
}

/** Returns true if all that was paid in is somewhere. */
export function addsUp(money: MoneyOfCurrency): boolean {
  const { paidIn, platform, processors, issuers, balances, inTransit, paidOut } = money;
  return paidIn === platform + processors + issuers + balances + inTransit + paidOut;
}
