/** The donors of a charity, as its members see them. */
import { insertUser } from '../../../db/queries/access/accounts';
import { runStatement } from '../../../db/database';
import { insertGiftDonor } from '../../../db/queries/donors/gift-donors';
import { insertGuest } from '../../../db/queries/guests/guests';
import { newId } from '../../../new-id';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useApi } from '../../support/api';
import { buildPerson } from '../../support/oauth';

interface WireDonor {
  donor_id: string;
  name: string;
  email: string | null;
  totals: { currency: string; amount: string }[];
  donations: number;
  recurring: boolean;
  first_donation_at: string;
  last_donation_at: string;
}

const api = useApi();
let charityId: string;
let member: BuiltActor;
beforeEach(async () => {
  charityId = (await buildCharity(api.db)).id;
  member = await buildActor(api.db, { memberOf: charityId });
});

async function donorsOf(query = ''): Promise<{ donors: WireDonor[]; total: number }> {
  const path = `/v1/charities/${charityId}/donors${query}`;
  const { status, body, text } = await api.call<{ donors: WireDonor[]; total: number }>('GET', path, {
    key: member.key,
  });
  if (status !== 200) throw new Error(text);
  return body;
}

const give = (
  { userId: donorUserId, accountId }: { userId: string; accountId: string },
  changes: Parameters<typeof buildCompletedGift>[1] = {},
) => buildCompletedGift(api.db, { donorUserId, accountId, charityId, ...changes });

it('adds the gifts of each donor up, and leaves out gifts that are anonymous or without consent', async () => {
  const person = await buildPerson(api);
  const hidden = await buildActor(api.db);
  await give(person);
  await give(person);
  await give(person, { anonymous: true });
  await give(hidden, { anonymous: true });
  const unwilling = await give(person);
  await insertGiftDonor(api.db, {
    donationId: unwilling.id,
    name: null,
    sealedDetails: null,
    employer: null,
    contactConsent: false,
    timeZone: null,
  });
  const { donors, total } = await donorsOf();
  expect(total).toBe(1);
  expect(donors).toMatchObject([
    {
      donor_id: person.userId,
      name: 'Ada',
      email: person.email,
      totals: [{ currency: 'USD', amount: '10.00' }],
      donations: 2,
      recurring: false,
    },
  ]);
  const [donor] = donors;
  expect((donor?.first_donation_at ?? '') <= (donor?.last_donation_at ?? '')).toBe(true);
});

it('leaves out what was given back, and whoever gave to another charity', async () => {
  const [refunder, elsewhere] = [await buildActor(api.db), await buildActor(api.db)];
  const { id } = await give(refunder);
  await give(elsewhere, { charityId: (await buildCharity(api.db)).id });
  await runStatement(api.db, 'UPDATE donations SET refunded_minor = 200 WHERE id = $1', [id]);
  expect(await donorsOf()).toMatchObject({ total: 1, donors: [{ totals: [{ amount: '3.00' }] }] });
});

it('counts a guest that an account took over as the account, and shows the address of another guest', async () => {
  const person = await buildPerson(api);
  const [taken, free] = [await buildGuest('taken@example.org'), await buildGuest('free@example.org')];
  await runStatement(api.db, 'UPDATE guests SET taken_over_by = $2 WHERE user_id = $1', [
    taken.userId,
    person.userId,
  ]);
  for (const donor of [person, taken, free]) await give(donor);
  const { donors } = await donorsOf();
  expect(donors.map(({ donor_id, email, donations }) => [donor_id, email, donations])).toEqual([
    [free.userId, 'free@example.org', 1],
    [person.userId, person.email, 2],
  ]);
});

it('pages by the last donor', async () => {
  for (let each = 0; each < 3; each += 1) await give(await buildActor(api.db));
  const { donors } = await donorsOf();
  const first = await donorsOf('?limit=2');
  expect(first.total).toBe(3);
  const next = await donorsOf(`?limit=2&after=${first.donors[1]?.donor_id ?? ''}`);
  expect([...first.donors, ...next.donors]).toEqual(donors);
});

it('is for members and operators', async () => {
  const path = `/v1/charities/${charityId}/donors`;
  const { key } = await buildActor(api.db);
  expect((await api.call('GET', path, { key })).status).toBe(403);
  const operator = await buildActor(api.db, { isOperator: true });
  expect((await api.call('GET', path, { key: operator.key })).status).toBe(200);
});

async function buildGuest(email: string): Promise<{ userId: string; accountId: string }> {
  const { accountId } = await buildActor(api.db);
  const userId = newId('user');
  const at = new Date();
  await insertUser(api.db, {
    id: userId,
    accountId,
    name: 'Guest',
    isReviewer: false,
    isOperator: false,
    verificationLevel: 'none',
    createdAt: at,
  });
  await insertGuest(api.db, { userId, email, at });
  return { userId, accountId };
}
