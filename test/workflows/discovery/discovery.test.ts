import { createDiscoveryActivities } from '../../../activities/discovery';
import { readConfig } from '../../../config';
import { selectRows } from '../../../db/database';
import { createGateways } from '../../../gateways';
import { TASK_QUEUE } from '../../../workflows/messages';
import { buildActor, buildCharity, buildGift } from '../../factories';
import { startApi } from '../../support/api';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

it('one run scores trends and co-giving', async () => {
  const [env, api] = await Promise.all([startTimeSkipping(), startApi()]);
  try {
    const donor = await buildActor(api.db);
    const charities = [await buildCharity(api.db), await buildCharity(api.db)];
    for (const { id: charityId } of charities) {
      const settled = { status: 'completed' as const, settledAt: new Date() };
      await buildGift(api.db, {
        ...settled,
        charityId,
        donorUserId: donor.userId,
        accountId: donor.accountId,
      });
    }
    const gateways = createGateways(readConfig({ DATABASE_URL: api.databaseUrl }), api.db);
    const worker = await createTestWorker(env, createDiscoveryActivities({ db: api.db, gateways }));
    const result: unknown = await worker.runUntil(
      env.client.workflow.execute('discovery', { workflowId: 'discovery', taskQueue: TASK_QUEUE, args: [] }),
    );
    expect(result).toEqual({ charities: 2, pairs: 2 });
    const rows = await selectRows(api.db, 'SELECT charity_id FROM trends');
    expect(rows).toHaveLength(2);
  } finally {
    await Promise.all([env.teardown(), api.close()]);
  }
});
