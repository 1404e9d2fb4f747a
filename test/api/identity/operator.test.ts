import { createOperator } from '../../../admin/operator';
import { startApi, type TestApi } from '../../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('the first operator is made with a key that works, and the audit log knows', async () => {
  const key = await createOperator(api.db, { name: 'Ada', environment: 'sandbox', now: new Date() });
  const log = await api.call<{ entries: { action: string }[] }>('GET', '/v1/audit-log', { key });
  expect(log.status).toBe(200);
  expect(log.body.entries.map(({ action }) => action)).toContain('user.made_operator');
});

it('refuses a name with an invisible character', async () => {
  const making = createOperator(api.db, { name: 'A\u202eda', environment: 'sandbox', now: new Date() });
  await expect(making).rejects.toThrow('zero-width');
});
