/** Operators read which workflow drives a thing. Nobody else does. */
import { runStatement } from '../../../db/database';
import { buildCast, type Cast } from '../access/cast';
import { createResources, type Resources } from '../access/resources';
import { startApi, useApi } from '../../support/api';
import { update } from '../../../db/rows';
import { users } from '../../../db/tables/accounts';

const UI = 'https://temporal.example/ui/';

interface Shown {
  workflow?: { id: string; url: string | null } | null;
  verification_id?: string;
}

const api = useApi({ TEMPORAL_UI_URL: UI, TEMPORAL_NAMESPACE: 'giving' });
let cast: Cast;
let resources: Resources;
beforeAll(async () => {
  cast = await buildCast(api.db);
  resources = createResources(api, cast);
});

async function read(path: string, key: string): Promise<Shown> {
  const { status, body, text } = await api.call<Shown>('GET', await resources.fill(path), { key });
  if (status !== 200) throw new Error(text);
  return body;
}

it.each([
  ['a gift', '/v1/donations/{donation_id}', 'workflows'],
  ['a recurring gift', '/v1/recurring/{recurring_id}', 'schedules'],
  ['a payout', '/v1/charities/{charity_id}/payouts/{payout_id}', 'workflows'],
  ['a verification', '/api/v1/verification/status/{entity_id}', 'workflows'],
])('for %s', async (_what, path, kind) => {
  const { workflow, verification_id } = await read(path, cast.operator.key);
  const [, last = ''] = /\{(\w+)\}$/.exec(path) ?? [];
  const id = verification_id ?? (await resources.get(last));
  expect(workflow).toEqual({ id, url: `https://temporal.example/ui/namespaces/giving/${kind}/${id}` });
  // The owner gives, and the member acts for the charity.
  const { key } = last === 'donation_id' || last === 'recurring_id' ? cast.owner : cast.member;
  expect(await read(path, key)).not.toHaveProperty('workflow');
});

it('for gifts and payouts in the lists of all', async () => {
  const { body: gifts } = await api.call<{ donations: Shown[] }>('GET', '/v1/donations', {
    key: cast.operator.key,
  });
  const { body: payouts } = await api.call<{ payouts: Shown[] }>('GET', '/v1/payouts', {
    key: cast.operator.key,
  });
  expect([...gifts.donations, ...payouts.payouts].length).toBeGreaterThan(1);
  for (const { workflow } of [...gifts.donations, ...payouts.payouts])
    expect(workflow?.url).toContain(`/namespaces/giving/workflows/${workflow?.id ?? ''}`);
});

it('for a delivery once it is tried again, with a workflow for each redelivery', async () => {
  const id = await resources.get('delivery_id');
  const path = '/v1/webhooks/deliveries/{delivery_id}';
  const move = (state: string, round: number, attempts: number) =>
    runStatement(
      api.db,
      'UPDATE webhook_deliveries SET state = $2, round = $3, attempts_made = $4 WHERE id = $1',
      [id, state, round, attempts],
    );
  expect(await read(path, cast.owner.key)).not.toHaveProperty('workflow');
  await update(api.db, users, { id: cast.owner.userId }, { isOperator: true });
  const workflowOf = async () => (await read(path, cast.owner.key)).workflow;
  await move('delivered', 1, 1);
  expect(await workflowOf()).toBeNull();
  await move('retrying', 1, 1);
  expect((await workflowOf())?.id).toBe(id);
  await move('delivered', 2, 3);
  expect(await workflowOf()).toEqual({
    id: `${id}/2`,
    url: `https://temporal.example/ui/namespaces/giving/workflows/${id}%2F2`,
  });
});

it('without a Temporal UI, the id alone', async () => {
  const plain = await startApi();
  try {
    const others = await buildCast(plain.db);
    const path = await createResources(plain, others).fill('/v1/donations/{donation_id}');
    const { body } = await plain.call<Shown>('GET', path, { key: others.operator.key });
    expect(body.workflow).toEqual({ id: path.split('/').at(-1), url: null });
  } finally {
    await plain.close();
  }
});
