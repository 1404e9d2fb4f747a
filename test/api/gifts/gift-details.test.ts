/** What donors say with a gift: who they are, and whom they give in honor or memory of. */
import { selectRows } from '../../../db/database';
import { findGift } from '../../../db/queries/gifts/gifts';
import { type Charity } from '../../../db/queries/charities/charities';
import { addDays, dayOf } from '../../../domain/days';
import { dayIn } from '../../../domain/time-zones';
import { requireRow } from '../../../domain/errors';
import { TRIBUTE_DAYS_AHEAD } from '../../../domain/tributes/tribute';
import { type DonationRequest } from '../../../client/index';
import { buildCharity } from '../../factories';
import { completeDonation } from '../../factories/completed-gift';
import { type Person, useApi } from '../../support/api';
import { extractPdfText } from '../../support/pdf';
import { refusal } from '../../support/refusal';

const ADDRESS = { line1: '7 Dock Street', city: 'Denver', state: 'CO', postal_code: '80202', country: 'US' };
const DONOR = {
  name: 'Ada Okafor',
  email: 'Ada@Example.org',
  address: ADDRESS,
  company: 'Okafor Boats',
  tax_id: '12-3456789',
  time_zone: 'Pacific/Kiritimati',
};
const TRIBUTE = {
  kind: 'in_memory',
  name: 'Rosa Marín',
  notify: { name: 'Luis', email: 'luis@example.org', message: 'She taught us to read.' },
} as const;

const api = useApi();
let donor: Person;
let member: Person;
let charity: Charity;
beforeAll(async () => {
  charity = await buildCharity(api.db);
  [donor, member] = [await api.person(), await api.person({ memberOf: charity.id })];
});

const give = (details: Partial<DonationRequest> = {}) =>
  donor.client.donations.create({ charity_id: charity.id, amount: '25.00', currency: 'USD', ...details });
const readAsCharity = (id: string) => member.client.donations.getOfCharity(charity.id, id);

async function giveCompleted(details: Partial<DonationRequest>): Promise<string> {
  const { donation_id: id } = await give(details);
  await completeDonation(api.db, requireRow(await findGift(api.db, id), id));
  return id;
}

async function readReceiptText({ client }: Person, id: string): Promise<string> {
  const pdf = await new Response(await client.receipts.getPdf(id)).arrayBuffer();
  return extractPdfText(Buffer.from(pdf));
}

it('shows the donor what they said, and the charity what it may see', async () => {
  const { donation_id: id } = await give({ donor: DONOR, tribute: TRIBUTE, employer: 'Acme' });
  const address = { ...ADDRESS, line2: null };
  const shown = { name: 'Ada Okafor', email: 'ada@example.org', address, company: 'Okafor Boats' };
  expect(await donor.client.donations.get(id)).toMatchObject({
    donor: { ...shown, tax_id: '12-3456789', time_zone: 'Pacific/Kiritimati' },
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
  const { donations } = await member.client.donations.listOfCharity(charity.id);
  expect(donations).toContainEqual(asCharity);
});

it.each([{ contact_consent: false }, { anonymous: true }])(
  '%j hides the donor from the charity',
  async (how) => {
    const id = await giveCompleted({ donor: DONOR, employer: 'Tiny Law LLP', ...how });
    // Another gift with the same `donor_id` would have the name.
    const shown = await giveCompleted({ donor: DONOR });
    expect((await readAsCharity(shown)).donor_id).toBe(donor.userId);
    expect(await readAsCharity(id)).toMatchObject({ donor: null, donor_id: null });
    const receipt = await member.client.receipts.get(id);
    expect(receipt.donor).toBeNull();
    expect([JSON.stringify(receipt), await readReceiptText(member, id)].join()).not.toContain('Tiny Law');
    expect(await readReceiptText(donor, id)).toContain('If Tiny Law LLP matches gifts');
    expect((await donor.client.receipts.get(id)).donor).toMatchObject({ name: 'Ada Okafor' });
  },
);

it('tells everybody the day of the gift where the donor is', async () => {
  const created = await give({ donor: DONOR });
  const id = created.donation_id;
  const day = dayIn('Pacific/Kiritimati', new Date(created.created_at));
  const answers = [created, await donor.client.donations.get(id), await readAsCharity(id)];
  expect(answers.map(({ given_on }) => given_on)).toEqual([day, day, day]);
});

it.each(['Mars/Olympus', '+05:00', 'Etc/Unknown'])('refuses %s as a time zone', async (time_zone) => {
  expect(await refusal(give({ donor: { ...DONOR, time_zone } }))).toBe('400 donor.time_zone');
});

it('a gift without such details says so', async () => {
  const { donation_id: id } = await give();
  expect(await donor.client.donations.get(id)).toMatchObject({
    donor: null,
    tribute: null,
    employer: null,
    contact_consent: true,
  });
  expect(await readAsCharity(id)).toMatchObject({ donor: null, tribute: null });
});

it('the receipt names the donor as they said, and tells how to claim a match of the employer', async () => {
  const id = await giveCompleted({ donor: DONOR, employer: 'Acme Corp' });
  const receipt = await donor.client.receipts.get(id);
  expect(receipt.donor).toEqual({
    id: donor.userId,
    name: 'Ada Okafor',
    company: 'Okafor Boats',
    address: { ...ADDRESS, line2: null },
    tax_id: '12-3456789',
  });
  expect(receipt.statements).toContainEqual(expect.stringMatching(/^If Acme Corp matches gifts/));
  expect((await member.client.receipts.get(id)).donor).toMatchObject({ tax_id: null });
  const text = await readReceiptText(donor, id);
  for (const line of ['Okafor Boats', '7 Dock Street, Denver, CO, 80202, US', '12-3456789']) {
    expect(text).toContain(line);
  }
});

it.each<['in_memory' | 'in_honor', RegExp]>([
  ['in_memory', /In memory of Rosa Marín/],
  ['in_honor', /In honor of Rosa Marín/],
])('the PDF of the receipt names the person of a tribute that is %s', async (kind, line) => {
  const id = await giveCompleted({ tribute: { kind, name: 'Rosa Marín' } });
  for (const person of [donor, member]) expect(await readReceiptText(person, id)).toMatch(line);
});

it('stores nothing of it in readable form but names', async () => {
  const { donation_id: id } = await give({ donor: DONOR, tribute: TRIBUTE });
  const rows = await selectRows<Record<string, unknown>>(
    api.db,
    `SELECT * FROM gift_donors JOIN tributes USING (donation_id) WHERE donation_id = $1`,
    [id],
  );
  const text = JSON.stringify(rows);
  for (const secret of ['example.org', 'Dock Street', '12-3456789', 'Okafor Boats', 'taught us']) {
    expect(text).not.toContain(secret);
  }
});

const notify = (changes: object) => ({ tribute: { ...TRIBUTE, notify: { ...TRIBUTE.notify, ...changes } } });

it.each<[object, string, string]>([
  [{ donor: { ...DONOR, address: { ...ADDRESS, country: 'us' } } }, 'donor.address.country', 'format'],
  [{ donor: { ...DONOR, address: { ...ADDRESS, country: 'ZZ' } } }, 'donor.address.country', 'format'],
  [{ donor: { ...DONOR, email: 'üser@example.org' } }, 'donor.email', 'format'],
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
])('refuses %j', async (details, field, code) => {
  await expect(give(details)).rejects.toMatchObject({ status: 400, fields: [{ field, code }] });
});
