/** Whatever an operator does to a refund's workflow, the refund ends, and it is booked if and only if it was returned. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { createGateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { buildCompletedGift } from '../../factories/completed-gift';
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
const COMPLETED = 'completed, 1 asked, 1 booked';
const CANCELLED = 'failed CANCELLED_BY_OPERATOR, 0 asked, 0 booked';
const REFUSED = 'failed REFUSED, 1 asked, 0 booked';

const test = useDatabase(20);

interface Case extends Interruption {
  ends: readonly string[];
}

/** Only a refund that the processor was not asked for yet can be cancelled. */
function casesOf(source: string, usualEnd: string, calls: Parameters<typeof interruptionsOf>[0]) {
  return interruptionsOf(calls).map((each) => {
    const { act, when, call } = each;
    const isCancelledFirst = act === 'cancel' && call === 1;
    if (isCancelledFirst && when === 'dropped') return { ...each, source, ends: [CANCELLED] };
    // The step and the cancellation run at once, and whichever notes the refund first decides.
    const isEither = isCancelledFirst && when === 'before';
    return { ...each, source, ends: isEither ? [usualEnd, CANCELLED] : [usualEnd] };
  });
}

const CASES = [
  ...casesOf('own_card', COMPLETED, [['settleRefund', 1]]),
  ...casesOf('card_slow', COMPLETED, [
    ['settleRefund', 1, 'waits'],
    ['settleRefund', 2],
  ]),
  ...casesOf('card_refund_refused', REFUSED, [['settleRefund', 1]]),
];

let refunds: Map<string, Case>;
let interrupter: Interrupter;
beforeAll(async () => {
  const gateways = createGateways(readConfig({}), test.db);
  const activities = createActivities({ db: test.db, gateways });
  interrupter = await openInterrupter({ db: test.db, gateways, activities });
  refunds = new Map();
  for (const each of CASES) {
    const gift = await buildCompletedGift(test.db, { source: each.source });
    const id = newId('refund');
    refunds.set(id, each);
    interrupter.plan(id, each);
    await inTransaction(test.db, (tx) =>
      requestRefund(
        { tx, at: new Date() },
        {
          id,
          donationId: gift.id,
          reason: null,
          requestedBy: 'platform',
          requestedByUserId: gift.donorUserId,
          doesPlatformBearFees: true,
          environment: 'sandbox',
        },
      ),
    );
  }
  await interrupter.work(async () => {
    return (await selectRows(test.db, `SELECT 1 FROM refunds WHERE status = 'pending'`)).length === 0;
  });
}, TEST_TIMEOUT_MS);
afterAll(() => interrupter?.close());

it('a refund ends at each moment', async () => {
  const rows = await selectRows<{ id: string; end: string }>(
    test.db,
    `SELECT r.id, r.status || coalesce(' ' || r.failure_code, '') || ', '
       || (SELECT count(*) FROM sandbox_refunds s WHERE s.idempotency_key = r.id) || ' asked, '
       || (SELECT count(*) FROM ledger_transactions t WHERE t.cause = r.id) || ' booked' AS end FROM refunds r`,
  );
  expect(unexpectedEnds(refunds, rows)).toEqual([]);
});

it('every workflow was interrupted', () => {
  const missed = [...refunds].filter(([id]) => !interrupter.hasInterrupted(id));
  expect(missed.map(([, each]) => nameOf(each))).toEqual([]);
});
