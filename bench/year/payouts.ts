/** The payouts of the simulated year: those of payout runs and requested ones, operators' approvals, and changed accounts. */
import { inTransaction, selectRows } from '../../db/database';
import { listPayoutAccounts } from '../../db/queries/payout-accounts/accounts';
import { GivingError } from '../../domain/errors';
import { type Day } from '../../domain/days';
import { removeAccount } from '../../operations/payout-accounts/decide-account';
import { decidePayout } from '../../operations/payouts/decide-payout';
import { requestPayout } from '../../operations/payouts/member-changes';
import { type Bank } from './bank';
import { pick, type Random } from './random';
import { type YearTemporal } from './temporal';
import { addAccount, type Payee, soundNumber, type World } from './world';

/** On one day in this many, a charity changes a sound account. */
const ACCOUNT_CHANGES = 700;
/** Charities that no payout run pays ask about once in this many days. */
const REQUESTS = 30;

export interface PayoutCounts {
  byRuns: number;
  requested: number;
  approved: number;
  accountChanges: number;
  /** Seconds that the runs and their payouts took. */
  seconds: number;
}

/** Plays the payouts of a day, until each has ended. */
export async function payOneDay(
  { world, temporal, bank }: { world: World; temporal: YearTemporal; bank: Bank },
  { day, random, counts }: { day: Day; random: Random; counts: PayoutCounts },
): Promise<void> {
  const start = performance.now();
  counts.byRuns += (await temporal.runPayouts(day)).payouts;
  counts.requested += await requestSome(world, random, temporal.clock.now());
  await temporal.letSettle(() => countOpen(world));
  counts.approved += await approveHeld(world, temporal.clock.now());
  await temporal.letSettle(() => countOpen(world));
  await bank.playDay({ random, at: temporal.clock.now() });
  await temporal.letSettle(() => countOpen(world));
  counts.seconds += (performance.now() - start) / 1_000;
}

/** Held payouts wait for operators, and those of a bank for its answer, unless silence is one. Payouts that come back are asked for again after they were paid. */
async function countOpen({ db }: World): Promise<number> {
  const [row] = await selectRows<{ open: number }>(
    db,
    `SELECT (SELECT count(*) FROM payouts WHERE status = 'scheduled'
        OR provider = 'sandbox' AND (status = 'in_transit' OR status = 'paid' AND account_last4 = '0002')
        OR status = 'in_transit' AND id IN (SELECT t.payout_id FROM bank_file_transfers t
          JOIN bank_files f ON f.id = t.file_id WHERE f.format = 'nacha' AND f.fetched_at IS NOT NULL))::int
      + (SELECT count(*) FROM payout_accounts WHERE status = 'cooling_off')::int AS open`,
  );
  return row?.open ?? 0;
}

async function requestSome(world: World, random: Random, at: Date): Promise<number> {
  let requested = 0;
  for (const payee of world.payees) {
    if (payee.frequency !== 'manual' || random() * REQUESTS >= 1) continue;
    if (await request(world, payee, { isInstant: random() < 0.3, at })) requested += 1;
  }
  return requested;
}

async function request(
  { db, gateways }: World,
  { charity, member, bank }: Payee,
  { isInstant, at }: { isInstant: boolean; at: Date },
): Promise<boolean> {
  const account = (await listPayoutAccounts(db, charity.id)).find(({ status }) => status === 'active');
  if (account === undefined) return false;
  const speed = isInstant && bank === undefined ? ('instant' as const) : ('standard' as const);
  const { payouts: means } = gateways;
  const order = {
    charity,
    payoutAccountId: account.id,
    currency: bank === 'sepa' ? ('EUR' as const) : ('USD' as const),
    speed,
    means: bank === undefined ? means : { ...means, providers: means.providers.toReversed() },
  };
  try {
    await inTransaction(db, (tx) =>
      requestPayout({ tx, at, actor: { ...member, credentialId: 'none' } }, order),
    );
    return true;
  } catch (error) {
    // The charity has no money, or not more than the fee.
    if (error instanceof GivingError) return false;
    throw error;
  }
}

async function approveHeld({ db, operators }: World, at: Date): Promise<number> {
  const held = await selectRows<{ id: string }>(
    db,
    `SELECT id FROM payouts WHERE status = 'held' ORDER BY id`,
  );
  for (const { id: payoutId } of held) {
    const order = { payoutId, reason: 'Checked.' };
    const [first, second] = operators;
    await inTransaction(db, (tx) =>
      decidePayout({ tx, at, actor: first }, { ...order, decision: 'release' }),
    );
    await inTransaction(db, (tx) =>
      decidePayout({ tx, at, actor: second }, { ...order, decision: 'approve' }),
    );
  }
  return held.length;
}

/** Replaces the accounts that a bank closed or that sent money back, and some sound ones. Returns how many. */
export async function changeAccounts(world: World, random: Random, at: Date): Promise<number> {
  const {
    db,
    gateways: { secrets },
  } = world;
  const bad = await selectRows<{ charityId: string }>(
    db,
    `SELECT DISTINCT charity_id AS "charityId" FROM payout_accounts a WHERE status IN ('active', 'disabled')
       AND EXISTS (SELECT 1 FROM payouts p WHERE p.payout_account_id = a.id AND p.status IN ('failed', 'returned'))
       AND NOT EXISTS (SELECT 1 FROM payout_accounts n WHERE n.charity_id = a.charity_id AND n.id > a.id)`,
  );
  const mustChange = new Set(bad.map(({ charityId }) => charityId));
  let changed = 0;
  for (const payee of world.payees) {
    const wantsTo = random() * ACCOUNT_CHANGES < 1;
    if (!wantsTo && !mustChange.has(payee.charity.id)) continue;
    const charityId = payee.charity.id;
    for (const { id: payoutAccountId, status } of await listPayoutAccounts(db, charityId)) {
      if (status === 'disabled') continue;
      const removal = { charityId, payoutAccountId };
      await inTransaction(db, (tx) => removeAccount({ tx, at, actor: payee.member, secrets }, removal));
    }
    // One new account in ten is wrong again.
    const number = random() < 0.1 ? `777${pick(['0001', '0002'], random)}` : soundNumber(random);
    await addAccount(world, payee, { number, at });
    changed += 1;
  }
  return changed;
}
