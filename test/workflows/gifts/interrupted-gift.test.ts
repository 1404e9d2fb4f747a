/**
 * Whatever an operator does to a gift's workflow, and at whichever step, the gift ends, and its charge and the plan that
 * it begins fit that end.
 */
import { ScheduleNotFoundError } from '@temporalio/client';
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { findCharge } from '../../../db/queries/charges/charges';
import { requireRow } from '../../../domain/errors';
import { createGateways } from '../../../gateways';
import { startGift } from '../../../operations/gifts/start-gift';
import { authenticatePayment } from '../../../operations/sandbox/payments';
import { buildFirstGift } from '../../factories/first-gift';
import { useDatabase } from '../../support/database';
import {
  type Interrupter,
  type Interruption,
  interruptionsOf,
  nameOf,
  openInterrupter,
  unexpectedEnds,
} from '../../support/interruptions';

/** A transfer is confirmed after at most four seconds. One that is not is asked about a second and last time. */
const DEADLINE_MS = 6_000;
const TEST_TIMEOUT_MS = 300_000;

const test = useDatabase(20);

const COMPLETED = 'completed, charge approved, 1 posting';
const CANCELLED = 'failed CANCELLED_BY_OPERATOR, charge voided, 0 postings';
const NOT_CHARGED = 'failed CANCELLED_BY_OPERATOR, charge none, 0 postings';
const NOT_CONFIRMED = 'failed NOT_CONFIRMED, charge voided, 0 postings';
const DECLINED = 'failed DECLINED, charge declined, 0 postings';
/** The processor declined the charge, but its answer was lost with the step. */
const DECLINED_UNHEARD = 'failed CANCELLED_BY_OPERATOR, charge declined, 0 postings';

interface Case extends Interruption {
  source: string;
  ends: readonly string[];
}

/**
 * How a cancelled gift may end, by source, step and call. The network may confirm a transfer before the cancellation
 * is handled, and Temporal may repeat a step until then.
 */
const CANCELLED_ENDS: Record<string, readonly string[]> = {
  'own_card chargeDonation 1': [CANCELLED],
  'own_card broadcastDonation 1': [CANCELLED, COMPLETED],
  'own_card settleDonation 1': [COMPLETED],
  'card_requires_action chargeDonation 1': [CANCELLED],
  'card_declined chargeDonation 1': [DECLINED],
  'card_never_confirms settleDonation 1': [CANCELLED],
  'card_never_confirms settleDonation 2': [NOT_CONFIRMED, CANCELLED],
};

function cancelledEnds(source: string, { when, step, call }: Interruption): readonly string[] {
  const ends = CANCELLED_ENDS[`${source} ${step} ${String(call)}`] ?? [];
  // Temporal does not repeat a step that failed after the cancellation, or that took too long.
  if (when !== 'dropped' && when !== 'before') return ends;
  if (step !== 'chargeDonation') return [...ends, CANCELLED];
  return source === 'card_declined' ? [...ends, NOT_CHARGED, DECLINED_UNHEARD] : [...ends, NOT_CHARGED];
}

function casesOf(source: string, usualEnd: string, calls: Parameters<typeof interruptionsOf>[0]): Case[] {
  return interruptionsOf(calls).map((each) => ({
    ...each,
    source,
    ends: each.act === 'cancel' ? cancelledEnds(source, each) : [usualEnd],
  }));
}

const CASES = [
  ...casesOf('own_card', COMPLETED, [
    ['chargeDonation', 1],
    ['broadcastDonation', 1, 'waits'],
    ['settleDonation', 1],
  ]),
  ...casesOf('card_requires_action', COMPLETED, [['chargeDonation', 1, 'waits']]),
  ...casesOf('card_declined', DECLINED, [['chargeDonation', 1]]),
  ...casesOf('card_never_confirms', NOT_CONFIRMED, [
    ['settleDonation', 1, 'waits'],
    ['settleDonation', 2],
  ]),
];

let gifts: Map<string, Case>;
let interrupter: Interrupter;
beforeAll(async () => {
  const created = createGateways(readConfig({}), test.db);
  const sandbox = { ...created.networks.sandbox, deadlineMs: DEADLINE_MS };
  const gateways = { ...created, networks: { ...created.networks, sandbox } };
  const activities = createActivities({ db: test.db, gateways });
  interrupter = await openInterrupter({ db: test.db, gateways, activities });
  gifts = new Map();
  for (const each of CASES) {
    const gift = await buildFirstGift(test.db, { source: each.source });
    gifts.set(gift.id, each);
    interrupter.plan(gift.id, each);
    await inTransaction(test.db, (tx) => startGift(tx, gift, DEADLINE_MS));
  }
  await interrupter.work(async () => {
    await confirmPayments();
    const open = await selectRows(
      test.db,
      `SELECT 1 FROM donations WHERE status = 'pending' UNION ALL SELECT 1 FROM outbox WHERE schedule`,
    );
    return open.length === 0;
  });
}, TEST_TIMEOUT_MS);
afterAll(() => interrupter?.close());

/** The donors of gifts that were not cancelled confirm their payment once the operator has acted. */
async function confirmPayments(): Promise<void> {
  const waiting = await selectRows<{ id: string }>(
    test.db,
    `SELECT donation_id AS id FROM charges JOIN sandbox_charges s ON s.idempotency_key = donation_id
     WHERE charges.state = 'requires_action' AND s.state = 'requires_action'`,
  );
  for (const { id } of waiting) {
    if (gifts.get(id)?.act === 'cancel' || !interrupter.hasInterrupted(id)) continue;
    const charge = requireRow(await findCharge(test.db, id), id);
    const at = new Date();
    const answer = { charge, approve: true };
    await inTransaction(test.db, (tx) => authenticatePayment({ tx, at }, answer));
  }
}

it.each([...new Set(CASES.map(({ source }) => source))])(
  'a gift by %s ends at each moment',
  async (source) => {
    const rows = await selectRows<{ id: string; end: string }>(
      test.db,
      `SELECT d.id, d.status || coalesce(' ' || d.failure_code, '') || ', charge ' || coalesce(s.state, 'none') || ', '
       || count(t.id) || CASE WHEN count(t.id) = 1 THEN ' posting' ELSE ' postings' END AS end
     FROM donations d LEFT JOIN sandbox_charges s ON s.idempotency_key = d.id
     LEFT JOIN ledger_transactions t ON t.donation_id = d.id GROUP BY d.id, s.state`,
    );
    const cases = new Map([...gifts].filter(([, each]) => each.source === source));
    expect(unexpectedEnds(cases, rows)).toEqual([]);
  },
);

it('every workflow was interrupted', () => {
  const missed = [...gifts].filter(([id]) => !interrupter.hasInterrupted(id));
  expect(missed.map(([, each]) => nameOf(each))).toEqual([]);
});

it('each gift is told once, and its charge and row agree', async () => {
  const wrong = await selectRows(
    test.db,
    `SELECT d.id FROM donations d JOIN charges c ON c.donation_id = d.id
     WHERE (SELECT count(*) FROM events e WHERE e.data->>'donation_id' = d.id
              AND e.name IN ('donation.completed', 'donation.failed')) <> 1
        OR (d.status = 'completed') <> (c.state = 'approved')`,
  );
  expect(wrong).toEqual([]);
});

it('the plan of each gift has begun if the gift is complete, and has failed for good otherwise', async () => {
  const wrong = await selectRows(
    test.db,
    `SELECT p.id, p.status, events FROM donations d JOIN recurring_plans p ON p.id = d.recurring_id,
       LATERAL (SELECT string_agg(e.name, ' ' ORDER BY e.id) AS events FROM events e
                WHERE e.data->>'recurring_id' = p.id AND e.name LIKE 'recurring.%') told
     WHERE p.status <> CASE d.status WHEN 'completed' THEN 'active' ELSE 'failed' END
       OR (p.status = 'active') <> (p.wakes_at IS NOT NULL)
       OR events NOT IN ('recurring.updated', 'recurring.failed', 'recurring.updated recurring.failed')
       OR (p.status = 'active') <> (events = 'recurring.updated')`,
  );
  expect(wrong).toEqual([]);
});

it('only a plan that has begun has a schedule', async () => {
  const plans = await selectRows<{ id: string; status: string }>(
    test.db,
    'SELECT id, status FROM recurring_plans',
  );
  const scheduled = plans.map(async ({ id, status }) => ({ id, status, isScheduled: await hasSchedule(id) }));
  const wrong = (await Promise.all(scheduled)).filter(
    ({ status, isScheduled }) => isScheduled !== (status === 'active'),
  );
  expect(wrong).toEqual([]);
});

async function hasSchedule(id: string): Promise<boolean> {
  try {
    await interrupter.client.schedule.getHandle(id).describe();
    return true;
  } catch (error) {
    if (error instanceof ScheduleNotFoundError) return false;
    throw error;
  }
}
