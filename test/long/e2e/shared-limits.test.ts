/** Limits are counted in one place, whichever process answers. */
import { buildActor } from '../../factories';
import { type ApiProcesses, startApiProcesses } from '../../support/api-processes';
import { withinOneHour } from '../../support/hour';

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
  await withinOneHour(db);
  const statuses = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, index) => {
      const url = apis[index % PROCESSES]?.url ?? '';
      const response = await fetch(`${url}/v1/sandbox`, { headers: { Authorization: `Bearer ${key}` } });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
  expect(statuses.filter((status) => status === 429)).toHaveLength(REQUESTS - LIMIT);
});
