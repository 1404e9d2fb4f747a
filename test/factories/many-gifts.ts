/** Inserts completed gifts and their postings in bulk. The database's triggers write the fee lines. */
import { type Database, runStatement } from '../../db/database';
import { type DayRange } from '../../domain/fees/periods';
import { FEE_SCHEDULE } from '../../domain/fees/schedule';
import { buildActor, buildCharity } from '.';

const CHARITIES = 200;
const BATCH = 50_000;

/** Books gifts of 1.00 to 500.00 USD by card and ACH, spread evenly over the days and 200 charities. */
export async function fillWithGifts(db: Database, gifts: number, { from, to }: DayRange): Promise<void> {
  const donor = await buildActor(db);
  for (let count = 0; count < CHARITIES; count++) await buildCharity(db);
  // This trigger sums a posting again for each row, which takes longer than all other work. Our postings sum to zero.
  await runStatement(db, 'ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_balance');
  for (let first = 0; first < gifts; first += BATCH) {
    const last = Math.min(first + BATCH, gifts) - 1;
    await insertGifts(db, { first, last, gifts, donor, from, to });
    await bookGifts(db, first, last);
  }
  await runStatement(db, 'ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_balance');
  await runStatement(db, 'ANALYZE');
}

interface Batch extends DayRange {
  first: number;
  last: number;
  gifts: number;
  donor: { accountId: string; userId: string };
}

async function insertGifts(db: Database, { first, last, gifts, donor, from, to }: Batch): Promise<void> {
  await runStatement(
    db,
    `WITH charity AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM charities), gift AS (
       SELECT n, c.id AS charity_id, 100 + (n * 7919) % 49901 AS amount, CASE n % 4 WHEN 0 THEN 'ach' ELSE 'card' END AS method,
         $6::date + ((n::float8 / $5) * ($7::date - $6::date))::int + interval '12 hours' AS at
       FROM generate_series($1::bigint, $2::bigint) n JOIN charity c ON c.place = n % $8
     ), priced AS (
       SELECT *, round(amount * 0.025) AS platform,
         CASE method WHEN 'ach' THEN 50 ELSE round(amount * 0.029 + 30) END AS processing FROM gift
     )
     INSERT INTO donations (id, account_id, donor_user_id, charity_id, status, amount_minor, currency, usd_per_unit,
       amount_usd_minor, limit_usd_minor, payment_method, source, anonymous, contact_consent, cover_fees, international_card, fee_schedule, organization_tier,
       platform_ppm, platform_fee_minor, processing_fee_minor, additional_fee_minor, net_minor, total_charge_minor,
       transaction_hash, signed_transaction, confirmations_needed, created_at, estimated_confirmation, settled_at, given_on)
     SELECT 'donation_' || lpad(n::text, 26, '0'), $3, $4, charity_id, 'completed', amount, 'USD', 1, amount, amount, method, 'own_card',
       n % 10 = 0, true, false, false, $9, 'standard', 25000, platform, processing, 0, amount - platform - processing, amount,
       '0x' || n, '0x', 3, at, at, at, at::date FROM priced`,
    [first, last, donor.accountId, donor.userId, gifts, from, to, CHARITIES, FEE_SCHEDULE.version],
  );
}

async function bookGifts(db: Database, first: number, last: number): Promise<void> {
  const range = [first, last];
  const within = `d.id BETWEEN 'donation_' || lpad($1::text, 26, '0') AND 'donation_' || lpad($2::text, 26, '0')`;
  await runStatement(
    db,
    `WITH posted AS (
       INSERT INTO ledger_transactions (id, donation_id, kind, posted_at)
       SELECT 'posting_' || substr(d.id, 10), d.id, 'completed', d.settled_at FROM donations d WHERE ${within} ORDER BY d.id
       RETURNING id, donation_id
     )
     INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
     SELECT p.id, e.account, d.currency, e.minor FROM posted p JOIN donations d ON d.id = p.donation_id,
       LATERAL (VALUES ('donor/' || d.donor_user_id || '/funding', -d.total_charge_minor),
         ('charity/' || d.charity_id || '/payable', d.net_minor), ('platform/fees', d.platform_fee_minor),
         ('processor/' || d.payment_method || '/fees', d.processing_fee_minor)) AS e(account, minor)`,
    range,
  );
}
