/** Whatever an operator does to a payout's workflow, the payout ends, and it is sent once or not at all. */
import { inTransaction, selectRows } from '../../../db/database';
import { lockPayout, storePayoutMove } from '../../../db/queries/payouts/payouts';
import { buildPayee, type Payee } from '../../factories/payees';
import { useDatabase } from '../../support/database';
import {
  type Interrupter,
  type Interruption,
  interruptionsOf,
  nameOf,
  openInterrupter,
  unexpectedEnds,
} from '../../support/interruptions';
import { askForPayout, gatewaysOf, payoutActivities } from '../../support/payouts';

const TEST_TIMEOUT_MS = 300_000;
const PAID = 'paid, 1 sent, payout_left payout_paid';
const CANCELLED = 'failed CANCELLED_BY_OPERATOR, 0 sent, nothing booked';

const test = useDatabase(20);

/** Payouts leave this much later, so that a slow machine interrupts them while they wait. */
const LATER_MS = 15_000;

interface Case extends Interruption {
  isHeld: boolean;
  ends: readonly string[];
}

function endsOf({ act, when, step }: Interruption): readonly string[] {
  if (act !== 'cancel') return [PAID];
  if (step === 'readPayout') return [CANCELLED];
  // Until Temporal handles the cancellation, it may repeat the step that books the payout as leaving.
  return step === 'leavePayout' && when === 'dropped' ? [CANCELLED, PAID] : [PAID];
}

const CASES: Case[] = [
  ...interruptionsOf([
    ['readPayout', 1, 'waits'],
    ['leavePayout', 1],
    ['sendPayout', 1, 'waits'],
    ['sendPayout', 2],
  ]).map((each) => ({ ...each, isHeld: false, ends: endsOf(each) })),
  { act: 'cancel', when: 'waiting', step: 'readPayout', call: 1, isHeld: true, ends: [CANCELLED] },
];

let payouts: Map<string, Case>;
let payee: Payee;
let interrupter: Interrupter;
beforeAll(async () => {
  const gateways = gatewaysOf(test.db);
  interrupter = await openInterrupter({ db: test.db, gateways, activities: payoutActivities(test.db) });
  payee = await buildPayee(test.db, { minor: 50_000n });
  payouts = new Map();
  for (const each of CASES) {
    const { id } = await askForPayout(test.db, payee, { amount: '5.00' }, new Date(Date.now() + LATER_MS));
    if (each.isHeld) await hold(id);
    payouts.set(id, each);
    interrupter.plan(id, each);
  }
  await interrupter.work(async () => {
    const open = await selectRows(
      test.db,
      `SELECT 1 FROM payouts WHERE status IN ('held', 'scheduled', 'in_transit')`,
    );
    return open.length === 0;
  });
}, TEST_TIMEOUT_MS);
afterAll(() => interrupter?.close());

async function hold(payoutId: string): Promise<void> {
  await inTransaction(test.db, async (tx) => {
    await lockPayout(tx, payoutId);
    await storePayoutMove(tx, payoutId, { status: 'held', holdReason: 'Operators look at it.' });
  });
}

it('a payout ends at each moment', async () => {
  const rows = await selectRows<{ id: string; end: string }>(
    test.db,
    `SELECT p.id, p.status || coalesce(' ' || p.failure_code, '') || ', '
       || (SELECT count(*) FROM sandbox_payouts s WHERE s.payout_id = p.id) || ' sent, '
       || coalesce((SELECT string_agg(t.kind, ' ' ORDER BY t.id) FROM ledger_transactions t WHERE t.cause = p.id),
            'nothing booked') AS end FROM payouts p`,
  );
  expect(unexpectedEnds(payouts, rows)).toEqual([]);
});

it('every workflow was interrupted', () => {
  const missed = [...payouts].filter(([id]) => !interrupter.hasInterrupted(id));
  expect(missed.map(([, each]) => nameOf(each))).toEqual([]);
});
