/** People get all their data, and have them erased, without anybody's help (docs/rules/users.md). */
import { runStatement, selectRows } from '../../../db/database';
import { shiftByDays } from '../../../domain/days';
import { askForErasure } from '../../../operations/users/schedule-erasure';
import { buildCharity, buildGift } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { giveAsGuest, beginGuest, openLink } from '../../factories/guests';
import { joinLongAgo } from '../../factories/people';
import { activitiesOf } from '../../support/activities';
import { useApi } from '../../support/api';
import { FormBrowser } from '../../support/browser';
import { secrets } from '../../support/member-mails';
import { buildPersonWithKey, type PersonWithLogin, readInvitationToken } from '../../support/oauth';
import { pagesToken, signIn } from '../../support/own-clients';
import { linkTo } from '../../support/sign-up';

let nowMs = Date.now();
const api = useApi({}, undefined, () => new Date(nowMs));

const somebody = () => buildPersonWithKey(api);

const erase = ({ key, email }: PersonWithLogin, confirm = email) =>
  api.call<{ status: string; erase_at: string }>('DELETE', '/v1/users/me', { key, body: { confirm } });

it('schedules an erasure in 14 days, lets the person only be restored, and restores them', async () => {
  const ada = await somebody();
  const wrong = await erase(ada, 'bob@example.org');
  expect(wrong.status).toBe(400);
  const { status, body } = await erase(ada);
  const eraseAt = shiftByDays(new Date(nowMs), 14).toISOString();
  expect({ status, body }).toEqual({ status: 202, body: { status: 'scheduled', erase_at: eraseAt } });
  expect((await api.call('GET', '/v1/users/me', { key: ada.key })).body.error.details.reason).toBe('revoked');

  const own = await pagesToken(api, ada.email);
  const refused = await api.call('GET', '/v1/users/me', { key: own });
  expect([refused.status, refused.body.error.details.reason]).toEqual([403, 'erasure_scheduled']);
  expect((await api.call('POST', '/v1/users/me/restore', { key: own })).status).toBe(200);
  expect((await api.call('GET', '/v1/users/me', { key: own })).status).toBe(200);
  expect((await api.call('POST', '/v1/users/me/restore', { key: own })).status).toBe(409);
});

it.each([
  ['/account/security', { code: '123456' }, '/account/security/totp'],
  ['/account/invitation?token=', {}, '/account/invitation'],
])('offers nothing but the restore on the page %s', async (path, fields, action) => {
  const ada = await somebody();
  const token = path.endsWith('=') ? await invite(ada.email) : '';
  const browser = new FormBrowser(api.url);
  const signInAgain = async () => signIn(await browser.open(path + token), browser, ada.email);
  const form = await signInAgain();
  await erase(ada);
  const pages = [await signInAgain(), await browser.send(form, action, fields)];
  for (const page of pages) {
    expect([page.status, page.text.includes('Keep your account?')]).toEqual([403, true]);
  }
  const link = /href="(\/account\/restore\?token=[^"]+)"/.exec(pages[0]?.text ?? '')?.[1] ?? 'no link';
  const done = await browser.send(await browser.open(link), link, {});
  expect(done.text).toContain('Your account stays');
});

/** Invites an address to a charity. Returns the token of the mailed link. */
async function invite(email: string): Promise<string> {
  const charity = await buildCharity(api.db);
  const member = await api.person({ memberOf: charity.id });
  await api.call('POST', `/v1/charities/${charity.id}/invitations`, { key: member.key, body: { email } });
  return readInvitationToken(api, email);
}

it('the mailed link restores only after its button, and once', async () => {
  const ada = await somebody();
  await erase(ada);
  const link = await linkTo(api, ada.email, 'Your account is closed, and your data will be erased');
  const browser = new FormBrowser(api.url);
  const page = await browser.open(link);
  const own = await pagesToken(api, ada.email);
  expect((await api.call('GET', '/v1/users/me', { key: own })).status).toBe(403);
  const done = await browser.send(page, link, {});
  expect(done.text).toContain('Your account stays');
  expect((await api.call('GET', '/v1/users/me', { key: own })).status).toBe(200);
  expect((await browser.open(link)).text).toContain('This link no longer works.');
});

it('the mailed link shows no button once the time to be restored is over', async () => {
  const ada = await somebody();
  await erase(ada);
  const link = await linkTo(api, ada.email, 'Your account is closed, and your data will be erased');
  await runStatement(api.db, 'UPDATE erasures SET erase_at = scheduled_at WHERE user_id = $1', [ada.userId]);
  const page = await new FormBrowser(api.url).open(link);
  expect({ status: page.status, hasButton: page.text.includes('Keep my account') }).toEqual({
    status: 422,
    hasButton: false,
  });
});

const hindrances: [string, (person: PersonWithLogin) => Promise<unknown>][] = [
  ['sole_member', async ({ userId }) => joinLongAgo(api.db, (await buildCharity(api.db)).id, userId)],
  [
    'open_case',
    async ({ userId: donorUserId, accountId }) => {
      const { client } = await api.person({ isOperator: true });
      const { id } = await buildCompletedGift(api.db, { donorUserId, accountId });
      return client.disputes.open(id, { reason: 'Not mine' });
    },
  ],
  ['balance', ({ userId: donorUserId, accountId }) => buildGift(api.db, { donorUserId, accountId })],
];

it.each(hindrances)('refuses an erasure while there is one: %s', async (reason, prepare) => {
  const ada = await somebody();
  await prepare(ada);
  const { status, body } = await erase(ada);
  expect({ status, ...(body as unknown as { error: { details: object } }).error.details }).toEqual({
    status: 409,
    reason,
  });
});

/** Writes the file as the worker does, and reads it by the mailed link. */
async function readExport(exportId: string, email: string) {
  await activitiesOf(api.db).writeDataExport({ exportId });
  const link = await linkTo(api, email, 'Your data are ready');
  const browser = new FormBrowser(api.url);
  const page = await browser.open(link);
  return { link, browser, file: await browser.send(page, link, {}) };
}

interface WireExport {
  export_id: string;
  status: string;
}

it('mails a link to a file with the gifts of a person, and none of its secrets, which expires', async () => {
  const ada = await somebody();
  const owner = { donorUserId: ada.userId, accountId: ada.accountId };
  const gift = await buildCompletedGift(api.db, { ...owner, message: 'For my mother' });
  const { status, body } = await api.call<WireExport>('GET', '/v1/users/me/export', { key: ada.key });
  expect([status, body.status]).toEqual([202, 'preparing']);
  const again = await api.call<WireExport>('GET', '/v1/users/me/export', { key: ada.key });
  expect(again.body.export_id).toBe(body.export_id);

  const { link, browser, file } = await readExport(body.export_id, ada.email);
  const { tables } = JSON.parse(file.text) as { tables: Record<string, Record<string, unknown>[]> };
  expect(tables['donations']).toMatchObject([{ id: gift.id, message: 'For my mother', amount_minor: '500' }]);
  expect(tables['user_logins']).toMatchObject([{ email: ada.email }]);
  expect(file.text).not.toMatch(/password_hash|key_hash/);

  nowMs = shiftByDays(new Date(nowMs), 8).getTime();
  expect((await browser.open(link)).text).toContain('This link has expired.');
  nowMs = Date.now();
});

it('lets a guest ask in a session that a mailed link opened, and in no other', async () => {
  const email = 'guest@example.org';
  const charity = await buildCharity(api.db);
  const { access_token: unconfirmed } = await beginGuest(api);
  const gift = { charity_id: charity.id, donor: { name: 'Lin', email }, source: 'own_card' };
  expect((await giveAsGuest(api, unconfirmed, gift)).status).toBe(201);
  const refused = await api.call('GET', '/v1/users/me/export', { key: unconfirmed });
  expect([refused.status, refused.body.error.details.reason]).toEqual([409, 'no_address']);

  const { access_token: key } = await openLink(api, email);
  const { body } = await api.call<WireExport>('GET', '/v1/users/me/export', { key });
  const { file } = await readExport(body.export_id, email);
  expect(file.text).toContain('"donations"');
  expect((await api.call('DELETE', '/v1/users/me', { key, body: { confirm: email } })).status).toBe(403);
});

it('gives a guest no export of the account that has the same address', async () => {
  const ada = await somebody();
  const charity = await buildCharity(api.db);
  const { access_token: unconfirmed } = await beginGuest(api);
  const gift = { charity_id: charity.id, donor: { name: 'Lin', email: ada.email }, source: 'own_card' };
  expect((await giveAsGuest(api, unconfirmed, gift)).status).toBe(201);
  const { access_token: key } = await openLink(api, ada.email);
  const refused = await api.call('GET', '/v1/users/me/export', { key });
  expect([refused.status, refused.body.error.details.reason]).toEqual([409, 'has_account']);
});

it('an operator approves an erasure that somebody asked for on the host', async () => {
  const ada = await somebody();
  const act = { tx: api.db, at: new Date(), actor: null, secrets };
  const { id } = await askForErasure(act, ada.email.toUpperCase());
  const operator = await api.person({ isOperator: true });
  const approval = await operator.client.approvals.decide(id, {
    decision: 'approve',
    reason: 'Asked by letter',
  });
  expect(approval).toMatchObject({ action: 'erasure', asked_by: null, status: 'approved' });
  expect(await selectRows(api.db, 'SELECT 1 FROM erasures WHERE user_id = $1', [ada.userId])).toHaveLength(1);
  await expect(askForErasure(act, ada.email)).rejects.toThrow('scheduled');
  // After the restore of a backup, only the ids of the audit log are known.
  await expect(askForErasure(act, ada.userId)).rejects.toThrow('scheduled');
  const bob = await somebody();
  expect((await askForErasure(act, bob.userId)).subjectId).toBe(bob.userId);
});
