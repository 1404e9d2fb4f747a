/** What donors say with a gift: who they are, and whom they give in honor or memory of. */
import { selectRows } from '../../../db/database';
import { findDonation } from '../../../db/queries/gifts/gifts';
import { type Charity } from '../../../db/queries/charities/charities';
import { addDays, dayOf } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { TRIBUTE_DAYS_AHEAD } from '../../../domain/tributes/tribute';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { completeDonation } from '../../factories/completed-gift';
import { type WireError, useApi } from '../../support/api';
import { extractPdfText } from '../../support/pdf';

const ADDRESS = { line1: '7 Dock Street', city: 'Denver', state: 'CO', postal_code: '80202', country: 'US' };
const DONOR = {
  name: 'Ada Okafor',
  email: 'Ada@Example.org',
  address: ADDRESS,
  company: 'Okafor Boats',
  tax_id: '12-3456789',
};
const TRIBUTE = {
  kind: 'in_memory',
  name: 'Rosa Marín',
  notify: { name: 'Luis', email: 'luis@example.org', message: 'She taught us to read.' },
};

const api = useApi();
let donor: BuiltActor;
let member: BuiltActor;
let charity: Charity;
beforeAll(async () => {
  charity = await buildCharity(api.db);
  [donor, member] = [await buildActor(api.db), await buildActor(api.db, { memberOf: charity.id })];
});

type Answer = WireError & { donation_id: string } & Record<string, unknown>;

const give = (words: object) => {
  const gift = { charity_id: charity.id, amount: '25.00', currency: 'USD' };
  return api.call<Answer>('POST', '/v1/donations', { key: donor.key, body: { ...gift, ...words } });
};
const read = async ({ key }: BuiltActor, path: string) => (await api.call<Answer>('GET', path, { key })).body;
const readAsCharity = (id: string) => read(member, `/v1/charities/${charity.id}/donations/${id}`);

async function complete(id: string): Promise<void> {
  await completeDonation(api.db, requireRow(await findDonation(api.db, id), id));
}

it('shows the donor what they said, and the charity what it may see', async () => {
  const { body } = await give({ donor: DONOR, tribute: TRIBUTE, employer: 'Acme' });
  const id = body.donation_id;
  const address = { ...ADDRESS, line2: null };
  const shown = { name: 'Ada Okafor', email: 'ada@example.org', address, company: 'Okafor Boats' };
  expect(await read(donor, `/v1/donations/${id}`)).toMatchObject({
    donor: { ...shown, tax_id: '12-3456789' },
    tribute: {
      ...TRIBUTE,
      notify: { ...TRIBUTE.notify, send_on: dayOf(new Date()), sent_at: null },
    },
    employer: 'Acme',
    contact_consent: true,
  });
  const asCharity = await readAsCharity(id);
  expect(asCharity.donor).toEqual(shown);
  expect(asCharity.tribute).toEqual({ kind: 'in_memory', name: 'Rosa Marín' });
  const { donations } = (await read(member, `/v1/charities/${charity.id}/donations`)) as unknown as {
    donations: unknown[];
  };
  expect(donations).toContainEqual(asCharity);
});

it.each([{ contact_consent: false }, { anonymous: true }])(
  '%j hides the donor from the charity',
  async (how) => {
    const id = (await give({ donor: DONOR, ...how })).body.donation_id;
    await complete(id);
    expect((await readAsCharity(id)).donor).toBeNull();
    expect((await read(member, `/v1/donations/${id}/receipt`)).donor).toBeNull();
    expect((await read(donor, `/v1/donations/${id}/receipt`)).donor).toMatchObject({ name: 'Ada Okafor' });
  },
);

it('a gift without such words says so', async () => {
  const id = (await give({})).body.donation_id;
  expect(await read(donor, `/v1/donations/${id}`)).toMatchObject({
    donor: null,
    tribute: null,
    employer: null,
    contact_consent: true,
  });
  expect(await readAsCharity(id)).toMatchObject({ donor: null, tribute: null });
});

it('the receipt names the donor as they said, and tells how to claim a match of the employer', async () => {
  const id = (await give({ donor: DONOR, employer: 'Acme Corp' })).body.donation_id;
  await complete(id);
  const receipt = await read(donor, `/v1/donations/${id}/receipt`);
  expect(receipt.donor).toEqual({
    id: donor.userId,
    name: 'Ada Okafor',
    company: 'Okafor Boats',
    address: { ...ADDRESS, line2: null },
    tax_id: '12-3456789',
  });
  expect(receipt.statements).toContainEqual(expect.stringMatching(/^If Acme Corp matches gifts/));
  expect((await read(member, `/v1/donations/${id}/receipt`)).donor).toMatchObject({ tax_id: null });
  const { bytes } = await api.call('GET', `/v1/donations/${id}/receipt?format=pdf`, donor);
  const text = await extractPdfText(bytes);
  for (const line of ['Okafor Boats', '7 Dock Street, Denver, CO, 80202, US', '12-3456789']) {
    expect(text).toContain(line);
  }
});

it.each([
  ['in_memory', /In memory of Rosa Marín/],
  ['in_honor', /In honor of Rosa Marín/],
])('the PDF of the receipt names the person of a tribute that is %s', async (kind, line) => {
  const id = (await give({ tribute: { kind, name: 'Rosa Marín' } })).body.donation_id;
  await complete(id);
  for (const { key } of [donor, member]) {
    const { bytes } = await api.call('GET', `/v1/donations/${id}/receipt?format=pdf`, { key });
    expect(await extractPdfText(bytes)).toMatch(line);
  }
});

it('stores nothing of it in readable form but names', async () => {
  const { body } = await give({ donor: DONOR, tribute: TRIBUTE });
  const rows = await selectRows<Record<string, unknown>>(
    api.db,
    `SELECT * FROM gift_donors JOIN tributes USING (donation_id) WHERE donation_id = $1`,
    [body.donation_id],
  );
  const text = JSON.stringify(rows);
  for (const secret of ['example.org', 'Dock Street', '12-3456789', 'Okafor Boats', 'taught us']) {
    expect(text).not.toContain(secret);
  }
});

const notify = (changes: object) => ({ tribute: { ...TRIBUTE, notify: { ...TRIBUTE.notify, ...changes } } });

it.each<[object, string, string]>([
  [{ donor: { ...DONOR, address: { ...ADDRESS, country: 'us' } } }, 'donor.address.country', 'format'],
  [{ donor: { ...DONOR, address: { ...ADDRESS, city: undefined } } }, 'donor.address.city', 'required'],
  [{ donor: { ...DONOR, tax_id: '4242 4242 4242 4242' } }, 'donor.tax_id', 'not_allowed'],
  [{ employer: '4242-4242-4242-4242' }, 'employer', 'not_allowed'],
  [{ tribute: { kind: 'in_spite', name: 'Rosa' } }, 'tribute.kind', 'not_allowed'],
  [{ tribute: { ...TRIBUTE, name: 'see www.example.org' } }, 'tribute.name', 'not_allowed'],
  [notify({ message: 'https://example.org' }), 'tribute.notify.message', 'not_allowed'],
  [notify({ message: 'x'.repeat(501) }), 'tribute.notify.message', 'too_long'],
  [notify({ email: 'nobody' }), 'tribute.notify.email', 'format'],
  [notify({ send_on: '2020-01-01' }), 'tribute.notify.send_on', 'too_small'],
  [
    notify({ send_on: addDays(dayOf(new Date()), TRIBUTE_DAYS_AHEAD + 2) }),
    'tribute.notify.send_on',
    'too_large',
  ],
])('refuses %j', async (words, field, code) => {
  const { status, body } = await give(words);
  expect(status).toBe(400);
  expect(body.error.details.fields).toMatchObject([{ field, code }]);
});
