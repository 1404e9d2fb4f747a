/** Mailed links to the gifts of an address, the session that they open, and accounts that take guests over. */
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { type GivingClient, type RecurringChange } from '../../../client/index';
import { type Charity } from '../../../db/queries/charities/charities';
import { findLoginByEmail } from '../../../db/queries/access/logins';
import { findDonorZones, keepDonorZone } from '../../../db/queries/donors/donor-zones';
import { hashKey } from '../../../gateways/secrets/tokens';
import { takeOverGuests } from '../../../operations/guests/link';
import { createGuest } from '../../../operations/guests/session';
import { makeMailLink } from '../../../operations/users/sign-up';
import { buildCharity, buildGift } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { clientAt, useApi } from '../../support/api';
import { FormBrowser } from '../../support/browser';
import { outcome, refusal } from '../../support/refusal';
import { askForLink, beginGuest, openLink, type WireSession } from '../../factories/guests';
import { buildPerson, PASSWORD, readMails } from '../../support/oauth';
import { linkTo } from '../../support/sign-up';
import { waitFor } from '../../support/wait';
import { buildPagesToken } from '../access/cast';
import { update } from '../../../db/rows';
import { userLogins } from '../../../db/tables/accounts';
import { donations as gifts } from '../../../db/tables/gifts';

const api = useApi({ TRUSTED_PROXIES: '127.0.0.1/32' });
let charity: Charity;
beforeAll(async () => {
  charity = await buildCharity(api.db);
});

let people = 0;
const newEmail = () => `lin${String((people += 1))}@example.org`;
/** Requests for links are limited by address, so each test has its own. */
const place = () => ({ 'X-Forwarded-For': `198.51.100.${String((people += 1))}` });

const clientOf = (key: string) => clientAt(api.url, key);
const CARD = { kind: 'card', processor_token: 'card_succeeds' } as const;

/** A guest with a plan that a saved card pays. */
async function guestWithPlan(email: string) {
  const session = await beginGuest(api, place()['X-Forwarded-For']);
  const { donations, paymentSources } = clientOf(session.access_token);
  const { source_id: source } = await paymentSources.create(CARD);
  const gift = await donations.create({
    charity_id: charity.id,
    amount: '25.00',
    currency: 'USD',
    donor: { name: 'Lin', email },
    source,
    recurring: { frequency: 'monthly' },
  });
  await approveCharge(api.db, gift.donation_id);
  return { session, source, gift: gift.donation_id, plan: gift.recurring_id ?? 'none' };
}

/** The address of a new guest with a plan. */
async function newGuest(): Promise<string> {
  const email = newEmail();
  await guestWithPlan(email);
  return email;
}

/** Asks for a link and opens its page. */
async function openMailedPage(email: string) {
  await askForLink(api, email, place());
  const browser = new FormBrowser(api.url);
  return { browser, page: await browser.open(await linkTo(api, email, 'Your gifts')) };
}

const mailsTo = async (email: string) => (await readMails(api)).filter(({ to }) => to === email);

it('answers every address alike, and mails only one with gifts', async () => {
  const email = newEmail();
  const stranger = newEmail();
  await guestWithPlan(email);
  const replies = [await askForLink(api, stranger, place()), await askForLink(api, email, place())];
  expect(replies.map(({ status, text }) => ({ status, text }))).toEqual([
    { status: 202, text: '{"accepted":true}' },
    { status: 202, text: '{"accepted":true}' },
  ]);
  const mail = await waitFor('the mail', async () => (await mailsTo(email))[0]);
  expect(mail.subject).toBe('Your gifts');
  expect(await mailsTo(stranger)).toEqual([]);
});

it('answers before it looks anything up', async () => {
  const email = await newGuest();
  // The look-up needs this lock, which the test holds.
  await inTransaction(api.db, async (tx) => {
    await runStatement(tx, 'LOCK TABLE guests IN ACCESS EXCLUSIVE MODE');
    expect((await askForLink(api, email, place())).status).toBe(202);
    expect(await mailsTo(email)).toEqual([]);
  });
  await waitFor('the mail', async () => (await mailsTo(email))[0]);
});

it.each(['lin@example.org\r\nBcc: eve@example.org', 'lin@example.org,eve@example.org', 'lin', ''])(
  'refuses the address %j',
  async (email) => {
    const { guestSessions } = clientOf('none');
    expect(await refusal(guestSessions.sendLink({ email }, { headers: place() }))).toBe('400 email');
  },
);

it('mails an address three times an hour', async () => {
  const email = await newGuest();
  for (let count = 0; count < 5; count += 1) expect((await askForLink(api, email, place())).status).toBe(202);
  await waitFor('three mails', async () => ((await mailsTo(email)).length === 3 ? true : undefined));
  const subject = await countOf(email, 5);
  expect(subject).toBe(5);
  expect(await mailsTo(email)).toHaveLength(3);
});

/** The count of mails to an address, once all tasks have counted. */
async function countOf(email: string, expected: number): Promise<number> {
  return waitFor('the count', async () => {
    const rows = await selectRows(
      api.db,
      `SELECT used FROM rate_windows WHERE subject = 'guest-link-mails:${hashKey(email)}'`,
    );
    const { used } = (rows as { used: number }[])[0] ?? { used: 0 };
    return used >= expected ? used : undefined;
  });
}

it('serves a client address ten times an hour, and answers the same afterwards', async () => {
  const email = await newGuest();
  const from = place();
  for (let count = 0; count < 10; count += 1) await askForLink(api, newEmail(), from);
  expect((await askForLink(api, email, from)).status).toBe(202);
  expect((await askForLink(api, email, place())).status).toBe(202);
  await waitFor('the mail', async () => (await mailsTo(email))[0]);
  expect(await mailsTo(email)).toHaveLength(1);
});

it('opening the link changes nothing; its button works once', async () => {
  const email = await newGuest();
  await askForLink(api, email, place());
  const path = await linkTo(api, email, 'Your gifts');
  const browser = new FormBrowser(api.url);
  const page = await browser.open(path);
  expect((await browser.open(path)).status).toBe(200);
  expect(page.text).toContain(email);
  expect(page.headers.get('cache-control')).toContain('no-store');
  const opened = await browser.send(page, '/account/guest/open', {});
  expect(opened.status).toBe(200);
  expect(opened.headers.get('cache-control')).toContain('no-store');
  expect(opened.text).toContain('gp_guest_');
  const again = await browser.send(page, '/account/guest/open', {});
  expect(again.status).toBe(422);
  expect(again.text).not.toContain('gp_guest_');
  expect((await browser.open(path)).status).toBe(422);
});

it('a button that is pressed twice at once opens one session', async () => {
  const email = await newGuest();
  const { browser, page } = await openMailedPage(email);
  const press = () => browser.send(page, '/account/guest/open', {});
  const pages = await Promise.all(Array.from({ length: 10 }, press));
  expect(pages.filter(({ text }) => text.includes('gp_guest_'))).toHaveLength(1);
});

it('a form that another site sends opens nothing', async () => {
  const email = await newGuest();
  await askForLink(api, email, place());
  const token = (await linkTo(api, email, 'Your gifts')).split('token=')[1] ?? '';
  const reply = await fetch(`${api.url}/account/guest/open`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  });
  expect(reply.status).toBe(403);
  expect((await new FormBrowser(api.url).open(`/account/guest?token=${token}`)).status).toBe(200);
});

it('the page also asks for a link', async () => {
  const email = await newGuest();
  const browser = new FormBrowser(api.url);
  const page = await browser.open('/account/guest');
  expect((await browser.send(page, '/account/guest', { email: 'nobody' })).status).toBe(422);
  expect((await browser.send(page, '/account/guest', { email })).status).toBe(200);
  expect((await browser.open(await linkTo(api, email, 'Your gifts'))).status).toBe(200);
});

it('a link stops working after an hour', async () => {
  const email = await newGuest();
  await askForLink(api, email, place());
  const path = await linkTo(api, email, 'Your gifts');
  await runStatement(
    api.db,
    `UPDATE guest_links SET expires_at = expires_at - interval '1 hour' WHERE email = '${email}'`,
  );
  expect((await new FormBrowser(api.url).open(path)).status).toBe(422);
});

it('opens a session for all guests of the address: receipts, plans and the card', async () => {
  const email = newEmail();
  const first = await guestWithPlan(email);
  const second = await guestWithPlan(email);
  const { access_token: key } = await openLink(api, email);
  const { donations, paymentSources, receipts, recurring } = clientOf(key);
  expect((await donations.listMine()).total).toBe(2);
  expect((await recurring.listMine()).total).toBe(2);
  for (const { gift, plan } of [first, second]) {
    expect(await outcome(donations.get(gift))).toBe('accepted');
    await update(api.db, gifts, { id: gift }, { status: 'completed', settledAt: new Date() });
    expect(await outcome(receipts.get(gift))).toBe('accepted');
    expect(await outcome(recurring.pause(plan))).toBe('accepted');
    expect(await outcome(recurring.resume(plan))).toBe('accepted');
    const { source_id: source } = await paymentSources.create(CARD);
    expect(await outcome(recurring.update(plan, { source }))).toBe('accepted');
    expect(await outcome(recurring.cancel(plan))).toBe('accepted');
  }
  expect((await receipts.ofYear(new Date().getUTCFullYear())).receipts).toHaveLength(2);
});

it('somebody who named the address before reaches nothing of the session', async () => {
  const email = newEmail();
  const eve = await guestWithPlan(email);
  const ada = await guestWithPlan(email);
  const opened = await openLink(api, email);
  expect([eve.session.user_id, ada.session.user_id]).not.toContain(opened.user_id);
  for (const { session } of [eve, ada]) {
    const { donations, guestSessions } = clientOf(session.access_token);
    expect(await refusal(donations.listMine())).toBe('401 INVALID_API_KEY');
    expect(await refusal(guestSessions.renew())).toBe('401 INVALID_API_KEY');
    // The SDK always sends an Idempotency-Key.
    const renewed = await api.call('POST', '/v1/guest-sessions', { key: session.access_token, body: {} });
    expect(renewed.status).toBe(401);
  }
});

it('a later link opens the same session, with what was given meanwhile', async () => {
  const email = await newGuest();
  const first = await openLink(api, email);
  await guestWithPlan(email);
  const second = await openLink(api, email);
  expect(second.user_id).toBe(first.user_id);
  expect((await clientOf(second.access_token).donations.listMine()).total).toBe(2);
});

/** Confirms the address of an account as its mailed link does. */
async function confirm(email: string): Promise<string> {
  const login = await findLoginByEmail(api.db, email);
  const userId = login?.userId ?? '';
  const order = { userId, purpose: 'confirm_email', interaction: null } as const;
  const token = await inTransaction(api.db, (tx) => makeMailLink(tx, order));
  const browser = new FormBrowser(api.url);
  const page = await browser.open(`/account/confirm?token=${token}`);
  const { text } = await browser.send(page, '/account/confirm', {});
  expect(text).toContain('Your address is confirmed');
  return userId;
}

/** The SDK with a sign-in on the platform's own pages. */
async function signIn(person: { userId: string; accountId: string }): Promise<GivingClient> {
  return clientOf(await buildPagesToken(api.db, { ...person, key: '' }, { ageSeconds: 0 }));
}

describe('an account that confirms the address', () => {
  let account: GivingClient;
  let email: string;
  let given: Awaited<ReturnType<typeof guestWithPlan>>;
  let opened: WireSession;
  beforeAll(async () => {
    const person = await buildPerson(api);
    email = person.email;
    given = await guestWithPlan(email);
    opened = await openLink(api, email);
    account = await signIn(person);
    expect(await refusal(account.donations.get(given.gift))).toBe('404 NOT_FOUND');
    await confirm(email);
  });

  it('reaches the gifts, and has the plans and sources', async () => {
    expect(await outcome(account.donations.get(given.gift))).toBe('accepted');
    expect((await account.donations.listMine()).total).toBe(1);
    expect(await outcome(account.recurring.get(given.plan))).toBe('accepted');
    expect(await outcome(account.paymentSources.get(given.source))).toBe('accepted');
  });

  it('may not charge the source for more, or for anything else', async () => {
    const gift = { charity_id: charity.id, amount: '5.00', currency: 'USD', source: given.source } as const;
    expect(await refusal(account.donations.create(gift))).toBe('400 source');
    const change = (changes: RecurringChange) => account.recurring.update(given.plan, changes);
    expect(await refusal(change({ amount: '26.00' }))).toBe('400 source');
    const { source_id: own } = await account.paymentSources.create(CARD);
    expect(await outcome(change({ amount: '26.00', source: own }))).toBe('accepted');
    expect(await outcome(change({ amount: '27.00' }))).toBe('accepted');
  });

  it('ends the sessions and links of the guests', async () => {
    const { donations } = clientOf(opened.access_token);
    expect(await refusal(donations.listMine())).toBe('401 INVALID_API_KEY');
  });

  it('gets the way to its gifts by mail when it asks for a link', async () => {
    const links = async () => (await mailsTo(email)).filter(({ subject }) => subject === 'Your gifts');
    const before = (await links()).length;
    const browser = new FormBrowser(api.url);
    const ask = async (address: string) => {
      const page = await browser.open('/account/guest?to=%2Fmy%2Fplans');
      return (await browser.send(page, '/account/guest', { email: address })).text.replace(address, '');
    };
    // The answer does not tell who has an account.
    const withoutToken = (text: string) => text.replaceAll(/value="[^"]*"/g, '');
    expect(withoutToken(await ask(email))).toBe(withoutToken(await ask(newEmail())));
    const [mail] = await waitFor('the mail', async () => {
      const found = (await mailsTo(email)).filter(
        ({ subject }) => subject === 'Your gifts are in your account',
      );
      return found.length > 0 ? found : undefined;
    });
    expect(mail?.text).toMatch(/Sign in:\nhttp\S+\/my\/plans\n/);
    expect(mail?.text).not.toContain('token=');
    expect(await links()).toHaveLength(before);
  });
});

it('an account that confirmed the address before takes the guests over by the link', async () => {
  const person = await buildPerson(api);
  const given = await guestWithPlan(person.email);
  const account = await signIn(person);
  const { browser, page } = await openMailedPage(person.email);
  const moved = await browser.send(page, '/account/guest/move', {});
  expect(moved.text).toContain('Your gifts are in your account');
  expect(await outcome(account.donations.get(given.gift))).toBe('accepted');
  expect((await browser.send(page, '/account/guest/open', {})).status).toBe(422);
});

it('an account gets three mails an hour, too', async () => {
  const { email } = await buildPerson(api);
  for (let count = 0; count < 4; count += 1) await askForLink(api, email, place());
  await countOf(email, 4);
  expect(await mailsTo(email)).toHaveLength(3);
});

it('an account that did not confirm its address gets no mail without gifts', async () => {
  const { userId, email } = await buildPerson(api);
  await update(api.db, userLogins, { userId }, { confirmedAt: null });
  await askForLink(api, email, place());
  const other = newEmail();
  await guestWithPlan(other);
  await askForLink(api, other, place());
  await waitFor('the mail to a guest', async () => (await mailsTo(other))[0]);
  expect(await mailsTo(email)).toEqual([]);
});

it('an account without a confirmed address takes nothing over', async () => {
  const person = await buildPerson(api);
  await update(api.db, userLogins, { userId: person.userId }, { confirmedAt: null });
  const given = await guestWithPlan(person.email);
  const { page } = await openMailedPage(person.email);
  expect(page.text).not.toContain('/account/guest/move');
  const account = await signIn(person);
  expect(await refusal(account.donations.get(given.gift))).toBe('404 NOT_FOUND');
});

it('a new password by a mailed link takes the guests over, too', async () => {
  const person = await buildPerson(api);
  const given = await guestWithPlan(person.email);
  const order = { userId: person.userId, purpose: 'reset_password', interaction: null } as const;
  const token = await inTransaction(api.db, (tx) => makeMailLink(tx, order));
  const browser = new FormBrowser(api.url);
  const page = await browser.open(`/account/new-password?token=${token}`);
  const changed = await browser.send(page, '/account/new-password', { password: `${PASSWORD} staple` });
  expect(changed.text).toContain('Your password is changed');
  const account = await signIn(person);
  expect(await outcome(account.donations.get(given.gift))).toBe('accepted');
});

it('an account keeps the first time zone that its guest named for a year, but its own before that', async () => {
  const email = newEmail();
  const at = new Date('2026-03-01T12:00:00Z');
  const guest = await createGuest({ tx: api.db, at }, { locale: 'en', email });
  const { userId } = await api.person();
  const { id: donationId } = await buildGift(api.db);
  const name = (donorUserId: string, year: number, timeZone: string) =>
    keepDonorZone(api.db, { donorUserId, year, timeZone, donationId });
  await name(guest, 2026, 'America/Los_Angeles');
  await name(guest, 2025, 'America/Los_Angeles');
  await name(userId, 2025, 'Europe/Madrid');
  await inTransaction(api.db, (tx) => takeOverGuests(tx, { email, userId }));
  expect(await name(userId, 2026, 'Asia/Tokyo')).toBe(false);
  expect([...(await findDonorZones(api.db, userId, at))].sort()).toEqual([
    [2025, 'Europe/Madrid'],
    [2026, 'America/Los_Angeles'],
  ]);
});
