/** Limits of guests in a sandbox: they share its test sources, but each has an own card. */
import { runStatement, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { forgetIdleGuests } from '../../../db/queries/guests/guests';
import { buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { beginGuest, giveAsGuest, saveCard } from '../../factories/guests';
import { count } from '../../../db/rows';
import { users } from '../../../db/tables/accounts';

const api = useApi();
let charity: Charity;
beforeAll(async () => {
  charity = await buildCharity(api.db);
});

let people = 0;
/** Another guest gives. */
async function give(amount: string, token?: string) {
  const { access_token: key } = await beginGuest(api);
  const donor = { name: 'Mae', email: `mae${String((people += 1))}@example.org` };
  const source = token === undefined ? {} : { source: (await saveCard(api, key, token)).body.source_id };
  return giveAsGuest(api, key, { charity_id: charity.id, amount, donor, ...source });
}

it('all guests share a test source, saved or named', async () => {
  expect((await give('900.00', 'card_slow')).status).toBe(201);
  const { status, body } = await give('200.00', 'card_slow');
  expect(status).toBe(403);
  expect(body.error.details).toEqual({ limit_of: 'donor', required_level: 'standard' });
  expect((await give('200.00', 'card_dropped')).status).toBe(201);
});

it('a guest who names no source pays with a card of their own', async () => {
  expect((await give('900.00')).status).toBe(201);
  expect((await give('900.00')).status).toBe(201);
});

it('forgets guests who did nothing for two days, and nobody else', async () => {
  const idle = await beginGuest(api);
  const fresh = await beginGuest(api);
  const saving = await beginGuest(api);
  await saveCard(api, saving.access_token);
  await give('5.00');
  await runStatement(
    api.db,
    `UPDATE guests SET created_at = created_at - interval '3 days' WHERE user_id <> '${fresh.user_id}'`,
  );
  const guests = async () => {
    const rows = await selectRows<{ id: string }>(api.db, 'SELECT user_id AS id FROM guests');
    return rows.map(({ id }) => id);
  };
  const before = await guests();
  expect(await forgetIdleGuests(api.db)).toBe(1);
  expect((await guests()).sort()).toEqual(before.filter((id) => id !== idle.user_id).sort());
  expect(await count(api.db, users, { id: idle.user_id })).toBe(0);
  expect((await api.call('GET', '/v1/users/me/donations', { key: idle.access_token })).status).toBe(401);
});
