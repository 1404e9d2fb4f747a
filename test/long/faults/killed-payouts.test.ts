/** kill -9 of the worker at each step of a payout: what was accepted is paid once, and booked as it was paid. */
import { findBroken } from '../../support/broken-invariants';
import { selectRows } from '../../../db/database';
import { SETTLING_MS, TEST_TIMEOUT_MS, useInstallation } from '../../support/installation';
import { sizeOf } from '../../support/large';
import { buildPayee } from '../../factories/payees';
import { askForPayout, eventsOf } from '../../support/payouts';
import { waitFor } from '../../support/wait';

/** How often the worker dies at each step. */
const KILLS = sizeOf({ usual: 1, large: 25 });

/** How a payout to an account whose number ends so is over, and its events. */
const ENDS: Record<string, { status: string; events: string[] }> = {
  '6789': { status: 'paid', events: ['created', 'in_transit', 'paid'] },
  '0001': { status: 'failed', events: ['created', 'in_transit', 'failed'] },
  '0002': { status: 'returned', events: ['created', 'in_transit', 'paid', 'returned'] },
};
const ACCOUNTS = ['6789', '6789', '6789', '0001', '0002', '0002'];

/** The worker dies once a payout is in this state, as rows show it. */
const STEPS: [string, string][] = [
  ['while it can be cancelled', `status = 'scheduled'`],
  ['when it is booked and not yet sent', `status = 'in_transit' AND reference IS NULL`],
  ['when the provider has taken it', `status = 'in_transit' AND reference IS NOT NULL`],
  ['when it is paid and may come back', `status = 'paid' AND account_last4 = '0002'`],
];

const installation = useInstallation();

async function askForAll(): Promise<Map<string, string>> {
  const { db } = installation;
  const asked = new Map<string, string>();
  for (const last4 of ACCOUNTS) {
    const { id } = await askForPayout(db, await buildPayee(db, { account: { last4 } }));
    asked.set(id, last4);
  }
  return asked;
}

async function count(ids: string[], condition: string): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    installation.db,
    `SELECT count(*)::int AS count FROM payouts WHERE id = ANY($1) AND ${condition}`,
    [ids],
  );
  return row?.count ?? 0;
}

/** What moves on by itself: also what is paid to an account that sends it back. */
const ON_ITS_WAY = `(status IN ('scheduled', 'in_transit') OR status = 'paid' AND account_last4 = '0002')`;

/** Watches closely, because some states last only for milliseconds. Answers whether it saw one. */
async function waitForState(ids: string[], condition: string): Promise<boolean> {
  const end = Date.now() + SETTLING_MS;
  while ((await count(ids, condition)) === 0) {
    if (Date.now() > end) throw new Error(`no payout reached ${condition}`);
    if ((await count(ids, ON_ITS_WAY)) === 0) return false;
  }
  return true;
}

async function expectPaidOnce(asked: Map<string, string>): Promise<void> {
  const { db } = installation;
  const ids = [...asked.keys()];
  const isOver = `status = CASE account_last4 WHEN '0001' THEN 'failed' WHEN '0002' THEN 'returned' ELSE 'paid' END`;
  await waitFor(
    'every payout to be over',
    async () => (await count(ids, isOver)) === ids.length,
    SETTLING_MS,
  );
  const made = await selectRows(db, 'SELECT 1 FROM sandbox_payouts WHERE payout_id = ANY($1)', [ids]);
  expect(made).toHaveLength(ids.length);
  for (const [id, last4] of asked) {
    expect({ id, events: await eventsOf(db, id) }).toEqual({
      id,
      events: ENDS[last4]?.events.map((name) => `payout.${name}`),
    });
  }
}

it.each(STEPS)(
  'the worker killed %s',
  (_step, condition) =>
    installation.watch(async () => {
      const { worker, db } = installation;
      for (let kills = 0; kills < KILLS;) {
        const asked = await askForAll();
        if (await waitForState([...asked.keys()], condition)) {
          expect(await worker.kill('SIGKILL')).toBe('SIGKILL');
          await worker.restart();
          kills += 1;
        }
        await expectPaidOnce(asked);
      }
      expect(await findBroken(db)).toEqual([]);
    }),
  TEST_TIMEOUT_MS * Math.max(1, KILLS / 5),
);
