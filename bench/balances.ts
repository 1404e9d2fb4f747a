/**
 * Reads the balance of a charity with a million postings beside one with ten thousand, by turns. Also measures what the
 * trigger of funds costs a posting, and a statement of 100,000 gifts in each format.
 */
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  runStatement,
  selectRows,
} from '../db/database';
import { findFunds } from '../db/queries/ledger/funds';
import { insertPosting } from '../db/queries/ledger/ledger';
import { postCompletedGift } from '../domain/ledger/postings';
import { foldFunds } from '../operations/ledger/fold-funds';
import { buildActor, buildCharity, buildGift } from '../test/factories';
import { median, percentile, row, say } from './figures';
import { peakMegabytes } from './memory';
import { runServer } from './processes';
import { startBenchServices } from './services';

/** `BALANCES_POSTINGS` makes a shorter run. */
const MANY = Number(process.env.BALANCES_POSTINGS ?? 1_000_000);
const FEW = 10_000;
const STATEMENT_GIFTS = MANY / 10;
const CHUNK = 50_000;
const READS = 400;
const RATIO_LIMIT = 1.3;
const POSTED = 200;
const ROUNDS = 30;

const seconds = (sinceMs: number) => (performance.now() - sinceMs) / 1_000;

/** Copies a gift, completed within one month. A hundredth of the gifts are still pending. */
const COPY_GIFTS = `
  INSERT INTO donations
  SELECT (jsonb_populate_record(d, jsonb_build_object(
    'id', 'donation_' || right($2, 8) || '_' || n, 'transaction_hash', '0x' || $2 || n, 'status', 'completed',
    'settled_at', timestamptz '2026-03-01T00:00:00Z' + interval '1 second' * n,
    'available_at', CASE WHEN n % 100 = 0 THEN now() + interval '1 day' * (1 + n % 5) END))).*
  FROM donations d, generate_series($3::int, $4::int) n WHERE d.id = $1`;

const BOOK_GIFTS = `
  WITH posted AS (
    INSERT INTO ledger_transactions (id, donation_id, kind, posted_at)
    SELECT 'posting_' || substr(d.id, 10), d.id, 'completed', d.settled_at
    FROM generate_series($2::int, $3::int) n JOIN donations d ON d.id = 'donation_' || right($1, 8) || '_' || n
    RETURNING id, donation_id
  )
  INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
  SELECT p.id, e.account, d.currency, e.minor FROM posted p JOIN donations d ON d.id = p.donation_id,
    LATERAL (VALUES ('donor/' || d.donor_user_id || '/funding', -d.total_charge_minor),
      ('charity/' || d.charity_id || '/payable', d.net_minor), ('platform/fees', d.platform_fee_minor),
      ('processor/' || d.payment_method || '/fees', d.processing_fee_minor)) AS e(account, minor)`;

async function addGifts(db: Database, charityId: string, gifts: number): Promise<void> {
  const { id } = await buildGift(db, { charityId });
  // Only the trigger of funds is measured here.
  const others = ['ledger_entries_balance', 'ledger_entries_fee_lines'];
  const switchTriggers = async (state: 'DISABLE' | 'ENABLE') => {
    await runStatement(db, `ALTER TABLE donations ${state} TRIGGER USER`);
    for (const name of others) await runStatement(db, `ALTER TABLE ledger_entries ${state} TRIGGER ${name}`);
  };
  await switchTriggers('DISABLE');
  for (let from = 1; from <= gifts; from += CHUNK) {
    const to = Math.min(gifts, from + CHUNK - 1);
    await runStatement(db, COPY_GIFTS, [id, charityId, from, to]);
    await runStatement(db, BOOK_GIFTS, [charityId, from, to]);
  }
  await switchTriggers('ENABLE');
}

async function fold(db: Database): Promise<void> {
  const start = performance.now();
  let folded = 0;
  for (let batch = -1; batch !== 0; folded += Math.max(0, batch)) batch = await foldFunds(db, new Date());
  row('folded', String(folded), `${(folded / seconds(start)).toFixed(0)}/s`);
}

interface Reader {
  url: string;
  pid: number;
  key: string;
}

async function readMs({ url, key }: Reader, charityId: string): Promise<number> {
  const start = performance.now();
  const headers = { Authorization: `Bearer ${key}` };
  const response = await fetch(`${url}/v1/charities/${charityId}/balance`, { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`GET …/balance answered ${response.status}`);
  return performance.now() - start;
}

/** Measures by turns, so that other load on the machine slows both alike. */
async function byTurns(few: string, many: string, measure: (id: string) => Promise<number>): Promise<number> {
  const times: Record<string, number[]> = { [few]: [], [many]: [] };
  for (let read = 0; read < READS; read += 1) {
    for (const id of read % 2 === 0 ? [few, many] : [many, few]) times[id]?.push(await measure(id));
  }
  const [fewMs, manyMs] = [times[few] ?? [], times[many] ?? []];
  row(`${FEW} postings`, median(fewMs).toFixed(2), percentile(fewMs, 0.95).toFixed(2));
  row(`${MANY} postings`, median(manyMs).toFixed(2), percentile(manyMs, 0.95).toFixed(2));
  return median(manyMs) / median(fewMs);
}

async function compareReads(db: Database, reader: Reader, few: string, many: string): Promise<void> {
  row('GET …/balance, ms', 'p50', 'p95');
  const overHttp = await byTurns(few, many, (id) => readMs(reader, id));
  row('the query alone, ms', 'p50', 'p95');
  const alone = await byTurns(few, many, async (id) => {
    const start = performance.now();
    await findFunds(db, id, new Date());
    return performance.now() - start;
  });
  say(
    `ratio of the medians: ${overHttp.toFixed(2)} over HTTP, ${alone.toFixed(2)} alone (limit ${RATIO_LIMIT})`,
  );
  const start = performance.now();
  await selectRows(
    db,
    'SELECT account, sum(amount_minor) FROM ledger_entries WHERE account LIKE $1 GROUP BY account',
    [`charity/${many}/%`],
  );
  say(`the same balance from the entries: ${(seconds(start) * 1_000).toFixed(0)} ms`);
}

/** Books gifts one by one. Returns milliseconds a posting. */
async function bookMs(db: Database): Promise<number> {
  const gift = await buildGift(db);
  const entries = postCompletedGift({
    ...gift,
    method: gift.paymentMethod,
    platformMinor: gift.platformFeeMinor,
    processingMinor: gift.processingFeeMinor,
    additionalMinor: gift.additionalFeeMinor,
  });
  const start = performance.now();
  for (let posted = 0; posted < POSTED; posted += 1) {
    const posting = {
      donationId: gift.id,
      kind: 'completed' as const,
      cause: String(posted),
      at: new Date(),
      entries,
    };
    await inTransaction(db, (tx) => insertPosting(tx, posting));
  }
  return (seconds(start) * 1_000) / POSTED;
}

async function comparePostings(db: Database): Promise<void> {
  const times = { before: [] as number[], now: [] as number[] };
  const triggers = [
    ['ledger_entries', 'ledger_entries_charity_funds'],
    ['ledger_transactions', 'ledger_transactions_open_month'],
  ];
  const switchTriggers = async (state: 'DISABLE' | 'ENABLE') => {
    for (const [table, name] of triggers)
      await runStatement(db, `ALTER TABLE ${table} ${state} TRIGGER ${name}`);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const state of round % 2 === 0
      ? (['DISABLE', 'ENABLE'] as const)
      : (['ENABLE', 'DISABLE'] as const)) {
      await switchTriggers(state);
      times[state === 'DISABLE' ? 'before' : 'now'].push(await bookMs(db));
    }
  }
  row('a posting without the triggers', `${median(times.before).toFixed(2)} ms`);
  row('a posting with them', `${median(times.now).toFixed(2)} ms`);
}

/** Reads a statement as fast as it comes, and what the API's memory gains meanwhile. */
async function readStatement({ url, key, pid }: Reader, charityId: string, query: string): Promise<void> {
  let bytes = 0;
  const start = performance.now();
  const gained = await peakMegabytes(pid, async () => {
    const response = await fetch(`${url}/v1/charities/${charityId}/statements/2026?${query}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
  });
  const size = `${(bytes / 1_048_576).toFixed(1)} MB`;
  row(query, `${seconds(start).toFixed(1)} s`, size, `+${gained.toFixed(0)} MB`);
}

export async function benchBalances(): Promise<void> {
  const services = await startBenchServices();
  const db = openDatabase({ url: services.databaseUrl, poolMax: 4 });
  const api = await runServer('api/server', services.environment);
  try {
    const { key } = await buildActor(db, { isOperator: true });
    const ids = [FEW, MANY, STATEMENT_GIFTS].map(async () => (await buildCharity(db)).id);
    const [few = '', many = '', hundred = ''] = await Promise.all(ids);
    const start = performance.now();
    for (const [id, gifts] of [
      [few, FEW],
      [many, MANY],
      [hundred, STATEMENT_GIFTS],
    ] as const) {
      await addGifts(db, id, gifts);
    }
    row('postings stored', `${seconds(start).toFixed(0)} s`);
    await fold(db);
    await runStatement(db, 'VACUUM ANALYZE');
    const reader = { url: api.ready.url ?? '', pid: api.pid, key };
    await compareReads(db, reader, few, many);
    for (const [id, gifts] of [
      [few, FEW],
      [hundred, STATEMENT_GIFTS],
    ] as const) {
      row(`statement of ${gifts} gifts`, 'time', 'size', 'memory');
      for (const format of ['json', 'csv', 'pdf'])
        await readStatement(reader, id, `format=${format}&currency=USD`);
    }
    await comparePostings(db);
  } finally {
    await api.stop();
    await closeDatabase(db);
    await services.stop();
  }
}
