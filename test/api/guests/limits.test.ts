/** Limits of guests: by what pays, by the address only after a mailed link, and reports about unconfirmed addresses. */
import { inTransaction } from '../../../db/database';
import { findCharge } from '../../../db/queries/charges/charges';
import { type Charity } from '../../../db/queries/charities/charities';
import { findDonation } from '../../../db/queries/gifts/gifts';
import { requireRow } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { countDecline } from '../../../operations/charges/count-velocity';
import { userSubject } from '../../../operations/charges/velocity-subjects';
import { buildActor, buildCharity } from '../../factories';
import { startApi, type TestApi, type WireError } from '../../support/api';
import { createFakeProcessor, type FakeProcessor } from '../../doubles/fake-processor';
import { beginGuest, giveAsGuest, openLink } from '../../factories/guests';
import { buildPerson } from '../../support/oauth';

let api: TestApi;
let processor: FakeProcessor;
let charity: Charity;
beforeAll(async () => {
  processor = createFakeProcessor('stripe');
  api = await startApi({}, {}, undefined, { processor });
  charity = await buildCharity(api.db);
});
afterAll(() => api.close());

let cards = 0;
const newFingerprint = () => `fingerprint_${String((cards += 1))}_abcd`;
let people = 0;
const newEmail = () => `grace${String((people += 1))}@example.org`;

interface Order {
  email: string;
  fingerprint?: string;
  amount: string;
  key?: string;
  userId?: string;
}

/** Gives as a guest with a card that was entered for this gift. */
async function give({ email, fingerprint = newFingerprint(), amount, ...session }: Order) {
  const { access_token, user_id } =
    session.key === undefined || session.userId === undefined
      ? await beginGuest(api)
      : { access_token: session.key, user_id: session.userId };
  const body = { kind: 'card', processor_token: processor.tokenOf(user_id, { fingerprint }) };
  const path = '/v1/users/me/payment-sources';
  const saved = await api.call<{ source_id: string }>('POST', path, { key: access_token, body });
  const donor = { name: 'Grace', email };
  return giveAsGuest(api, access_token, {
    charity_id: charity.id,
    amount,
    donor,
    source: saved.body.source_id,
  });
}

const reports = async () => {
  const { key } = await buildActor(api.db, { isReviewer: true });
  const path = '/v1/guest-reports?limit=100';
  const { body } = await api.call<{ guest_reports: { email: string; given: string }[] }>('GET', path, {
    key,
  });
  return body.guest_reports;
};

it('counts a card over all guests, and shows the required level alone', async () => {
  const fingerprint = newFingerprint();
  expect((await give({ email: newEmail(), fingerprint, amount: '900.00' })).status).toBe(201);
  const { status, body } = await give({ email: newEmail(), fingerprint, amount: '200.00' });
  expect(status).toBe(403);
  expect(body.error.code).toBe('LIMIT_EXCEEDED');
  expect(body.error.details).toEqual({ required_level: 'standard' });
  expect((await give({ email: newEmail(), amount: '900.00' })).status).toBe(201);
});

it('gifts of one card at once stay within the limit', async () => {
  const fingerprint = newFingerprint();
  const orders = Array.from({ length: 5 }, () => give({ email: newEmail(), fingerprint, amount: '400.00' }));
  const statuses = (await Promise.all(orders)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(2);
});

it('an unconfirmed address refuses no gift, and is reported to reviewers', async () => {
  const email = newEmail();
  expect((await give({ email, amount: '900.00' })).status).toBe(201);
  expect((await reports()).some((report) => report.email === email)).toBe(false);
  expect((await give({ email, amount: '900.00' })).status).toBe(201);
  expect((await give({ email, amount: '100.00' })).status).toBe(201);
  const found = (await reports()).filter((report) => report.email === email);
  expect(found).toMatchObject([{ given: '1900.00' }]);
});

it('only reviewers and operators read the reports', async () => {
  const { key } = await buildActor(api.db);
  expect((await api.call('GET', '/v1/guest-reports', { key })).status).toBe(403);
});

it('an account limits a guest only after its address was confirmed by a mailed link', async () => {
  const { email, userId } = await buildPerson(api);
  await api.db.models.users.update({ verificationLevel: 'basic' }, { where: { id: userId } });
  expect((await give({ email, amount: '900.00' })).status).toBe(201);
  expect((await give({ email, amount: '50.00' })).status).toBe(201);
  const session = await openLink(api, email);
  const order = { email, key: session.access_token, userId: session.user_id };
  const refused = await give({ ...order, amount: '100.00' });
  expect(refused.status).toBe(403);
  expect(refused.body.error.details).toEqual({ required_level: 'standard' });
  expect((await give({ ...order, amount: '50.00' })).status).toBe(201);
  await api.db.models.users.update({ verificationLevel: 'standard' }, { where: { id: userId } });
  expect((await give({ ...order, amount: '100.00' })).status).toBe(201);
});

it('a card makes ten gifts an hour over all guests', async () => {
  const fingerprint = newFingerprint();
  for (let count = 0; count < 10; count += 1) {
    expect((await give({ email: newEmail(), fingerprint, amount: '5.00' })).status).toBe(201);
  }
  const { status, body } = await give({ email: newEmail(), fingerprint, amount: '5.00' });
  expect(status).toBe(429);
  expect((body as WireError).error.code).toBe('RATE_LIMIT_EXCEEDED');
});

it('a block of an account stops a guest only after its address was confirmed by a mailed link', async () => {
  const { email, userId } = await buildPerson(api);
  const { hash, shown } = userSubject(userId);
  await api.db.models.velocityBlocks.create({
    id: newId('block'),
    subjectHash: hash,
    subjectKind: 'user',
    shown,
    reason: 'declines',
    createdAt: new Date(),
    endsAt: new Date(Date.now() + 3_600_000),
    liftedAt: null,
    liftedByUserId: null,
    liftReason: null,
  });
  expect((await give({ email, amount: '5.00' })).status).toBe(201);
  const session = await openLink(api, email);
  const order = { email, key: session.access_token, userId: session.user_id };
  expect((await give({ ...order, amount: '5.00' })).status).toBe(429);
});

it('operators find the gifts of an address that a guest named', async () => {
  const email = newEmail();
  const { body } = await give({ email, amount: '5.00' });
  const { key } = await buildActor(api.db, { isOperator: true });
  const path = `/v1/donations?donor_email=${encodeURIComponent(email)}`;
  const found = await api.call<{ donations: { donation_id: string }[] }>('GET', path, { key });
  expect(found.body.donations.map(({ donation_id: id }) => id)).toEqual([body.donation_id]);
});

it('five declines of a card over five guests block it', async () => {
  const fingerprint = newFingerprint();
  for (let count = 0; count < 5; count += 1) {
    const { body } = await give({ email: newEmail(), fingerprint, amount: '5.00' });
    const gift = requireRow(await findDonation(api.db, body.donation_id), body.donation_id);
    const charge = requireRow(await findCharge(api.db, gift.id), gift.id);
    expect(charge.addressHash).not.toBeNull();
    // Another address for each, so that only the card can be blocked.
    const elsewhere = { ...charge, addressHash: String(count), addressNetwork: '192.0.2.0/24' };
    await inTransaction(api.db, (tx) => countDecline(tx, gift, elsewhere, new Date()));
  }
  expect((await give({ email: newEmail(), fingerprint, amount: '5.00' })).status).toBe(429);
  expect((await give({ email: newEmail(), amount: '5.00' })).status).toBe(201);
});
