/** Mails: their links lead to pages that exist, none names a call, and people choose their mails by link and API. */
import { type Profile } from '../../../client/index';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { findLoginByUser } from '../../../db/queries/access/logins';
import { listSwitchedOff, markBouncing } from '../../../db/queries/mails/readers';
import { addMember } from '../../../db/queries/members/members';
import { listNewestMails } from '../../../db/queries/platform/mails';
import { findRefund } from '../../../db/queries/refunds/refunds';
import { addDays, dayOf, shiftByDays, startOfDay } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { MAIL_KINDS, OPTIONAL_KINDS } from '../../../domain/mails/kinds';
import { LANGUAGES } from '../../../texts/languages';
import { CARD_NOTICE_DAYS, DEBIT_NOTICE_DAYS } from '../../../domain/mails/schedule';
import { openMail, writeExample } from '../../../letters/mails/write';
import { unsubscribeToken } from '../../../domain/mails/unsubscribe-token';
import { readConfig } from '../../../config';
import { createGateways } from '../../../gateways';
import { createLog } from '../../../log';
import { takeHoursStep } from '../../../operations/hours/take-hours-step';
import { announceUpcoming } from '../../../worker/care/upcoming';
import { setPreferences } from '../../../operations/mails/preferences';
import { followExpiry } from '../../../worker/care/qualifications';
import { completeRefund } from '../../../operations/refunds/end-refund';
import { relayNotices } from '../../../worker/notice-relay';
import { buildActor, buildCharity, buildHours } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useApi } from '../../support/api';
import { API_CALL } from '../../support/member-mails';

const api = useApi();

const secrets = () => createGateways(readConfig({}), api.db).secrets;

it('every link of every mail opens a page at a place that exists, and no mail names a call', async () => {
  const { userId } = await buildActor(api.db);
  const links = new Set<string>();
  for (const kind of MAIL_KINDS) {
    for (const locale of LANGUAGES) {
      const token = unsubscribeToken(secrets(), userId, kind);
      const { text, html = '' } = writeExample(kind, { locale, address: api.url, unsubscribeToken: token });
      const found = text.match(/https?:\/\/\S+/g) ?? [];
      found.forEach((link) => links.add(link.replace(/token=v\S+/, 'token=UNSUBSCRIBE')));
      expect(html.match(/href="/g) ?? []).toHaveLength(found.length);
      expect(text).not.toMatch(/undefined|null|Invalid Date|\[object/);
      expect(text).not.toMatch(API_CALL);
    }
  }
  expect(links.size).toBeGreaterThan(5);
  const good = unsubscribeToken(secrets(), userId, 'hours_due') ?? '';
  for (const link of links) {
    const { pathname, hash } = new URL(link);
    expect(pathname).toMatch(/^\/(account|my|charity|review|receipts|docs)(\/|$)/);
    const page = await fetch(link.replace('UNSUBSCRIBE', good), { redirect: 'manual' });
    const { status, headers } = page;
    // 303 leads to the sign-in. 422 and 404 are pages for the example's token and hash, which do not exist.
    const isMadeUp = /EXAMPLE|0{64}/.test(link);
    const allowed = isMadeUp ? [200, 404, 422] : [200, 303];
    expect(allowed.includes(status) ? link : `${link} answers ${String(status)}`).toBe(link);
    if (status !== 303) expect(headers.get('Content-Type')).toMatch(/^text\/html/);
    if (hash !== '') expect(await page.text()).toContain(` id="${hash.slice(1)}"`);
  }
});

it('the link asks before it switches a kind off, and the POST of a mail program switches it off', async () => {
  const { userId } = await buildActor(api.db);
  const link = `${api.url}/account/unsubscribe?token=${unsubscribeToken(secrets(), userId, 'hours_due') ?? ''}`;
  const page = await fetch(link);
  expect(await page.text()).toContain('<button type="submit" class="primary">Stop these emails</button>');
  expect(await listSwitchedOff(api.db, userId)).toEqual([]);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  for (let times = 0; times < 2; times += 1) {
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
  }
  expect(await listSwitchedOff(api.db, userId)).toEqual(['hours_due']);
  const forged = await fetch(`${api.url}/account/unsubscribe?token=abc`, { method: 'POST', body });
  expect(forged.status).toBe(422);
  const badLink = await forged.text();
  expect(badLink).toContain('<a class="primary" href="/my/mails">Email preferences</a>');
  expect(badLink).toContain('<a href="/my/account">Sign in</a>');
});

it('the signed-in user reads and changes language and kinds by the API', async () => {
  const { key } = await buildActor(api.db);
  const changes = { locale: 'es', mail_preferences: { hours_due: false } };
  const changed = await api.call('PATCH', '/v1/users/me', { key, body: changes });
  expect(changed.status).toBe(200);
  const { body } = await api.call('GET', '/v1/users/me', { key });
  expect(body).toMatchObject({ locale: 'es', mail_preferences: { hours_due: false, hours_decided: true } });
  for (const wrong of [{ locale: 'xx' }, { mail_preferences: { gift_completed: false } }]) {
    expect((await api.call('PATCH', '/v1/users/me', { key, body: wrong })).status).toBe(400);
  }
});

const groupsOf = async (key: string) =>
  (await api.call<Profile>('GET', '/v1/users/me', { key })).body.mail_groups.map(({ group }) => group);

it('an address that bounces gets mails again when its user says that it works', async () => {
  const { key, userId } = await buildReader();
  await markBouncing(api.db, `${userId}@example.org`, new Date());
  const resume = () => api.call<Profile>('POST', '/v1/users/me/mails/resume', { key });
  expect((await api.call<Profile>('GET', '/v1/users/me', { key })).body.email_status).toBe('bouncing');
  const { status, body } = await resume();
  expect([status, body.email_status]).toEqual([200, 'confirmed']);
  expect((await findLoginByUser(api.db, userId))?.bouncingSince).toBeNull();
  expect((await resume()).body).toEqual(body);
});

it('the groups of mails are those that can reach the person, and those with a kind that is off', async () => {
  const { key, userId } = await buildActor(api.db);
  expect(await groupsOf(key)).toEqual(['giving']);
  const { id: charityId } = await buildCharity(api.db);
  await inTransaction(api.db, (tx) => addMember(tx, charityId, userId, new Date()));
  expect(await groupsOf(key)).toEqual(['giving', 'charities']);
  await inTransaction(api.db, (tx) => setPreferences(tx, { userId, switches: { hours_decided: false } }));
  expect(await groupsOf(key)).toEqual(['giving', 'volunteering', 'charities']);
  const none = Object.fromEntries(OPTIONAL_KINDS.map((kind) => [kind, false]));
  await inTransaction(api.db, (tx) => setPreferences(tx, { userId, switches: none }));
  const { body } = await api.call<Profile>('GET', '/v1/users/me', { key });
  expect(body.mail_groups.flatMap(({ kinds }) => kinds).sort()).toEqual([...OPTIONAL_KINDS].sort());
});

/** Somebody with a key and a confirmed address. */
async function buildReader(memberOf?: string) {
  const actor = await buildActor(api.db, memberOf === undefined ? {} : { memberOf });
  await runStatement(
    api.db,
    `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $2, 'x', now())`,
    [actor.userId, `${actor.userId}@example.org`],
  );
  return actor;
}

/** What waits for a user, and the mails that the worker writes from it, by kind. */
async function kindsFor(userId: string): Promise<string[]> {
  await runStatement(api.db, 'UPDATE notices SET next_attempt_at = now() WHERE user_id = $1', [userId]);
  const gateways = createGateways(readConfig({}), api.db);
  const config = { publicUrl: api.url, port: 0 };
  await relayNotices({ db: api.db, gateways, config }, createLog('worker', 'silent'));
  const mails = (await listNewestMails(api.db, 100)).map((stored) => openMail(gateways, stored));
  return mails
    .filter(({ to }) => to === `${userId}@example.org`)
    .map(({ kind }) => kind)
    .sort();
}

it('a bank account, each of its debits and an expiring card are told once', async () => {
  const { key, userId } = await buildReader();
  const charity = await buildCharity(api.db);
  const add = async (kind: string, token: string) => {
    const body = { kind, processor_token: token };
    const answer = await api.call<{ source_id: string }>('POST', '/v1/users/me/payment-sources', {
      key,
      body,
    });
    return answer.body.source_id;
  };
  const source = await add('ach', 'ach_succeeds');
  const { body: gift } = await api.call<{ donation_id: string }>('POST', '/v1/donations', {
    key,
    body: {
      charity_id: charity.id,
      amount: '25.00',
      currency: 'USD',
      source,
      recurring: { frequency: 'monthly' },
    },
  });
  await approveCharge(api.db, gift.donation_id);
  expect(await kindsFor(userId)).toEqual(['mandate_given']);
  await add('card', 'card_succeeds');
  const [due] = await selectRows<{ at: Date }>(
    api.db,
    'SELECT wakes_at AS at FROM recurring_plans WHERE donor_user_id = $1',
    [userId],
  );
  const announce = (at: Date) => announceUpcoming({ db: api.db, log: createLog('worker', 'silent') }, at);
  const dueAt = due?.at ?? new Date(0);
  await announce(shiftByDays(dueAt, -DEBIT_NOTICE_DAYS - 1));
  expect(await kindsFor(userId)).toEqual(['mandate_given']);
  await announce(shiftByDays(dueAt, 1 - DEBIT_NOTICE_DAYS));
  await announce(shiftByDays(dueAt, 2 - DEBIT_NOTICE_DAYS));
  expect(await kindsFor(userId)).toEqual(['debit_announced', 'mandate_given']);
  const lastDay = new Date('2030-06-30T12:00:00Z');
  await runStatement(
    api.db,
    `UPDATE payment_sources SET exp_month = 6, exp_year = 2030 WHERE user_id = $1 AND kind = 'card'`,
    [userId],
  );
  await announce(shiftByDays(lastDay, -CARD_NOTICE_DAYS - 1));
  expect(await kindsFor(userId)).not.toContain('card_expiring');
  await announce(lastDay);
  await announce(lastDay);
  expect((await kindsFor(userId)).filter((kind) => kind === 'card_expiring')).toHaveLength(1);
});

it('members hear of hours that wait in one mail, and the volunteer of the decision', async () => {
  const charity = await buildCharity(api.db);
  const member = await buildReader(charity.id);
  const volunteer = await buildReader();
  const given = { charityId: charity.id, volunteerUserId: volunteer.userId, accountId: volunteer.accountId };
  const [one, two] = [await buildHours(api.db, given), await buildHours(api.db, given)];
  for (const { id: submissionId } of [one, two]) {
    const at = new Date();
    const step = { submissionId, kind: 'remind' as const, number: 1 };
    await inTransaction(api.db, (tx) => takeHoursStep({ tx, at }, step));
  }
  expect(await kindsFor(member.userId)).toEqual(['hours_due']);
  const body = { decision: 'verify' };
  const path = `/v1/volunteer/hours/${one.id}/decision`;
  expect((await api.call('POST', path, { key: member.key, body })).status).toBe(200);
  expect(await kindsFor(volunteer.userId)).toEqual(['hours_decided']);
});

it('a volunteer hears that a license was confirmed, expires soon and has expired', async () => {
  const { key, userId } = await buildReader();
  const reviewer = await buildActor(api.db, { isReviewer: true });
  const path = '/v1/volunteer/qualifications';
  const lastDay = addDays(dayOf(new Date()), 20);
  const body = { kind: 'skill', name: 'First aid', expires_on: lastDay };
  const { body: stated } = await api.call<{ qualification_id: string }>('POST', path, { key, body });
  const decision = { key: reviewer.key, body: { decision: 'confirm' } };
  await api.call('POST', `${path}/${stated.qualification_id}/decision`, decision);
  expect(await kindsFor(userId)).toEqual(['qualification_moved']);
  const follow = (at: Date) => followExpiry({ db: api.db, log: createLog('worker', 'silent') }, at);
  await follow(new Date());
  expect(await kindsFor(userId)).toEqual(['qualification_expiring', 'qualification_moved']);
  await follow(startOfDay(addDays(lastDay, 1)));
  const kinds = ['qualification_expiring', 'qualification_moved', 'qualification_moved'];
  expect(await kindsFor(userId)).toEqual(kinds);
});

it('a completed refund is told to the donor', async () => {
  const donor = await buildReader();
  const gift = await buildCompletedGift(api.db, {
    donorUserId: donor.userId,
    accountId: donor.accountId,
  });
  const before = await kindsFor(donor.userId);
  const asked = await api.call<{ refund_id: string }>('POST', `/v1/donations/${gift.id}/refunds`, {
    key: donor.key,
    body: {},
  });
  const refund = requireRow(await findRefund(api.db, asked.body.refund_id), 'refund');
  await inTransaction(api.db, (tx) => completeRefund({ tx, at: new Date() }, refund));
  expect(await kindsFor(donor.userId)).toEqual([...before, 'gift_refunded'].sort());
});
