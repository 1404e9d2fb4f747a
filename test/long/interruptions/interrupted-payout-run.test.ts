/** Whatever an operator does to the payout run, the day gets its run, and pays the charity once. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { selectRows } from '../../../db/database';
import { savePayoutSettings } from '../../../db/queries/payouts/settings';
import { addDays, dayOf } from '../../../domain/days';
import { dayOfPayoutRun, payoutRunId } from '../../../domain/payouts/timing';
import { createGateways } from '../../../gateways';
import { endPayoutRun } from '../../../operations/payouts/payout-run';
import { buildCharity } from '../../factories';
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
const PAID_ONCE = 'finished, 1 payouts';

const test = useDatabase(20);

const CASES = interruptionsOf([
  ['readCash', 1],
  ['makeDuePayouts', 1],
  ['endPayoutRun', 1],
]).map((each) => ({ ...each, ends: [PAID_ONCE] }));

/** By the id of the day's workflow. The last day is yesterday. */
let runs: Map<string, Interruption & { ends: readonly string[] }>;
let interrupter: Interrupter;
let charityId: string;
beforeAll(async () => {
  const { charity } = await buildPayee(test.db, { minor: 0n });
  charityId = charity.id;
  // An interrupted run may give its money after the next run has read the cash. Without the money of another charity,
  // which is never paid, that run would find more to pay than the provider holds, and pay nothing.
  await giveMoney(test.db, (await buildCharity(test.db)).id, 1_000_000n);
  await savePayoutSettings(test.db, { charityId: charity.id, frequency: 'daily', minimumMinor: 0n });
  const gateways = createGateways(readConfig({}), test.db);
  const created = createActivities({ db: test.db, gateways });
  // Each run finds new money, also one that is started again, so that a second payout for its day would be made.
  const readCash = async () => {
    await giveMoney(test.db, charity.id, 10_000n);
    return created.readCash();
  };
  interrupter = await openInterrupter({ db: test.db, gateways, activities: { ...created, readCash } });
  const firstDay = addDays(dayOf(new Date()), -CASES.length);
  runs = new Map(CASES.map((each, index) => [payoutRunId(addDays(firstDay, index)), each]));
  for (const [id, each] of runs) interrupter.plan(id, each);
  // From here on every day is missing, and the worker's care starts one after the other.
  await endPayoutRun({ tx: test.db, at: new Date() }, { day: addDays(firstDay, -1), endedAs: 'finished' });
  await interrupter.work(async () => {
    const ended = new Set((await listEnds()).map(({ id }) => id));
    return [...runs.keys()].every((id) => ended.has(id));
  });
}, TEST_TIMEOUT_MS);
afterAll(() => interrupter?.close());

async function listEnds(): Promise<{ id: string; end: string }[]> {
  const rows = await selectRows<{ day: string; end: string }>(
    test.db,
    `SELECT r.day::text, r.ended_as || ', '
       || (SELECT count(*) FROM payouts p WHERE p.run_key LIKE '%/' || r.day) || ' payouts' AS end
     FROM payout_runs r`,
  );
  return rows.map(({ day, end }) => ({ id: payoutRunId(day), end }));
}

it('a day gets its run at each moment, and pays the charity once', async () => {
  expect(unexpectedEnds(runs, await listEnds())).toEqual([]);
});

it('the payouts never take more than the charity has', async () => {
  const [row] = await selectRows<{ isCovered: boolean }>(
    test.db,
    `SELECT (SELECT sum(amount_minor) FROM payouts WHERE status <> 'failed')
       <= (SELECT sum(net_minor) FROM donations WHERE charity_id = $1) AS "isCovered"`,
    [charityId],
  );
  expect(row).toEqual({ isCovered: true });
});

it('every workflow was interrupted', () => {
  const missed = [...runs].filter(([id]) => !interrupter.hasInterrupted(id));
  expect(missed.map(([id, each]) => `${dayOfPayoutRun(id)}: ${nameOf(each)}`)).toEqual([]);
});
