/** Limits are counted in one place, whichever process answers. */
import { selectRows } from '../../db/database';
import { buildActor } from '../factories';
import { type ApiProcesses, startApiProcesses } from '../support/api-processes';

const LIMIT = 1_000;
const REQUESTS = 1_200;
const PROCESSES = 4;

let processes: ApiProcesses;
beforeAll(async () => {
  processes = await startApiProcesses(PROCESSES, { LOG_LEVEL: 'error' });
});
afterAll(() => processes?.close());

it('four API processes, one standard key, 1,200 requests at once: exactly 1,000 pass', async () => {
  const { apis, db } = processes;
  const { key } = await buildActor(db, { plan: 'standard' });
  const hourOf = async () =>
    (await selectRows<{ hour: Date }>(db, `SELECT date_trunc('hour', now()) AS hour`))[0]?.hour.getTime();
  const begun = await hourOf();
  const statuses = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, index) => {
      const url = apis[index % PROCESSES]?.url ?? '';
      const response = await fetch(`${url}/v1/sandbox`, { headers: { Authorization: `Bearer ${key}` } });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  // A run over the full hour would have had two windows.
  const windows = (await hourOf()) === begun ? 1 : 2;
  expect(statuses.filter((status) => status === 200)).toHaveLength(Math.min(LIMIT * windows, REQUESTS));
  expect(statuses.filter((status) => status === 429)).toHaveLength(Math.max(0, REQUESTS - LIMIT * windows));
});
