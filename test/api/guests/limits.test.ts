/** Limits of guests: by what pays, by the address only after a mailed link, and reports about unconfirmed addresses. */
import { inTransaction } from '../../../db/database';
import { findCharge } from '../../../db/queries/charges/charges';
import { type Charity } from '../../../db/queries/charities/charities';
import { findGift } from '../../../db/queries/gifts/gifts';
import { requireRow } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { countDecline, userSubject } from '../../../operations/charges/velocity';
import { buildCharity } from '../../factories';
import { clientAt, useApi } from '../../support/api';
import { createFakeProcessor } from '../../doubles/fake-processor';
import { beginGuest, openLink, type WireSession } from '../../factories/guests';
import { buildPerson } from '../../support/oauth';
import { errorOf, outcomes, refusal } from '../../support/refusal';
import { insert, update } from '../../../db/rows';
import { users, velocityBlocks } from '../../../db/tables/accounts';

const processor = createFakeProcessor('stripe');
const api = useApi({}, {}, undefined, { processor });
let charity: Charity;
beforeAll(async () => {
  charity = await buildCharity(api.db);
});

let cards = 0;
const newFingerprint = () => `fingerprint_${String((cards += 1))}_abcd`;
let people = 0;
const newEmail = () => `grace${String((people += 1))}@example.org`;

interface Order {
  email: string;
  fingerprint?: string;
  amount: string;
  session?: WireSession;
}

/** Gives as a guest with a card that was entered for this gift. */
async function give({ email, fingerprint = newFingerprint(), amount, session }: Order) {
  const { access_token: token, user_id: userId } = session ?? (await beginGuest(api));
  const guest = clientAt(api.url, token);
  const card = { kind: 'card', processor_token: processor.tokenOf(userId, { fingerprint }) } as const;
  const { source_id: source } = await guest.paymentSources.create(card).catch((cause: unknown) => {
    // Only the refusal of the gift may count as one.
    throw new Error('the card was not saved', { cause });
  });
  return guest.donations.create({
    charity_id: charity.id,
    amount,
    currency: 'USD',
    donor: { name: 'Grace', email },
    source,
  });
}

const reports = async () => {
  const { client } = await api.person({ isReviewer: true });
  return (await client.guestSessions.listReports({ limit: 100 })).guest_reports;
};

it('counts a card over all guests, and shows the required level alone', async () => {
  const fingerprint = newFingerprint();
  await give({ email: newEmail(), fingerprint, amount: '900.00' });
  const { status, code, details } = await errorOf(give({ email: newEmail(), fingerprint, amount: '200.00' }));
  expect([status, code, details]).toEqual([
    403,
    'LIMIT_EXCEEDED',
    { limit_of: 'donor', required_level: 'standard' },
  ]);
  await give({ email: newEmail(), amount: '900.00' });
});

it('gifts of one card at once stay within the limit', async () => {
  const fingerprint = newFingerprint();
  const orders = Array.from({ length: 5 }, () => give({ email: newEmail(), fingerprint, amount: '400.00' }));
  const ends = await outcomes(orders);
  expect(ends).toEqual([...Array<string>(3).fill('403 LIMIT_EXCEEDED'), 'accepted', 'accepted']);
});

it('an unconfirmed address refuses no gift, and is reported to reviewers', async () => {
  const email = newEmail();
  await give({ email, amount: '900.00' });
  expect((await reports()).some((report) => report.email === email)).toBe(false);
  await give({ email, amount: '900.00' });
  await give({ email, amount: '100.00' });
  const found = (await reports()).filter((report) => report.email === email);
  // An operator can block the guest who made the gift.
  expect(found).toMatchObject([{ given: '1900.00', people: [{ kind: 'guest', blocked_at: null }] }]);
});

it('only reviewers and operators read the reports', async () => {
  const { client } = await api.person();
  expect(await refusal(client.guestSessions.listReports())).toBe('403 FORBIDDEN');
});

it('an account limits a guest only after its address was confirmed by a mailed link', async () => {
  const { email, userId } = await buildPerson(api);
  await update(api.db, users, { id: userId }, { verificationLevel: 'basic' });
  await give({ email, amount: '900.00' });
  await give({ email, amount: '50.00' });
  const order = { email, session: await openLink(api, email) };
  const refused = await errorOf(give({ ...order, amount: '100.00' }));
  expect([refused.status, refused.details]).toEqual([403, { limit_of: 'donor', required_level: 'standard' }]);
  await give({ ...order, amount: '50.00' });
  await update(api.db, users, { id: userId }, { verificationLevel: 'standard' });
  await give({ ...order, amount: '100.00' });
});

it('a card makes ten gifts an hour over all guests', async () => {
  const fingerprint = newFingerprint();
  for (let count = 0; count < 10; count += 1) {
    await give({ email: newEmail(), fingerprint, amount: '5.00' });
  }
  const eleventh = give({ email: newEmail(), fingerprint, amount: '5.00' });
  expect(await refusal(eleventh)).toBe('429 RATE_LIMIT_EXCEEDED');
});

it('a block of an account stops a guest only after its address was confirmed by a mailed link', async () => {
  const { email, userId } = await buildPerson(api);
  const { hash, shown } = userSubject(userId);
  await insert(api.db, velocityBlocks, {
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
  await give({ email, amount: '5.00' });
  const session = await openLink(api, email);
  expect(await refusal(give({ email, session, amount: '5.00' }))).toBe('429 RATE_LIMIT_EXCEEDED');
});

it('operators find the gifts of an address that a guest named', async () => {
  const email = newEmail();
  const { donation_id: id } = await give({ email, amount: '5.00' });
  const { client } = await api.person({ isOperator: true });
  const { donations } = await client.donations.listAll({ donor_email: email });
  expect(donations.map((gift) => gift.donation_id)).toEqual([id]);
});

it('five declines of a card over five guests block it', async () => {
  const fingerprint = newFingerprint();
  for (let count = 0; count < 5; count += 1) {
    const { donation_id: id } = await give({ email: newEmail(), fingerprint, amount: '5.00' });
    const gift = requireRow(await findGift(api.db, id), id);
    const charge = requireRow(await findCharge(api.db, gift.id), gift.id);
    expect(charge.addressHash).not.toBeNull();
    // Another address for each, so that only the card can be blocked.
    const elsewhere = { ...charge, addressHash: String(count), addressNetwork: '192.0.2.0/24' };
    await inTransaction(api.db, (tx) => countDecline({ tx, at: new Date() }, gift, elsewhere));
  }
  expect(await refusal(give({ email: newEmail(), fingerprint, amount: '5.00' }))).toBe(
    '429 RATE_LIMIT_EXCEEDED',
  );
  await give({ email: newEmail(), amount: '5.00' });
});
