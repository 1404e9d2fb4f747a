/**
 * Reads the impact of a charity with a million gifts and of a charity with ten gifts, and compares the times. Checks
 * the sums against the raw rows. Measures whether gifts to one charity settle as fast as gifts to many charities.
 */
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  runStatement,
  selectRows,
} from '../db/database';
import { insertGift, storeGiftMove } from '../db/queries/gifts/gifts';
import { findImpactDrift } from '../db/queries/impact/drift';
import { foldImpact, repairImpact } from '../operations/impact/fold-impact';
import { newId } from '../new-id';
import { buildActor, buildCharity, buildGift } from '../test/factories';
import { median, percentile, row, say } from './figures';
import { runServer } from './processes';
import { startBenchServices } from './services';

const MANY_GIFTS = 1_000_000;
const FEW_GIFTS = 10;
const DONORS = 100_000;
const CHUNK = 50_000;
const READS = 400;
const READ_RATIO_LIMIT = 1.5;
const SETTLED_GIFTS = 1_000;
const SETTLE_ROUNDS = 3;
const CONNECTIONS = 10;

const seconds = (sinceMs: number) => (performance.now() - sinceMs) / 1_000;

/** Copies one gift many times, spread over a thousand days and many donors. */
const COPY_GIFTS = `
  INSERT INTO donations
  SELECT (jsonb_populate_record(d, jsonb_build_object(
    'id', 'donation_' || right($2, 8) || '_' || n, 'transaction_hash', '0x' || $2 || n,
    'donor_user_id', 'user_bench_' || n % ${DONORS}, 'status', 'completed',
    'currency', (ARRAY['USD', 'EUR', 'GBP'])[1 + n % 3], 'amount_usd_minor', 400 + n % 200,
    'settled_at', timestamptz '2024-01-01T12:00:00Z' + interval '1 day' * (n % 1000)))).*
  FROM donations d, generate_series($3::int, $4::int) n WHERE d.id = $1`;

async function addDonors(db: Database): Promise<void> {
  const { accountId } = await buildActor(db);
  await runStatement(
    db,
    `INSERT INTO users (id, account_id, name) SELECT 'user_bench_' || n, $1, 'Donor'
     FROM generate_series(0, ${DONORS - 1}) n`,
    [accountId],
  );
}

async function addGifts(db: Database, charityId: string, gifts: number): Promise<void> {
  const { id } = await buildGift(db, { charityId });
  // The triggers are not measured here. `repairImpact` writes the rows of the triggers instead.
  await runStatement(db, 'ALTER TABLE donations DISABLE TRIGGER USER');
  for (let from = 1; from <= gifts; from += CHUNK) {
    const bind = [id, charityId, from, Math.min(gifts, from + CHUNK - 1)];
    await runStatement(db, COPY_GIFTS, bind);
  }
  await runStatement(db, 'ALTER TABLE donations ENABLE TRIGGER USER');
  await repairImpact(db, charityId);
}

async function foldAll(db: Database): Promise<void> {
  const start = performance.now();
  let folded = 0;
  for (let batch = -1; batch !== 0; folded += Math.max(0, batch)) batch = await foldImpact(db);
  row('folded', String(folded), `${(folded / seconds(start)).toFixed(0)}/s`);
}

async function readMs(url: string, key: string, charityId: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/v1/charities/${charityId}/impact`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`GET …/impact answered ${response.status}`);
  return performance.now() - start;
}

/** Reads the two charities in turn, so that other load on the machine slows both alike. */
async function compareReads(url: string, key: string, few: string, many: string): Promise<void> {
  const times: Record<string, number[]> = { [few]: [], [many]: [] };
  for (let read = 0; read < READS; read += 1) {
    for (const id of read % 2 === 0 ? [few, many] : [many, few]) times[id]?.push(await readMs(url, key, id));
  }
  const [fewMs, manyMs] = [times[few] ?? [], times[many] ?? []];
  row('GET …/impact, ms', 'p50', 'p95');
  row(`${FEW_GIFTS} gifts`, median(fewMs).toFixed(1), percentile(fewMs, 0.95).toFixed(1));
  row(`${MANY_GIFTS} gifts`, median(manyMs).toFixed(1), percentile(manyMs, 0.95).toFixed(1));
  const ratio = median(manyMs) / median(fewMs);
  say(`ratio of the medians: ${ratio.toFixed(2)} (limit ${READ_RATIO_LIMIT})`);
}

/** Measures how long it takes to compute the same figures from the raw rows. */
async function timeRawSums(db: Database, charityId: string): Promise<void> {
  const start = performance.now();
  await selectRows(
    db,
    `SELECT to_char(i.day, 'YYYY-MM'), d.currency, sum(i.amount_minor), count(DISTINCT d.donor_user_id)
     FROM donations d, gift_impact(d) i WHERE d.charity_id = $1 GROUP BY 1, 2`,
    [charityId],
  );
  say(`the same figures from the raw rows: ${(seconds(start) * 1_000).toFixed(0)} ms`);
}

/** Settles pending gifts over many connections. Returns the number of settled gifts a second. */
async function settle(db: Database, charityIds: string[], afterEach?: AfterEach): Promise<number> {
  const template = await buildGift(db);
  const gifts = Array.from({ length: SETTLED_GIFTS }, (_, index) => ({
    id: newId('donation'),
    charityId: charityIds[index % charityIds.length] ?? '',
  }));
  for (const { id, charityId } of gifts) {
    await insertGift(db, { ...template, id, charityId, transactionHash: `0x${id}` });
  }
  const queue = [...gifts];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let gift = queue.pop(); gift !== undefined; gift = queue.pop()) {
        const { id, charityId } = gift;
        await inTransaction(db, async (tx) => {
          await storeGiftMove(tx, id, 'pending', { status: 'completed', settledAt: new Date() });
          await afterEach?.(tx, charityId);
          // A real settlement also books the gift and records events, which takes a few more statements.
          for (let statement = 0; statement < 3; statement += 1)
            await selectRows(tx, 'SELECT pg_sleep(0.001)');
        });
      }
    }),
  );
  return SETTLED_GIFTS / seconds(start);
}

type AfterEach = (tx: Database, charityId: string) => Promise<unknown>;

/** Imitates the rejected design, in which each gift updates its charity's row of sums. */
const updateHotRow: AfterEach = (tx, charityId) =>
  runStatement(
    tx,
    `INSERT INTO hot_sums AS s VALUES ($1, 1) ON CONFLICT (charity_id) DO UPDATE SET donations = s.donations + 1`,
    [charityId],
  );

async function compareSettling(db: Database): Promise<void> {
  await runStatement(db, 'CREATE TABLE hot_sums (charity_id text PRIMARY KEY, donations bigint)');
  const charities: string[] = [];
  for (let count = 0; count < 200; count += 1) charities.push((await buildCharity(db)).id);
  const [one = ''] = charities;
  const rates = { many: [] as number[], one: [] as number[], hot: [] as number[] };
  for (let round = 0; round < SETTLE_ROUNDS; round += 1) {
    rates.many.push(await settle(db, charities));
    rates.one.push(await settle(db, [one]));
    rates.hot.push(await settle(db, [one], updateHotRow));
  }
  row(`settled over ${CONNECTIONS} connections`, 'per second');
  row('to 200 charities', median(rates.many).toFixed(0));
  row('to one charity', median(rates.one).toFixed(0));
  row('to one, updating a row of sums', median(rates.hot).toFixed(0));
  say(`ratio one to many: ${(median(rates.one) / median(rates.many)).toFixed(2)} (aim: at least 0.9)`);
}

export async function benchImpact(): Promise<void> {
  const services = await startBenchServices();
  const settings = services.environment;
  const db = openDatabase({ url: services.databaseUrl, poolMax: CONNECTIONS });
  const api = await runServer('api/server', settings);
  try {
    const { key } = await buildActor(db);
    const [few, many] = [(await buildCharity(db)).id, (await buildCharity(db)).id];
    await addDonors(db);
    const start = performance.now();
    await addGifts(db, few, FEW_GIFTS);
    await addGifts(db, many, MANY_GIFTS);
    row(
      'gifts stored with their deltas',
      String(MANY_GIFTS),
      `${(MANY_GIFTS / seconds(start)).toFixed(0)}/s`,
    );
    await foldAll(db);
    await runStatement(db, 'VACUUM ANALYZE');
    await compareReads(api.ready.url ?? '', key, few, many);
    await timeRawSums(db, many);
    const checked = performance.now();
    const wrong = await findImpactDrift(db);
    say(`charities whose sums differ from the raw rows: ${wrong.length} (${seconds(checked).toFixed(1)} s)`);
    await compareSettling(db);
  } finally {
    await api.stop();
    await closeDatabase(db);
    await services.stop();
  }
}
