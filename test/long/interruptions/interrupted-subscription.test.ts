/** Whatever an operator does to a subscription's workflow, each month is billed once, and an ended one is not billed. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { shiftByDays } from '../../../domain/days';
import { createGateways } from '../../../gateways';
import { beginSubscription, endSubscription } from '../../../operations/subscriptions/member-changes';
import { buildPayee, giveMoney } from '../../factories/payees';
import { useDatabase } from '../../support/database';
import {
  type Interrupter,
  type Interruption,
  interruptionsOf,
  nameOf,
  openInterrupter,
  unexpectedEnds,
} from '../../support/interruptions';

const TEST_TIMEOUT_MS = 300_000;
/** A subscription that began this long ago has one month to bill, or one that nobody may pay any more. */
const BEGAN_DAYS_AGO = 50;
const PRICE_MINOR = 5_000n;

const test = useDatabase(20);

/** What is due when the workflow starts: a bill that can be paid, the end that the charity asked for, or the last try of an unpaid bill. */
type Due = 'bill' | 'end' | 'unpaid';

interface Case extends Interruption {
  due: Due;
  ends: readonly string[];
}

function casesOf(due: Due, end: string, calls: Parameters<typeof interruptionsOf>[0]): Case[] {
  return interruptionsOf(calls).map((each) => ({ ...each, due, ends: [end] }));
}

const CASES = [
  ...casesOf('bill', 'active, 2 bills, 2 booked', [['billSubscription', 1, 'waits']]),
  ...casesOf('end', 'ended cancelled, 1 bills, 1 booked', [['billSubscription', 1]]),
  ...casesOf('unpaid', 'ended unpaid, 1 bills, 1 booked', [['billSubscription', 1]]),
];

let subscriptions: Map<string, Case>;
let interrupter: Interrupter;
beforeAll(async () => {
  const gateways = createGateways(readConfig({}), test.db);
  const activities = createActivities({ db: test.db, gateways });
  interrupter = await openInterrupter({ db: test.db, gateways, activities });
  subscriptions = new Map();
  for (const each of CASES) {
    const id = await begin(each.due);
    subscriptions.set(id, each);
    interrupter.plan(id, each);
  }
  await interrupter.work(hasSettled);
}, TEST_TIMEOUT_MS);
afterAll(() => interrupter?.close());

async function begin(due: Due): Promise<string> {
  const { charity, member: actor } = await buildPayee(test.db, { minor: PRICE_MINOR });
  const at = shiftByDays(new Date(), -BEGAN_DAYS_AGO);
  const order = { charity, kind: 'custom_reporting' } as const;
  const { id } = await inTransaction(test.db, (tx) => beginSubscription({ tx, at, actor }, order));
  const end = { charityId: charity.id, kind: order.kind };
  if (due === 'end') await inTransaction(test.db, (tx) => endSubscription({ tx, at }, end));
  if (due === 'bill') await giveMoney(test.db, charity.id, PRICE_MINOR);
  return id;
}

/** Each subscription was interrupted and has nothing due. One that goes on has a workflow that waits for the next bill. */
async function hasSettled(): Promise<boolean> {
  if ([...subscriptions.keys()].some((id) => !interrupter.hasInterrupted(id))) return false;
  const open = await selectRows<{ id: string; isDue: boolean }>(
    test.db,
    `SELECT id, paid_until <= current_date AS "isDue" FROM subscriptions WHERE status <> 'ended'`,
  );
  if (open.some(({ isDue }) => isDue)) return false;
  const runs = open.map(({ id }) => interrupter.client.workflow.getHandle(id).describe());
  return (await Promise.all(runs)).every(({ status }) => status.name === 'RUNNING');
}

it('a subscription is billed or ended at each moment, and one that goes on is followed', async () => {
  const rows = await selectRows<{ id: string; end: string }>(
    test.db,
    `SELECT s.id, s.status || coalesce(' ' || s.end_reason, '') || ', ' || count(b.id) || ' bills, '
       || count(t.id) || ' booked' AS end
     FROM subscriptions s LEFT JOIN subscription_bills b ON b.subscription_id = s.id
     LEFT JOIN ledger_transactions t ON t.cause = b.id GROUP BY s.id`,
  );
  expect(unexpectedEnds(subscriptions, rows)).toEqual([]);
});

it('every workflow was interrupted', () => {
  const missed = [...subscriptions].filter(([id]) => !interrupter.hasInterrupted(id));
  expect(missed.map(([, each]) => nameOf(each))).toEqual([]);
});
