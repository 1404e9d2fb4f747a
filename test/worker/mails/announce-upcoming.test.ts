/** The notices about upcoming debits come in batches, and each debit is announced once. */
import { runStatement, selectRows } from '../../../db/database';
import { insertPlan } from '../../../db/queries/plans/plans';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { announceUpcoming } from '../../../worker/care/upcoming';
import { buildActor, buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { giveAddress } from '../../support/member-mails';
import { planOf } from '../../factories/recurring';

const test = useDatabase();

/** Stores bank debits that are due now. */
async function buildDebits(count: number): Promise<void> {
  const { userId: donorUserId, accountId } = await buildActor(test.db);
  await giveAddress(test.db, donorUserId);
  const { id: charityId } = await buildCharity(test.db);
  const owner = { id: newId('recurring'), donorUserId, accountId, charityId };
  await insertPlan(test.db, planOf('2026-11-01', 'monthly', { ...owner, paymentMethod: 'ach' }));
  await runStatement(
    test.db,
    `INSERT INTO recurring_plans
     SELECT (jsonb_populate_record(p, jsonb_build_object('id', p.id || n))).*
     FROM recurring_plans p, generate_series(2, $1) n`,
    [count],
  );
}

it('a full batch says that more may be left, until every debit is announced once', async () => {
  await buildDebits(101);
  const announce = () =>
    announceUpcoming({ db: test.db, log: createLog('worker', 'silent') }, new Date('2026-12-01T00:00:00Z'));
  expect([await announce(), await announce(), await announce()]).toEqual([true, false, false]);
  const [told] = await selectRows(
    test.db,
    `SELECT count(*)::int AS all, count(DISTINCT subject)::int AS debits FROM notices WHERE kind = 'debit_announced'`,
  );
  expect(told).toEqual({ all: 101, debits: 101 });
});
