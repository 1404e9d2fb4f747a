/** People get in by pages and mailed links alone, starting at sign-up. */
import { findLoginByEmail } from '../../../db/queries/access/logins';
import { removeMember } from '../../../db/queries/members/members';
import { requireRow } from '../../../domain/errors';
import { buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { FormBrowser, type Visit } from '../../support/browser';
import { linkTo, shownOnce, signUp } from '../../support/sign-up';

const api = useApi();

async function invite(email: string) {
  const charity = await buildCharity(api.db);
  const { key } = await buildActor(api.db, { memberOf: charity.id });
  const path = `/v1/charities/${charity.id}/invitations`;
  expect((await api.call('POST', path, { key, body: { email } })).status).toBe(201);
  const members = async () => (await api.call('GET', `/v1/charities/${charity.id}/members`, { key })).text;
  return { charity, members, link: await linkTo(api, email, 'Invitation to manage') };
}

it('a stranger opens the mailed invitation, creates an account and becomes a member', async () => {
  const { charity, members, link } = await invite('grace@example.org');
  const browser = new FormBrowser(api.url);
  const page = await signUp(api, browser, await browser.open(link), 'grace@example.org');
  expect(new URL(page.url).pathname + new URL(page.url).search).toBe(link);
  expect(page.text).toContain(charity.name);
  expect(page.text).toContain('grace@example.org');
  expect(await members()).not.toContain('Grace');

  const accepted = await browser.send(page, '/account/invitation', {});
  expect(accepted.text).toContain('You are a member');
  expect(await members()).toContain('Grace');
  // The answer may have been lost.
  expect((await browser.send(page, '/account/invitation', {})).text).toContain('You are a member');
  expect((await browser.open(link)).text).toContain('This link does not work');
});

it('an accepted invitation, sent again by somebody who was removed, makes nobody a member', async () => {
  const { charity, members, link } = await invite('former@example.org');
  const browser = new FormBrowser(api.url);
  const page = await signUp(api, browser, await browser.open(link), 'former@example.org');
  await browser.send(page, '/account/invitation', {});
  const { userId } = requireRow(await findLoginByEmail(api.db, 'former@example.org'), 'former');
  await removeMember(api.db, { charityId: charity.id, userId, at: new Date() });
  const again = await browser.send(page, '/account/invitation', {});
  expect([again.status, again.text]).toEqual([
    422,
    expect.stringContaining('You cannot accept this invitation'),
  ]);
  expect(await members()).not.toContain('Grace');
});

it('an invitation without a sign-in changes nothing, and an unknown link says so', async () => {
  const { members, link } = await invite('nobody@example.org');
  const browser = new FormBrowser(api.url);
  expect((await browser.open(link)).text).toContain('Sign in');
  expect(await members()).not.toContain('Grace');
  expect((await browser.open('/account/invitation?token=unknown')).status).toBe(422);
  expect((await browser.open('/account/invitation')).status).toBe(422);
});

interface ShownClaim {
  claim_id: string;
  status: string;
  approvals: unknown[];
}

async function enter(email: string): Promise<FormBrowser> {
  const browser = new FormBrowser(api.url);
  await signUp(api, browser, await browser.open('/account/security'), email);
  return browser;
}

/** The path at which a page asks once more before it revokes. */
const questionOf = ({ text }: Visit) => /href="([^"]*\?revoke=[^"]*)"/.exec(text)?.[1] ?? 'no question';

it('a stranger signs up and makes and revokes a key and an application on pages', async () => {
  const browser = await enter('keys@example.org');
  const keys = await browser.open('/account/keys');
  const unchosen = await browser.send(keys, '/create', { name: 'mine' });
  expect([unchosen.status, unchosen.text.includes('role="alert"')]).toEqual([422, true]);
  const [key = ''] = shownOnce(
    await browser.send(keys, '/create', { name: 'mine', 'scope fees:read': 'on' }),
  );
  expect((await api.call('GET', '/v1/api-keys', { key })).text).toContain('fees:read');
  const listed = await browser.open('/account/keys');
  expect(listed.text).not.toContain(key);
  await browser.send(await browser.open(questionOf(listed)), '/revoke', {});
  expect((await api.call('GET', '/v1/api-keys', { key })).status).toBe(401);

  const applications = await browser.open('/account/applications');
  const asked = { kind: 'web', redirect_uris: 'https://app.example/callback', 'scope fees:read': 'on' };
  const taken = await browser.send(applications, '/create', { ...asked, name: 'Giving Platform' });
  expect(taken.status).toBe(422);
  const made = shownOnce(await browser.send(applications, '/create', { ...asked, name: 'Mine' }));
  expect(made).toHaveLength(2);
  const again = await browser.open('/account/applications');
  expect(again.text).toContain('Not reviewed');
  expect(again.text).not.toContain(made[1] ?? '');
  const question = await browser.open(questionOf(again));
  expect(question.text).toContain('Revoke Mine?');
  expect((await browser.send(question, '/revoke', {})).text).toContain('You have no applications yet.');
});

it('a stranger signs up and claims a charity, and two independent people decide', async () => {
  const { id, name } = await buildCharity(api.db);
  const browser = await enter('ada@example.org');
  const form = await browser.open(`/account/claims?charity=${id}`);
  expect(form.text).toContain(`value="${id}"`);
  const proof = { statement: 'I am its treasurer.', documents: 'https://charity.example/board.pdf' };
  const filed = await browser.send(form, '/create', { charity: id, ...proof });
  expect(filed.text).toContain(name);
  expect((await browser.send(form, '/create', { charity: id, ...proof })).status).toBe(422);

  const rival = await buildActor(api.db, { isOperator: true });
  const body = { documents: [proof.documents], statement: proof.statement };
  const { body: rivals } = await api.call<ShownClaim>('POST', `/v1/charities/${id}/claims`, {
    key: rival.key,
    body,
  });
  const first = await buildActor(api.db, { isOperator: true });
  const second = await buildActor(api.db, { isReviewer: true });
  const read = async () =>
    (
      await api.call<{ claims: (ShownClaim & { charity_id: string })[] }>('GET', '/v1/claims', first)
    ).body.claims
      .filter((each) => each.charity_id === id)
      .map(({ claim_id: claimId, status }) => [claimId, status] as const);
  const own = (await read()).find(([claimId]) => claimId !== rivals.claim_id)?.[0] ?? '';
  const decide = ({ key }: { key: string }) =>
    api.call<ShownClaim>('POST', `/v1/claims/${own}/decision`, { key, body: { decision: 'approve' } });

  expect((await decide(rival)).status).toBe(403);
  expect((await decide(first)).body).toMatchObject({ status: 'in_review', approvals: [{}] });
  expect((await decide(first)).status).toBe(409);
  expect((await decide(second)).body.status).toBe('approved');
  expect((await decide(second)).status).toBe(409);
  expect(Object.fromEntries(await read())).toEqual({ [own]: 'approved', [rivals.claim_id]: 'denied' });
  expect((await browser.open(await linkTo(api, 'ada@example.org', 'Your claim of'))).text).toContain(
    '<span class="pill good">Approved</span>',
  );
  expect((await api.call('GET', `/v1/charities/${id}/members`, first)).text).toContain('Grace');
});

it('members of a charity are told of a claim and object; nobody approves before', async () => {
  const { id } = await buildCharity(api.db);
  const member = await buildActor(api.db, { memberOf: id });
  const claimant = await buildActor(api.db);
  const operator = await buildActor(api.db, { isOperator: true });
  const body = { documents: ['https://charity.example/board.pdf'], statement: 'I am its treasurer.' };
  const { body: claim } = await api.call<ShownClaim>('POST', `/v1/charities/${id}/claims`, {
    key: claimant.key,
    body,
  });
  const path = `/v1/claims/${claim.claim_id}`;
  const objected = await api.call('POST', `${path}/objections`, { key: member.key, body: { reason: 'No.' } });
  expect(objected.body).toMatchObject({ objections: [{ by: member.userId, reason: 'No.' }] });
  const decide = (decision: string) =>
    api.call('POST', `${path}/decision`, { key: operator.key, body: { decision, reason: 'Unknown.' } });
  expect((await decide('approve')).status).toBe(409);
  expect((await decide('deny')).body).toMatchObject({ status: 'denied' });
});
