/** What no hostile request may change: what the victims own, who may do what, and what the ledger says. */
import { type Database, selectRows } from '../../../db/database';
import { checkLedger } from '../../../db/queries/ledger/check';
import { type World } from './world';

export type Snapshot = Map<string, string>;

/**
 * The columns that only their owners, or nobody, may change; $1 accounts, $2 users, $3 charities of the victims. The
 * worker may change the others meanwhile.
 */
const GUARDED: Record<string, string> = {
  roles: `SELECT id, account_id, is_reviewer, is_operator FROM users WHERE is_reviewer OR is_operator OR id = ANY($2)`,
  accounts: `SELECT id, name, kind FROM accounts WHERE id = ANY($1)`,
  logins: `SELECT * FROM user_logins WHERE user_id = ANY($2)`,
  'second factors': `SELECT id, user_id FROM second_factors WHERE user_id = ANY($2)`,
  keys: `SELECT id, user_id, name, key_hash, scopes, expires_at, revoked_at FROM api_keys
         WHERE account_id = ANY($1)`,
  applications: `SELECT id, name, kind, secret_hash, redirect_uris, scopes, revoked_at FROM oauth_clients
                 WHERE account_id = ANY($1) AND id = ANY($4)`,
  members: `SELECT * FROM charity_members WHERE charity_id = ANY($3)`,
  approvals: `SELECT id, change, parties, decision FROM approvals WHERE charity_id = ANY($3)`,
  'former members': `SELECT * FROM former_members WHERE charity_id = ANY($3)`,
  invitations: `SELECT id, email, token_hash, accepted_by, revoked_at FROM charity_invitations WHERE charity_id = ANY($3)`,
  charities: `SELECT id, name, ein, description, wallet_address, verified, verification_level, listed, source,
              payment_methods, revoked_at, absorb_platform_fees, absorb_processing_fees, auto_accept_hundredths
              FROM charities WHERE id = ANY($3)`,
  'standing of others': `SELECT id, verification_level FROM charities WHERE verified`,
  changes: `SELECT id, field, new_value, status, asked_by, asking_persons, confirmed_by FROM charity_changes
            WHERE charity_id = ANY($3)`,
  'payout accounts': `SELECT id, status, sealed_details, is_holder_accepted, asked_by, asking_persons, confirmed_by
                      FROM payout_accounts WHERE charity_id = ANY($3)`,
  'write-offs': `SELECT * FROM write_offs WHERE charity_id = ANY($3)`,
  verifications: `SELECT id, level, user_id, account_id, claimed_by FROM verifications WHERE charity_id = ANY($3)`,
  gifts: `SELECT id, donor_user_id, charity_id, amount_minor, net_minor, refunded_minor, message, metadata
          FROM donations WHERE account_id = ANY($1) AND recurring_id IS NULL`,
  refunds: `SELECT r.id, r.amount_minor FROM refunds r JOIN donations d ON d.id = r.donation_id WHERE d.account_id = ANY($1)`,
  disputes: `SELECT x.id, x.evidence, x.status FROM disputes x JOIN donations d ON d.id = x.donation_id
             WHERE d.account_id = ANY($1)`,
  plans: `SELECT id, charity_id, amount_minor, payment_method, source, message, status FROM recurring_plans
          WHERE account_id = ANY($1)`,
  hours: `SELECT id, hundredths, status, decided_by, reason FROM volunteer_hours WHERE account_id = ANY($1)`,
  campaigns: `SELECT id, name, description, goal_minor, has_matching, status FROM campaigns WHERE charity_id = ANY($3)`,
  opportunities: `SELECT id, title, description, verifier_user_id, status FROM opportunities WHERE charity_id = ANY($3)`,
  documents: `SELECT id, user_id, sha256 FROM documents WHERE account_id = ANY($1)`,
  endpoints: `SELECT id, url, events, sealed_secret, sealed_headers, deleted_at FROM webhook_endpoints
              WHERE account_id = ANY($1)`,
  reports: `SELECT id, summary, reported_by, withdrawn_at FROM impact_reports WHERE charity_id = ANY($3)`,
  'fee terms': `SELECT * FROM fee_terms`,
};

/** Remembers what the victims have. The returned function lists what has changed since then. */
export async function guardWorld(db: Database, world: World): Promise<() => Promise<string[]>> {
  const charityIds = await idsOf(world, 'charity_id');
  const before = await takeSnapshot(db, world);
  const payable = await payableOf(db, charityIds);
  return async () => [
    ...compareSnapshots(before, await takeSnapshot(db, world)),
    ...(await findLedgerFaults(db, charityIds, payable)),
  ];
}

export async function takeSnapshot(db: Database, world: World): Promise<Snapshot> {
  const people = Object.values(world.victims);
  const bind = [
    people.map(({ accountId }) => accountId),
    people.map(({ userId }) => userId),
    await idsOf(world, 'charity_id'),
    await idsOf(world, 'client_id'),
  ];
  const snapshot: Snapshot = new Map();
  for (const [name, sql] of Object.entries(GUARDED)) {
    snapshot.set(name, await digestOf(db, sql, bind));
  }
  return snapshot;
}

/** What the victims have of a kind. */
function idsOf({ victimThings }: World, name: string): Promise<string[]> {
  return Promise.all(victimThings.map((things) => things.get(name)));
}

/** The rows as text, one a line, so that a difference can be read. */
async function digestOf(db: Database, sql: string, bind: string[][]): Promise<string> {
  const all = `WITH given AS (SELECT $1::text[], $2::text[], $3::text[], $4::text[]), guarded AS (${sql})
    SELECT to_jsonb(guarded)::text AS line FROM guarded ORDER BY 1`;
  const rows = await selectRows<{ line: string }>(db, all, bind);
  return rows.map(({ line }) => line).join('\n');
}

/** The lines that came or went, by what they are about. */
export function compareSnapshots(before: Snapshot, after: Snapshot): string[] {
  return [...before].flatMap(([name, text]) => {
    const old = text.split('\n');
    const now = (after.get(name) ?? '').split('\n');
    return [
      ...old.filter((line) => !now.includes(line)).map((line) => `${name}: - ${line}`),
      ...now.filter((line) => !old.includes(line)).map((line) => `${name}: + ${line}`),
    ];
  });
}

/** What the victims' charities are owed, by currency. */
async function payableOf(db: Database, charityIds: string[]): Promise<Map<string, bigint>> {
  const rows = await selectRows<{ currency: string; minor: string }>(
    db,
    `SELECT currency, sum(amount_minor)::text AS minor FROM ledger_entries WHERE account = ANY($1) GROUP BY currency`,
    [charityIds.map((id) => `charity/${id}/payable`)],
  );
  return new Map(rows.map(({ currency, minor }) => [currency, BigInt(minor)]));
}

/** Every broken invariant of the ledger, and every currency in which the victims' charities have lost money. */
export async function findLedgerFaults(
  db: Database,
  charityIds: string[],
  before: Map<string, bigint>,
): Promise<string[]> {
  const faults: string[] = [];
  await checkLedger(db, ({ invariant, offenders, first }) => {
    if (offenders > 0) faults.push(`ledger: ${invariant}: ${first?.id ?? ''} ${first?.detail ?? ''}`);
  });
  const now = await payableOf(db, charityIds);
  for (const [currency, minor] of before)
    if ((now.get(currency) ?? 0n) < minor)
      faults.push(`ledger: payable fell from ${minor} to ${now.get(currency) ?? 0n} ${currency}`);
  return faults;
}
