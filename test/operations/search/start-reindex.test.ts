/** A reindex is background work under an id that names its collection. */
import { inTransaction, selectRows } from '../../../db/database';
import { startReindex } from '../../../operations/search/reindex';
import { useDatabase } from '../../support/database';

const test = useDatabase();

it('queues the workflow behind urgent work, so that gifts never wait for it', async () => {
  await inTransaction(test.db, (tx) => startReindex(tx, { collection: 'charities_2' }));
  const starts = await selectRows(test.db, 'SELECT workflow_type, workflow_id, can_wait, signal FROM outbox');
  expect(starts).toEqual([
    { workflowType: 'reindex', workflowId: 'reindex/charities_2', canWait: true, signal: null },
  ]);
});
