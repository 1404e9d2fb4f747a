/** Accepts a gift with the least possible work. Koa writes the same rows in one transaction, without any checks. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import Koa from 'koa';
import { Pool } from 'pg';
import rawBody from 'raw-body';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = new Koa();

app.use(async (context) => {
  const body = JSON.parse((await rawBody(context.req)).toString()) as { charity_id: string };
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN');
    const donor = await connection.query<{ id: string; account_id: string }>(
      'SELECT id, account_id FROM users LIMIT 1',
    );
    const { id: donorId, account_id: accountId } = donor.rows[0] ?? { id: '', account_id: '' };
    const id = `donation_${randomUUID()}`;
    await connection.query(
      `INSERT INTO rate_windows VALUES ($1, date_trunc('hour', now()), 1)
       ON CONFLICT (subject) DO UPDATE SET used = rate_windows.used + 1`,
      [`bench:${Math.random().toString(36).slice(2, 6)}`],
    );
    await connection.query(
      `INSERT INTO donations (id, account_id, donor_user_id, charity_id, status, amount_minor, currency, usd_per_unit,
         amount_usd_minor, limit_usd_minor, payment_method, source, anonymous, contact_consent, cover_fees, international_card, fee_schedule,
         organization_tier, platform_ppm, platform_fee_minor, processing_fee_minor, additional_fee_minor, net_minor,
         total_charge_minor, transaction_hash, signed_transaction, confirmations_needed, created_at,
         estimated_confirmation, given_on)
       VALUES ($1, $2, $3, $4, 'pending', 2500, 'USD', 1, 2500, 2500, 'card', 'own_card', false, true, false, false, 'bench',
         'standard', 25000, 63, 103, 0, 2334, 2500, $1, $1, 3, now(), now(), current_date)`,
      [id, accountId, donorId, body.charity_id],
    );
    await connection.query(
      `INSERT INTO donation_timeline (donation_id, status, code, detail, at) VALUES ($1, 'pending', 'accepted', 'Accepted.', now())`,
      [id],
    );
    await connection.query(
      `INSERT INTO events (id, account_id, name, data, occurred_at, sequence)
       VALUES ($1, $2, 'donation.created', $3, now(), nextval('bench_sequence'))`,
      [`event_${randomUUID()}`, accountId, JSON.stringify({ donation_id: id })],
    );
    await connection.query(
      `INSERT INTO outbox (workflow_type, workflow_id, input, search_attributes, summary, next_attempt_at)
       VALUES ('donation', $1, '{}', '{}', 'bench', 'infinity')`,
      [id],
    );
    await connection.query('COMMIT');
    context.status = 201;
    context.body = { donation_id: id, status: 'pending' };
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
});

async function main(): Promise<void> {
  await pool.query('CREATE SEQUENCE IF NOT EXISTS bench_sequence START 1000000000');
  const handler = app.callback();
  const server = createServer((request, response) => void handler(request, response));
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    writeFileSync(String(process.env.READY_FILE), JSON.stringify({ url: `http://127.0.0.1:${port}` }));
  });
  process.on('SIGTERM', () => process.exit(0));
}

void main();
