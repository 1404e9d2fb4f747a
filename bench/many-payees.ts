/** Copies one charity that can be paid until there are many, each with a member, an account, a schedule and money. */
import { type Database, runStatement } from '../db/database';
import { savePayoutSettings } from '../db/queries/payouts/settings';
import { buildPayee } from '../test/factories/payees';

const FIRST_MINOR = 10_000n;
const CHUNK = 1_000;

/** These triggers keep the search index and the impact in step, which nobody reads here. */
const TABLES = ['charities', 'donations'];

/** Adds charities with 25.00 to 5,024.00 USD. A tenth has less than the minimum of 25.00. */
export async function fillWithPayees(db: Database, charities: number): Promise<void> {
  const { charity } = await buildPayee(db, { minor: FIRST_MINOR });
  await savePayoutSettings(db, { charityId: charity.id, frequency: 'daily', minimumMinor: 2_500n });
  const switchTriggers = async (state: 'DISABLE' | 'ENABLE') => {
    for (const table of TABLES) await runStatement(db, `ALTER TABLE ${table} ${state} TRIGGER USER`);
    await runStatement(db, `ALTER TABLE ledger_entries ${state} TRIGGER ledger_entries_balance`);
  };
  await switchTriggers('DISABLE');
  for (let from = 1; from < charities; from += CHUNK) {
    const range = [charity.id, from, Math.min(charities - 1, from + CHUNK - 1)];
    for (const copy of COPIES) await runStatement(db, copy, range);
  }
  await switchTriggers('ENABLE');
}

/** What a charity has, in minor units. */
const MINOR = '(CASE WHEN n % 10 = 0 THEN 1000 + n % 1000 ELSE 2500 + (n * 7919) % 500000 END)';

function copyRows(table: string, key: string, changes: string): string {
  return `INSERT INTO ${table} SELECT (jsonb_populate_record(r, jsonb_build_object(${changes}))).*
    FROM ${table} r, generate_series($2::int, $3::int) n WHERE r.${key} = $1`;
}

const CHARITY = `'charity_' || lpad(n::text, 26, '0')`;
const GIFT = `'donation_' || lpad(n::text, 26, '0')`;

const TIMELINE = `
  INSERT INTO donation_timeline (donation_id, status, code, detail, at)
  SELECT d.id, 'completed', 'confirmed', 'Confirmed by the network.', d.settled_at
  FROM generate_series($2::int, $3::int) n JOIN donations d ON d.id = ${GIFT} WHERE $1::text IS NOT NULL`;

const COPIES = [
  copyRows('charities', 'id', `'id', ${CHARITY}`),
  copyRows('charity_members', 'charity_id', `'charity_id', ${CHARITY}`),
  copyRows('payout_settings', 'charity_id', `'charity_id', ${CHARITY}`),
  copyRows(
    'payout_accounts',
    'charity_id',
    `'id', 'payoutaccount_' || lpad(n::text, 26, '0'), 'charity_id', ${CHARITY}`,
  ),
  copyRows(
    'donations',
    'charity_id',
    `'id', ${GIFT}, 'charity_id', ${CHARITY}, 'transaction_hash', '0x' || n, 'amount_minor', ${MINOR},
     'net_minor', ${MINOR}, 'total_charge_minor', ${MINOR}, 'amount_usd_minor', ${MINOR}`,
  ),
  `WITH posted AS (
     INSERT INTO ledger_transactions (id, donation_id, kind, posted_at)
     SELECT 'posting_' || lpad(n::text, 26, '0'), d.id, 'completed', d.settled_at
     FROM generate_series($2::int, $3::int) n JOIN donations d ON d.id = ${GIFT} WHERE $1::text IS NOT NULL
     RETURNING id, donation_id
   )
   INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
   SELECT p.id, e.account, d.currency, e.minor FROM posted p JOIN donations d ON d.id = p.donation_id,
     LATERAL (VALUES ('donor/' || d.donor_user_id || '/funding', -d.total_charge_minor),
       ('charity/' || d.charity_id || '/payable', d.net_minor)) AS e(account, minor)`,
  TIMELINE,
];
