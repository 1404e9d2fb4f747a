/** The sandbox's bank returns the debits of one test source. */
import { runStatement, selectRows } from '../../../db/database';
import { readConfig } from '../../../config';
import { SANDBOX_RETURN_MS } from '../../../domain/sandbox/sources';
import { createGateways } from '../../../gateways';
import { createLog } from '../../../log';
import { applyDueEvents } from '../../../worker/processor-event-job';
import { buildCompletedGift } from '../../factories/completed-gift';
import { buildActor } from '../../factories';
import { useApi } from '../../support/api';
import { historyOf } from '../../factories/stripe-gifts';

const api = useApi();

it('a gift by ach_returned completes, and is returned later: opened and lost at once', async () => {
  const { processor } = createGateways(readConfig({}), api.db);
  const pump = () => applyDueEvents({ db: api.db, processor, log: createLog('worker', 'silent') });
  const gift = await buildCompletedGift(api.db, { source: 'ach_returned', paymentMethod: 'ach' });
  expect(await pump()).toBe(0);
  const [due] = await selectRows<{ ms: number }>(
    api.db,
    `SELECT extract(epoch FROM next_attempt_at - received_at)::float8 * 1000 AS ms FROM processor_events`,
  );
  expect(due?.ms).toBe(SANDBOX_RETURN_MS);
  await runStatement(api.db, 'UPDATE processor_events SET next_attempt_at = now()');
  expect(await pump()).toBe(1);
  expect(await historyOf(api.db, gift.id)).toMatchObject({
    status: 'refunded',
    events: ['donation.completed ', 'donation.disputed opened', 'donation.disputed lost'],
    disputes: ['lost 500 500 0 0 at_opening ach_return R01'],
  });
  const { key } = await buildActor(api.db, { isOperator: true });
  const { body } = await api.call<{ disputes: { reason: string; return_code: string; fee: string }[] }>(
    'GET',
    `/v1/donations/${gift.id}/disputes`,
    { key },
  );
  expect(body.disputes).toMatchObject([{ reason: 'ach_return', return_code: 'R01', fee: '0.00' }]);
});
