/** Reviewers and operators are told of claims and decide them on a page; people read about claims in their language. */
import { createHash } from 'node:crypto';
import { runStatement, selectRows } from '../../../db/database';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { useApi } from '../../support/api';
import { FormBrowser, type Visit } from '../../support/browser';
import { buildPerson, PASSWORD, readMails } from '../../support/oauth';
import { update } from '../../../db/rows';
import { users } from '../../../db/tables/accounts';

const LONG_NAME = `${'Very long '.repeat(20)}name`;
const proof = { documents: ['https://charity.example/board.pdf'], statement: 'I am its treasurer.' };

const api = useApi();

async function buildReader(rights: { isReviewer?: boolean; locale?: string } = {}) {
  const person = await buildPerson(api);
  await update(api.db, users, { id: person.userId }, rights);
  return person;
}

/** Gives a person with an API key an address. */
async function addAddress({ userId }: BuiltActor, locale: string): Promise<string> {
  const email = `${createHash('sha256').update(userId).digest('hex').slice(0, 20)}@example.org`;
  await runStatement(
    api.db,
    `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $2, 'x', now())`,
    [userId, email],
  );
  await update(api.db, users, { id: userId }, { locale });
  return email;
}

async function claim(charityId: string, { key }: BuiltActor): Promise<string> {
  const path = `/v1/charities/${charityId}/claims`;
  const { status, body } = await api.call<{ claim_id: string }>('POST', path, { key, body: proof });
  expect(status).toBe(201);
  return body.claim_id;
}

const mailsTo = async (email: string) => (await readMails(api)).filter(({ to }) => to === email);

async function enter(email: string): Promise<{ browser: FormBrowser; page: Visit }> {
  const browser = new FormBrowser(api.url);
  const signIn = await browser.open('/account/decisions');
  return { browser, page: await browser.send(signIn, '/sign-in', { email, password: PASSWORD }) };
}

const statusOf = async (claimId: string) =>
  (
    await selectRows<{ status: string }>(api.db, 'SELECT status FROM charity_claims WHERE id = $1', [claimId])
  )[0]?.status;

it('two reviewers are mailed of a claim and approve it on the page; the claimant reads of it in German', async () => {
  const charity = await buildCharity(api.db);
  const [first, second] = [
    await buildReader({ isReviewer: true, locale: 'es' }),
    await buildReader({ isReviewer: true }),
  ];
  const claimant = await buildActor(api.db);
  const claimantEmail = await addAddress(claimant, 'de');
  const claimId = await claim(charity.id, claimant);
  const [told] = await mailsTo(first.email);
  expect(told).toMatchObject({ subject: `Decida una solicitud para gestionar ${charity.name}` });
  expect(told?.text).toContain('/account/decisions');
  expect(told?.html).toContain('/account/decisions');

  const one = await enter(first.email);
  expect(one.page.text).toContain(proof.statement);
  expect(one.page.text).toContain(proof.documents[0]);
  const approve = { claim_id: claimId, decision: 'approve' };
  const approved = await one.browser.send(one.page, '/decide', approve);
  expect(approved.text).toContain(`Aprobada por <code>${first.userId}</code>`);
  expect((await one.browser.send(approved, '/decide', approve)).status).toBe(422);
  expect(await statusOf(claimId)).toBe('in_review');

  const two = await enter(second.email);
  await two.browser.send(two.page, '/decide', approve);
  expect(await statusOf(claimId)).toBe('approved');
  const [decided] = await mailsTo(claimantEmail);
  expect(decided?.subject).toBe(`Ihr Antrag, ${charity.name} zu verwalten`);
  expect(decided?.text).toContain('Sie sind jetzt Mitglied.');
  expect(decided?.html).toContain('Sie sind jetzt Mitglied.');
});

it('a denial needs a reason, which the claimant reads', async () => {
  const charity = await buildCharity(api.db);
  const { email } = await buildReader({ isReviewer: true });
  const claimant = await buildActor(api.db);
  const claimantEmail = await addAddress(claimant, 'en');
  const claimId = await claim(charity.id, claimant);
  const { browser, page } = await enter(email);
  const deny = { claim_id: claimId, decision: 'deny' };
  const unexplained = await browser.send(page, '/decide', { ...deny, reason: ' ' });
  expect([unexplained.status, unexplained.text.includes('role="alert"')]).toEqual([422, true]);
  expect(await statusOf(claimId)).toBe('in_review');
  await browser.send(unexplained, '/decide', { ...deny, reason: 'Another treasurer.' });
  expect(await statusOf(claimId)).toBe('denied');
  expect((await mailsTo(claimantEmail))[0]?.text).toContain('Reason: Another treasurer.');
});

it('members are asked to object, a claimant who decides is not asked to decide, and subjects stay short', async () => {
  const charity = await buildCharity(api.db, { name: LONG_NAME });
  const memberEmail = await addAddress(await buildActor(api.db, { memberOf: charity.id }), 'de');
  const claimant = await buildActor(api.db, { isOperator: true });
  const claimantEmail = await addAddress(claimant, 'en');
  await claim(charity.id, claimant);
  const [asked] = await mailsTo(memberEmail);
  expect(asked?.subject).toHaveLength(150);
  expect(asked?.text).toContain('Sie können bis');
  expect(asked?.text).toContain('/account/claims');
  expect(await mailsTo(claimantEmail)).toEqual([]);
});

it('an unconfirmed address of a reviewer is not told', async () => {
  const { email, userId } = await buildReader({ isReviewer: true });
  await runStatement(api.db, 'UPDATE user_logins SET confirmed_at = NULL WHERE user_id = $1', [userId]);
  await claim((await buildCharity(api.db)).id, await buildActor(api.db));
  expect(await mailsTo(email)).toEqual([]);
});

it('somebody who does not decide sees no claim on the page and cannot decide', async () => {
  const charity = await buildCharity(api.db);
  const claimId = await claim(charity.id, await buildActor(api.db));
  const { email } = await buildReader();
  const { browser, page } = await enter(email);
  expect(page.status).toBe(403);
  expect(page.text).not.toContain(charity.name);
  const claims = await browser.open('/account/claims');
  const forged = {
    ...claims,
    text: claims.text.replaceAll('/account/claims/create', '/account/decisions/decide'),
  };
  const body = { claim_id: claimId, decision: 'deny', reason: 'No.' };
  expect((await browser.send(forged, '/decide', body)).status).toBe(403);
  expect(await statusOf(claimId)).toBe('in_review');
});

it('a decision on the page is refused to a member of the last year', async () => {
  const charity = await buildCharity(api.db);
  const { email, userId } = await buildReader({ isReviewer: true });
  await runStatement(
    api.db,
    'INSERT INTO charity_members (charity_id, user_id, created_at) VALUES ($1, $2, now())',
    [charity.id, userId],
  );
  const claimId = await claim(charity.id, await buildActor(api.db));
  const { browser, page } = await enter(email);
  const deny = { claim_id: claimId, decision: 'deny', reason: 'No.' };
  expect((await browser.send(page, '/decide', deny)).text).toContain('Somebody independent must decide.');
  expect(await statusOf(claimId)).toBe('in_review');
});

it("an invitation comes in the language of the address's account, else of the inviter", async () => {
  const charity = await buildCharity(api.db);
  const member = await buildActor(api.db, { memberOf: charity.id });
  await addAddress(member, 'es');
  const known = await addAddress(await buildActor(api.db), 'de');
  const invite = async (email: string) => {
    const path = `/v1/charities/${charity.id}/invitations`;
    await api.call('POST', path, { key: member.key, body: { email } });
    return (await mailsTo(email))[0];
  };
  expect(await invite(known)).toMatchObject({ subject: `Einladung, ${charity.name} zu verwalten` });
  const stranger = await invite('invited-stranger@example.org');
  expect(stranger?.subject).toBe(`Invitación para gestionar ${charity.name}`);
  expect(stranger?.html).toContain('/account/invitation?token=');
});
