/** Two independent people decide a claim; everybody whom it concerns is mailed, in their language. */
import { createHash } from 'node:crypto';
import { runStatement } from '../../../db/database';
import { update } from '../../../db/rows';
import { users } from '../../../db/tables/accounts';
import { charityClaims } from '../../../db/tables/members';
import { RIVAL_APPROVED } from '../../../domain/claims/claim';
import { buildCharity } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { readMails } from '../../support/oauth';
import { refusal } from '../../support/refusal';

const LONG_NAME = `${'Very long '.repeat(20)}name`;
const proof = { documents: ['https://charity.example/board.pdf'], statement: 'I am its treasurer.' };

const api = useApi();

/** Gives a person an address. */
async function addAddress({ userId }: Person, locale: string): Promise<string> {
  const email = `${createHash('sha256').update(userId).digest('hex').slice(0, 20)}@example.org`;
  await runStatement(
    api.db,
    `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $2, 'x', now())`,
    [userId, email],
  );
  await update(api.db, users, { id: userId }, { locale });
  return email;
}

const claim = async (charityId: string, { client }: Person) =>
  (await client.claims.create(charityId, proof)).claim_id;

const mailsTo = async (email: string) => (await readMails(api)).filter(({ to }) => to === email);

/** The claim as the claimant reads it. */
const read = async ({ client }: Person, claimId: string) =>
  (await client.claims.list()).claims.find(({ claim_id: id }) => id === claimId);

it('two reviewers are mailed of a claim and approve it; the claimant reads of it in German', async () => {
  const charity = await buildCharity(api.db);
  const first = await api.person({ isReviewer: true });
  const second = await api.person({ isReviewer: true });
  const firstEmail = await addAddress(first, 'es');
  const claimant = await api.person();
  const claimantEmail = await addAddress(claimant, 'de');
  // Claims of other tests wait too.
  await update(api.db, charityClaims, { status: 'in_review' }, { decidersToldAt: null });
  const claimId = await claim(charity.id, claimant);
  const [told] = await mailsTo(firstEmail);
  expect(told).toMatchObject({ subject: `Decida una solicitud para gestionar ${charity.name}` });
  expect(told?.text).toContain('/review/claims');
  expect(told?.html).toContain('/review/claims');

  const approve = ({ client }: Person) => client.claims.decide(claimId, { decision: 'approve' });
  expect(await approve(first)).toMatchObject({ status: 'in_review', approvals: [{ by: first.userId }] });
  expect(await refusal(approve(first))).toBe('409 CONFLICT');
  expect((await approve(second)).status).toBe('approved');
  const [decided] = await mailsTo(claimantEmail);
  expect(decided?.subject).toBe(`Ihr Antrag, ${charity.name} zu verwalten`);
  expect(decided?.text).toContain('Sie sind jetzt Mitglied.');
  expect(decided?.text).toContain('/my/claims');
  expect(decided?.html).toContain('Sie sind jetzt Mitglied.');
});

it('a denial needs a reason, which the claimant reads', async () => {
  const charity = await buildCharity(api.db);
  const reviewer = await api.person({ isReviewer: true });
  const claimant = await api.person();
  const claimantEmail = await addAddress(claimant, 'en');
  const claimId = await claim(charity.id, claimant);
  const deny = (given: { reason?: string }) =>
    refusal(reviewer.client.claims.decide(claimId, { decision: 'deny', ...given }));
  expect(await deny({})).toBe('400 reason');
  expect(await deny({ reason: ' ' })).toBe('400 reason');
  expect(await read(claimant, claimId)).toMatchObject({ status: 'in_review' });
  await reviewer.client.claims.decide(claimId, { decision: 'deny', reason: 'Another treasurer.' });
  expect(await read(claimant, claimId)).toMatchObject({ status: 'denied', reason: 'Another treasurer.' });
  expect((await mailsTo(claimantEmail))[0]?.text).toContain('Reason: Another treasurer.');
});

it('members are asked to object, a claimant who decides is not asked to decide, and subjects stay short', async () => {
  const charity = await buildCharity(api.db, { name: LONG_NAME });
  const memberEmail = await addAddress(await api.person({ memberOf: charity.id }), 'de');
  const claimant = await api.person({ isOperator: true });
  const claimantEmail = await addAddress(claimant, 'en');
  await claim(charity.id, claimant);
  const [asked] = await mailsTo(memberEmail);
  expect(asked?.subject).toHaveLength(150);
  expect(asked?.text).toContain('Sie können bis');
  expect(asked?.text).toContain('/my/claims');
  expect(await mailsTo(claimantEmail)).toEqual([]);
});

it('a claimant never decides, two independent people do, and the rival is denied', async () => {
  const charity = await buildCharity(api.db);
  const [claimant, rival] = [await api.person({ name: 'Grace' }), await api.person({ isOperator: true })];
  const claimId = await claim(charity.id, claimant);
  const rivalId = await claim(charity.id, rival);
  expect(await refusal(claimant.client.claims.create(charity.id, proof))).toBe('409 CONFLICT');
  const [first, second] = [await api.person({ isOperator: true }), await api.person({ isReviewer: true })];
  const approve = ({ client }: Person) => client.claims.decide(claimId, { decision: 'approve' });
  expect(await refusal(approve(rival))).toBe('403 FORBIDDEN');
  expect(await approve(first)).toMatchObject({ status: 'in_review', approvals: [{}] });
  expect((await approve(second)).status).toBe('approved');
  expect(await refusal(approve(second))).toBe('409 CONFLICT');
  expect(await read(rival, rivalId)).toMatchObject({ status: 'denied', reason: RIVAL_APPROVED });
  const { members } = await claimant.client.charityMembers.list(charity.id);
  expect(members.map(({ name }) => name)).toEqual(['Grace']);
});

it('members of a charity object to a claim; nobody approves before, but a denial is possible', async () => {
  const { id } = await buildCharity(api.db);
  const [member, operator] = [await api.person({ memberOf: id }), await api.person({ isOperator: true })];
  const claimId = await claim(id, await api.person());
  const objected = await member.client.claims.object(claimId, { reason: 'No.' });
  expect(objected.objections).toMatchObject([{ by: member.userId, reason: 'No.' }]);
  expect(await refusal(operator.client.claims.decide(claimId, { decision: 'approve' }))).toBe('409 CONFLICT');
  const denied = await operator.client.claims.decide(claimId, { decision: 'deny', reason: 'Unknown.' });
  expect(denied.status).toBe('denied');
});

it('an unconfirmed address of a reviewer is not told', async () => {
  const reviewer = await api.person({ isReviewer: true });
  const email = await addAddress(reviewer, 'en');
  await runStatement(api.db, 'UPDATE user_logins SET confirmed_at = NULL WHERE user_id = $1', [
    reviewer.userId,
  ]);
  await claim((await buildCharity(api.db)).id, await api.person());
  expect(await mailsTo(email)).toEqual([]);
});

it('a decision is refused to a member of the last year', async () => {
  const charity = await buildCharity(api.db);
  const reviewer = await api.person({ isReviewer: true, memberOf: charity.id });
  const claimant = await api.person();
  const claimId = await claim(charity.id, claimant);
  const deny = reviewer.client.claims.decide(claimId, { decision: 'deny', reason: 'No.' });
  expect(await refusal(deny)).toBe('403 FORBIDDEN');
  expect(await read(claimant, claimId)).toMatchObject({ status: 'in_review' });
});

it('deciders alone read who claims, and everybody reads the name of the charity', async () => {
  const charity = await buildCharity(api.db, { name: 'River Fund' });
  const claimant = await api.person({ name: 'Eve' });
  const member = await api.person({ memberOf: charity.id });
  const reviewer = await api.person({ isReviewer: true });
  const claimId = await claim(charity.id, claimant);
  expect(await read(reviewer, claimId)).toMatchObject({ charity_name: 'River Fund', claimant_name: 'Eve' });
  for (const each of [claimant, member]) {
    const shown = await read(each, claimId);
    expect(shown).toMatchObject({ charity_name: 'River Fund' });
    expect(shown).not.toHaveProperty('claimant_name');
  }
});

it('a reviewer asks for all claims, or only for those that concern them', async () => {
  const [charity, own] = [await buildCharity(api.db), await buildCharity(api.db)];
  const reviewer = await api.person({ isReviewer: true, memberOf: own.id });
  const claimant = await api.person();
  const others = await claim(charity.id, claimant);
  const ofCharity = await claim(own.id, claimant);
  const mine = await claim(charity.id, reviewer);
  const list = async (query: { mine?: boolean }) =>
    (await reviewer.client.claims.list(query)).claims.map(({ claim_id: id }) => id);
  expect(await list({})).toEqual(expect.arrayContaining([others, ofCharity, mine]));
  expect((await list({ mine: true })).sort()).toEqual([mine, ofCharity].sort());
});
