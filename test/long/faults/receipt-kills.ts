/** Gifts on the receipt log over HTTP, under kill -9 of the worker and of Postgres. */
import { type DonationRequest, GivingClient } from '../../../client/index';
import { type Database, selectRows } from '../../../db/database';
import { isUnavailable } from '../../../db/failures';
import { buildActor, buildCharity } from '../../factories';
import { type Installation, type OwnServers, SETTLING_MS } from '../../support/installation';
import { waitUntilAtRest } from './invariants';
import { type Process } from '../../support/processes';
import { auditReceiptLog, type LogAudit } from './receipt-audit';
import { waitFor } from '../../support/wait';

export interface ReceiptKillReport extends LogAudit {
  /** In the order of their deaths, with how many gifts had completed until then. */
  killed: { name: string; after: number }[];
  /** How many gifts ended so. */
  ends: Record<string, number>;
  seconds: number;
}

export interface ReceiptKillPlan {
  gifts: number;
  /** How often the worker and Postgres die, in turn. */
  kills: number;
}

/** Settings of an installation whose gifts settle on the receipt log. */
export const ON_RECEIPTS = { SETTLEMENT_NETWORK: 'receipts' };

const DONORS = 8;
/** More tries than any outage lasts. */
const MAX_RETRIES = 60;
/** A slow machine settles a gift in this time. */
export const MS_PER_GIFT = 500;
/** A declined gift must have no leaf. A slow gift waits for ten checkpoints. */
const WAYS: Omit<DonationRequest, 'charity_id'>[] = [
  { amount: '5.00', currency: 'USD' },
  { amount: '0.01', currency: 'ETH' },
  { amount: '4.00', currency: 'USD', payment_method: 'ach' },
  { amount: '5.00', currency: 'USD', source: 'card_declined' },
  { amount: '500', currency: 'JPY', anonymous: true },
  { amount: '2.50', currency: 'EUR', cover_fees: true },
  { amount: '3.00', currency: 'USD', source: 'card_dropped' },
  { amount: '6.00', currency: 'USD', source: 'card_slow' },
];

/** Gives while the processes die, waits until every gift has its end, then audits the log. */
export async function killUnderReceipts(
  { api, worker, postgres, db }: Installation & OwnServers,
  { gifts, kills }: ReceiptKillPlan,
): Promise<ReceiptKillReport> {
  const startedAt = Date.now();
  const { accountId, key } = await buildActor(db);
  const charity = await buildCharity(db);
  const settings = { environment: 'sandbox' as const, baseUrl: api.address, maxRetries: MAX_RETRIES };
  const giving = giveAll(new GivingClient({ apiKey: key, ...settings }), charity.id, gifts);
  const victims = Array.from({ length: kills }, (_, turn) => (turn % 2 === 0 ? worker : postgres));
  const killing = killInTurn(db, victims, gifts);
  const [killed] = await Promise.all([killing, giving]);
  await waitUntilAtRest(db, { accountId }, SETTLING_MS + gifts * MS_PER_GIFT);
  const seconds = (Date.now() - startedAt) / 1_000;
  return { killed, ends: await countEnds(db), seconds, ...(await auditReceiptLog(db)) };
}

/** Gives each gift once, a few at a time. The client repeats refused requests under the same Idempotency-Key. */
async function giveAll(client: GivingClient, charityId: string, gifts: number): Promise<void> {
  let next = 0;
  const give = async () => {
    for (let index = next++; index < gifts; index = next++) {
      const way = WAYS[index % WAYS.length] ?? { amount: '5.00', currency: 'USD' };
      await client.donations.create({ charity_id: charityId, ...way }, { idempotencyKey: `gift/${index}` });
    }
  };
  await Promise.all(Array.from({ length: DONORS }, give));
}

/** Kills each process once its share of the gifts has completed, and starts it again at once. */
async function killInTurn(
  db: Database,
  victims: Process[],
  gifts: number,
): Promise<ReceiptKillReport['killed']> {
  const killed: ReceiptKillReport['killed'] = [];
  for (const [index, victim] of victims.entries()) {
    const share = Math.floor(((index + 1) * gifts) / (victims.length + 3));
    const reach = async () => {
      const completed = await countCompleted(db);
      return completed >= share && completed;
    };
    const after = await waitFor(`${share} gifts to complete`, reach, SETTLING_MS + share * MS_PER_GIFT);
    const how = await victim.kill('SIGKILL');
    if (how !== 'SIGKILL') throw new Error(`${victim.name} had ended before: ${how}`);
    killed.push({ name: victim.name, after });
    await victim.restart();
  }
  return killed;
}

async function countCompleted(db: Database): Promise<number> {
  try {
    return (await countEnds(db)).completed ?? 0;
  } catch (error) {
    if (isUnavailable(error)) return 0;
    throw error;
  }
}

async function countEnds(db: Database): Promise<Record<string, number>> {
  const rows = await selectRows<{ status: string; count: number }>(
    db,
    'SELECT status, count(*)::int AS count FROM donations GROUP BY status',
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
