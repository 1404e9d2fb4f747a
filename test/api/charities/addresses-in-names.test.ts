/** Our mails carry names to strangers, so the name of a person or charity has no address, unless the register has it. */
import { runStatement } from '../../../db/database';
import { type GivingClient } from '../../../client/index';
import { buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { errorOf, outcome, refusal } from '../../support/refusal';

const LURE = 'Your gift of $250 was charged twice. Claim the refund at https://refund.example';
const api = useApi();

let ein = 410_000_000;

/** An EIN that the register has with this name. */
async function register(name: string): Promise<string> {
  const found = String((ein += 1));
  await runStatement(api.db, 'INSERT INTO register_entries (ein, name) VALUES ($1, $2)', [found, name]);
  return found;
}

const create = ({ charities }: GivingClient, name: string, of?: string) =>
  charities.create({ name, ...(of === undefined ? {} : { ein: of }) });

it.each([LURE, 'www.refund', 'eve@refund', 'refund.org', 'router.lan/claim', 'refund.example'])(
  'a new charity is not named %s',
  async (name) => {
    const { client } = await api.person();
    expect((await errorOf(create(client, name))).details).toMatchObject({
      fields: [{ field: 'name', code: 'not_allowed' }],
    });
  },
);

it('a charity has the name with a dot that the register has for its EIN, and no other charity has it', async () => {
  const { client } = await api.person();
  const dotted = await register('CHANGE.ORG FOUNDATION');
  const other = await register('HELPING HANDS');
  expect(await refusal(create(client, 'Change.org Foundation'))).toBe('400 name');
  expect(await refusal(create(client, 'Change.org Foundation', other))).toBe('400 name');
  expect(await refusal(create(client, 'Claim.org Foundation', dotted))).toBe('400 name');
  const made = await create(client, 'Change.org Foundation', dotted);
  // The EIN of another charity would leave the name without its reason.
  expect(await refusal(client.charities.update(made.id, { ein: other }))).toBe('400 name');
  await client.charities.update(made.id, { description: 'As before.' });
});

it.each([true, false])('a charity does not get such a name later, listed: %s', async (listed) => {
  const charity = await buildCharity(api.db, { listed });
  const { client } = await api.person({ memberOf: charity.id });
  expect(await refusal(client.charities.update(charity.id, { name: LURE }))).toBe('400 name');
  expect(await outcome(client.charities.update(charity.id, { name: 'St. John of the U.S.A.' }))).toBe(
    'accepted',
  );
});

it('neither a person nor the donor of a gift has such a name', async () => {
  const { client } = await api.person();
  expect(await refusal(client.users.update({ name: LURE }))).toBe('400 name');
  const charity = await buildCharity(api.db);
  const gift = {
    charity_id: charity.id,
    amount: '25.00',
    currency: 'USD',
    donor: { name: 'Refund.org', email: 'ada@example.org' },
  } as const;
  expect(await refusal(client.donations.create(gift))).toBe('400 donor.name');
});
