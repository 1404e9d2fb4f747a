/** Gifts over HTTP that Stripe's double charges, while a fifth of its calls fails and the worker is killed. */
import { GivingClient } from '../../../client/index';
import { type Database, runStatement, selectRows } from '../../../db/database';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { type Installation, SETTLING_MS } from '../../support/installation';
import { waitUntilAtRest } from './invariants';
import { auditCharges, type ChargeAudit } from '../../factories/stripe-charges';
import { type StripeDouble } from '../../doubles/stripe/double';
import { waitFor } from '../../support/wait';

export interface StripeKillPlan {
  gifts: number;
  /** How often the worker dies. */
  kills: number;
  /** The share of calls that fail. */
  rate: number;
}

export interface StripeKillReport extends ChargeAudit {
  /** How many gifts had ended when the worker died. */
  killedAfter: number[];
  /** How many gifts ended so. */
  ends: Record<string, number>;
  faults: Record<string, number>;
  /** Gifts that completed without a charge, or failed with one that was not returned. */
  unlike: string[];
  seconds: number;
}

const DONORS = 8;
const MAX_RETRIES = 60;
/** A slow machine ends a gift in this time, although some of its calls hang. */
export const MS_PER_GIFT = 1_000;
const TOKENS = [
  'pm_card_visa',
  'pm_card_de',
  'pm_card_mastercard',
  'pm_card_visa_chargeDeclinedInsufficientFunds',
];

/** Gives, kills, waits until every gift has its end, and compares with the double's own list. */
export async function killUnderStripe(
  { api, worker, db }: Installation,
  double: StripeDouble,
  { gifts, kills, rate }: StripeKillPlan,
): Promise<StripeKillReport> {
  const startedAt = Date.now();
  await liftVelocityLimits(db);
  const charity = await buildCharity(db);
  const donors = await Promise.all(Array.from({ length: DONORS }, () => openDonor(db, api.address)));
  double.faults({ rate });
  const giving = Promise.all(
    donors.map((donor, index) => give(donor, { address: api.address, charityId: charity.id, index, gifts })),
  );
  const killing = killInTurn(db, worker, { gifts, kills });
  const [killedAfter] = await Promise.all([killing, giving]);
  const limitMs = SETTLING_MS + gifts * MS_PER_GIFT;
  for (const donor of donors) await waitUntilAtRest(db, donor, limitMs);
  const rows = await selectRows<{ id: string; status: string }>(db, 'SELECT id, status FROM donations');
  const ids = rows.map(({ id }) => id);
  const kept = new Set(
    double
      .charges()
      .filter(({ status, amount, amountRefunded }) => status === 'succeeded' && amountRefunded < amount)
      .map(({ donationId }) => donationId),
  );
  return {
    ...(await auditCharges(db, double.charges(), ids)),
    killedAfter,
    ends: countBy(rows.map(({ status }) => status)),
    faults: double.faultCounts,
    unlike: rows.filter(({ id, status }) => kept.has(id) !== (status === 'completed')).map(({ id }) => id),
    seconds: (Date.now() - startedAt) / 1_000,
  };
}

/** A few cards pay more gifts than an hour allows. These limits have tests of their own. */
async function liftVelocityLimits(db: Database): Promise<void> {
  await runStatement(
    db,
    `
    CREATE FUNCTION skip_row() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER never_block BEFORE INSERT ON velocity_blocks FOR EACH ROW EXECUTE FUNCTION skip_row()`,
  );
}

interface Donor extends BuiltActor {
  sources: string[];
}

/** A donor with a card of each kind, added through the API. */
async function openDonor(db: Database, address: string): Promise<Donor> {
  const actor = await buildActor(db);
  const sources: string[] = [];
  for (const token of TOKENS) {
    const answer = await fetch(`${address}/v1/users/me/payment-sources`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${actor.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'card', processor_token: token }),
    });
    if (answer.status !== 201) throw new Error(await answer.text());
    sources.push(((await answer.json()) as { source_id: string }).source_id);
  }
  return { ...actor, sources };
}

/** Gives the donor's share of the gifts, one after another. */
async function give(
  { key, sources }: Donor,
  share: { address: string; charityId: string; index: number; gifts: number },
): Promise<void> {
  const { address, charityId, index, gifts } = share;
  const settings = { environment: 'sandbox' as const, baseUrl: address, maxRetries: MAX_RETRIES };
  const client = new GivingClient({ apiKey: key, ...settings });
  for (let number = index; number < gifts; number += DONORS) {
    const source = sources[Math.floor(number / DONORS) % sources.length] ?? '';
    const request = { charity_id: charityId, amount: '5.00', currency: 'USD' as const, source };
    await client.donations.create(request, { idempotencyKey: `gift/${String(number)}` });
  }
}

async function killInTurn(
  db: Database,
  worker: Installation['worker'],
  { gifts, kills }: Pick<StripeKillPlan, 'gifts' | 'kills'>,
): Promise<number[]> {
  const killedAfter: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const share = Math.floor((kill * gifts) / (kills + 2));
    const reach = async () => {
      const ended = await countEnded(db);
      return ended >= share && ended;
    };
    const after = await waitFor(`${String(share)} gifts to end`, reach, SETTLING_MS + share * MS_PER_GIFT);
    const how = await worker.kill('SIGKILL');
    if (how !== 'SIGKILL') throw new Error(`the worker had ended before: ${how}`);
    killedAfter.push(after);
    await worker.restart();
  }
  return killedAfter;
}

async function countEnded(db: Database): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    "SELECT count(*)::int AS count FROM donations WHERE status <> 'pending'",
  );
  return row?.count ?? 0;
}

function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
