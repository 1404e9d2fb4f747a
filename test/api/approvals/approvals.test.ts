/** What one operator asks for waits for another, untied one. */
import { SCOPES } from '../../../domain/access/scopes';
import { APPROVAL_ACTIONS, APPROVAL_SCOPES, type ApprovalChange } from '../../../domain/approvals/approval';
import { shiftByDays } from '../../../domain/days';
import { buildCharity } from '../../factories';
import { buildApproval } from '../../factories/approvals';
import { clientAt, type Person, useApi } from '../../support/api';
import { waiting } from '../../support/approvals';
import { buildPerson, readMails } from '../../support/oauth';
import { outcome, refusal, refusalDetails } from '../../support/refusal';
import { update } from '../../../db/rows';
import { buildKey } from '../access/cast';
import { users } from '../../../db/tables/accounts';

const api = useApi();
let asker: Person;
let decider: Person;
beforeAll(async () => {
  asker = await api.person({ isOperator: true });
  decider = await api.person({ isOperator: true });
});

const decide = (by: Person, id: string, decision: 'approve' | 'refuse' = 'approve') =>
  by.client.approvals.decide(id, { decision, reason: 'We called the charity.' });
const askForTerms = (charityId: string, rate: number) =>
  waiting(asker.client.fees.updateTerms(charityId, { reason: 'By letter.', negotiated_rate: rate }));

it('lists by status, newest first', async () => {
  const old = await buildApproval(api.db, { askedAt: shiftByDays(new Date(), -7) });
  const charity = await buildCharity(api.db);
  const first = await askForTerms(charity.id, 0.01);
  const second = await askForTerms(charity.id, 0.02);
  const third = await askForTerms(charity.id, 0.015);
  await decide(decider, first.approval_id);
  await decide(decider, second.approval_id, 'refuse');
  const idsOf = async (status: 'waiting' | 'approved' | 'refused' | 'expired') =>
    (await decider.client.approvals.list({ status })).approvals.map(({ approval_id }) => approval_id);
  expect(await idsOf('approved')).toEqual([first.approval_id]);
  expect(await idsOf('refused')).toEqual([second.approval_id]);
  expect(await idsOf('waiting')).toEqual([third.approval_id]);
  expect(await idsOf('expired')).toEqual([old.id]);
  const { total, approvals } = await decider.client.approvals.list();
  expect([total, approvals.length]).toEqual([4, 4]);
});

it('is decided once, and shows both people', async () => {
  const charity = await buildCharity(api.db);
  const asked = await askForTerms(charity.id, 0.01);
  expect(Date.parse(asked.expires_at) - Date.parse(asked.asked_at)).toBe(7 * 86_400_000);
  expect(asked).toMatchObject({
    status: 'waiting',
    decided_by: null,
    decided_at: null,
    decided_alone: false,
  });
  const decided = await decide(decider, asked.approval_id, 'refuse');
  expect(decided).toEqual({
    ...asked,
    ...{ status: 'refused', decided_by: decider.userId, decided_at: expect.any(String) as string },
  });
  expect(await refusalDetails(decide(decider, asked.approval_id))).toEqual([
    ...['409 CONFLICT', { status: 'refused' }],
  ]);
  expect((await asker.client.fees.getTerms(charity.id)).negotiated_rate).toBeNull();
  const { entries } = await decider.client.auditLog.list({ subject_id: asked.approval_id });
  expect(entries).toMatchObject([
    {
      ...{ action: 'approval.refused', actor_id: decider.userId },
      details: { action: 'fee_terms', asked_by: asker.userId, reason: 'We called the charity.' },
    },
    { action: 'approval.asked', actor_id: asker.userId },
  ]);
});

it('the same change is asked for once while it waits, and anew after a refusal', async () => {
  const charity = await buildCharity(api.db);
  const { approval_id } = await askForTerms(charity.id, 0.01);
  const again = () =>
    decider.client.fees.updateTerms(charity.id, { reason: 'Another reason.', negotiated_rate: 0.01 });
  expect(await refusalDetails(again())).toEqual(['409 CONFLICT', { approval_id }]);
  expect(await outcome(askForTerms(charity.id, 0.02))).toBe('accepted');
  await decide(decider, approval_id, 'refuse');
  expect(await outcome(again())).toBe('accepted');
});

it('nobody decides it after seven days, and it can be asked for anew', async () => {
  const charity = await buildCharity(api.db);
  const { userId } = await api.person();
  const days = (count: number) =>
    buildApproval(api.db, { charityId: charity.id, userId, askedAt: shiftByDays(new Date(), -count) });
  const expired = await days(7);
  expect(await refusalDetails(decide(decider, expired.id))).toEqual([
    ...['409 CONFLICT', { status: 'expired' }],
  ]);
  const add = asker.client.charityMembers.add(charity.id, { user_id: userId });
  expect(await waiting(add)).toMatchObject({ status: 'waiting' });
});

it('needs a reason, and an approval that exists', async () => {
  expect(await refusal(decide(decider, 'approval_none'))).toBe('404 NOT_FOUND');
  expect(await refusal(decider.client.approvals.get('approval_none'))).toBe('404 NOT_FOUND');
  const { id } = await buildApproval(api.db);
  const silent = decider.client.approvals.decide(id, { decision: 'approve', reason: ' ' });
  expect(await refusal(silent)).toBe('400 reason');
});

it('is mailed to the other operators', async () => {
  const reader = await buildPerson(api);
  await update(api.db, users, { id: reader.userId }, { isOperator: true });
  const charity = await buildCharity(api.db, { name: 'Elm Street Shelter' });
  const asked = await askForTerms(charity.id, 0.01);
  const mail = (await readMails(api)).find(({ to }) => to === reader.email);
  expect(mail?.subject).toBe('New fee terms for Elm Street Shelter');
  for (const words of [asked.approval_id, asker.userId, 'By letter.']) expect(mail?.text).toContain(words);
});

it.each(APPROVAL_ACTIONS)('%s is decided only with the scope of its own call', async (action) => {
  const change = { action, before: null, after: { user_id: 'user_none' } } as ApprovalChange;
  const { id } = await buildApproval(api.db, { action, change });
  const scope = APPROVAL_SCOPES[action];
  const refuse = async (scopes: string[]) => {
    const { key } = await buildKey(api.db, decider, { scopes });
    const { approvals } = clientAt(api.url, key);
    return refusalDetails(approvals.decide(id, { decision: 'refuse', reason: 'Nobody asked for it.' }));
  };
  const others = SCOPES.filter((each) => each !== scope);
  expect(await refuse(others)).toEqual(['403 FORBIDDEN', { scope }]);
  const { key } = await buildKey(api.db, decider, { scopes: [scope] });
  const own = clientAt(api.url, key).approvals;
  expect(await own.decide(id, { decision: 'refuse', reason: 'Nobody asked for it.' })).toMatchObject({
    status: 'refused',
  });
});
