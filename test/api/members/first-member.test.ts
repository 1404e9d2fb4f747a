/** An operator adds a member of a charity only with another operator, be it the first member or a later one. */
import { type Charity } from '../../../db/queries/charities/charities';
import { find } from '../../../db/rows';
import { charities } from '../../../db/tables/charities';
import { buildCharity } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { askAndApprove, waiting } from '../../support/approvals';
import { sizeOf } from '../../support/large';
import { buildPerson, readInvitationToken, readMails } from '../../support/oauth';
import { errorOf, outcome, outcomes, refusal, refusalDetails } from '../../support/refusal';
import { buildKey } from '../access/cast';

const ROUNDS = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);
const api = useApi();
let operator: Person;
let other: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
  other = await api.person({ isOperator: true });
});

const add = ({ client }: Person, { id }: Pick<Charity, 'id'>, { userId }: Pick<Person, 'userId'>) =>
  client.charityMembers.add(id, { user_id: userId });
const approve = ({ client }: Person, approvalId: string) =>
  client.approvals.decide(approvalId, { decision: 'approve', reason: 'The board wrote.' });
const isMember = async ({ id }: Charity, { client }: Person) =>
  (await outcome(client.charityMembers.list(id))) === 'accepted';

it('an operator alone adds nobody, and members hear of it', async () => {
  const charity = await buildCharity(api.db);
  const member = await buildPerson(api);
  await askAndApprove(api, add(operator, charity, member));
  expect((await find(api.db, charities, { id: charity.id }))?.claimedAt).toBeInstanceOf(Date);
  const friend = await api.person();
  const asked = await waiting(add(operator, charity, friend));
  expect(asked).toMatchObject({
    ...{ action: 'member', status: 'waiting', asked_by: operator.userId, decided_alone: false },
    subject: { type: 'charity', id: charity.id },
    change: { before: null, after: { user_id: friend.userId } },
  });
  expect(await isMember(charity, friend)).toBe(false);
  const mails = (await readMails(api)).filter(({ to }) => to === member.email);
  expect(mails[0]?.text).toContain(friend.userId);
  expect(await refusalDetails(add(other, charity, friend))).toEqual([
    ...['409 CONFLICT', { approval_id: asked.approval_id }],
  ]);
  expect(await approve(other, asked.approval_id)).toMatchObject({
    ...{ status: 'approved', decided_by: other.userId, decided_alone: false },
  });
  expect(await isMember(charity, friend)).toBe(true);
  expect(await add(operator, charity, friend)).toMatchObject({ status: 'active' });
});

it('neither a key of the operator who asked nor the new member approves it', async () => {
  const charity = await buildCharity(api.db);
  const helper = await api.person({ isOperator: true });
  const { approval_id } = await waiting(add(operator, charity, helper));
  const keyed = await api.person({ isOperator: true });
  await buildKey(api.db, keyed, { issuedBy: [operator.userId] });
  const refused = ['403 FORBIDDEN', { reason: 'not_independent' }];
  // The key ties the operator to whom it was issued, with every other key too.
  for (const tied of [operator, helper, keyed])
    expect(await refusalDetails(approve(tied, approval_id))).toEqual(refused);
  expect(await outcome(approve(other, approval_id))).toBe('accepted');
});

it('who is asked for does not lose a say about the charity before the approval', async () => {
  const charity = await buildCharity(api.db);
  const helper = await api.person({ isOperator: true });
  await add(operator, charity, helper);
  const terms = await waiting(
    operator.client.fees.updateTerms(charity.id, { reason: 'By letter.', negotiated_rate: 0 }),
  );
  expect(await outcome(approve(helper, terms.approval_id))).toBe('accepted');
});

it('does not come by an invitation, nor by one from before the last member left', async () => {
  const charity = await buildCharity(api.db);
  const email = 'first@example.org';
  const invite = ({ client }: Person) => client.charityMembers.invite(charity.id, { email });
  const refused = await errorOf(invite(operator));
  expect([refused.status, refused.message]).toEqual([403, expect.stringContaining('POST /v1/charities/')]);
  const last = await api.person({ memberOf: charity.id });
  expect(await outcome(invite(last))).toBe('accepted');
  await askAndApprove(api, operator.client.charityMembers.remove(charity.id, last.userId));
  const token = await readInvitationToken(api, email);
  expect(await refusal(other.client.charityMembers.accept({ token }))).toBe('409 CONFLICT');
  expect(await waiting(add(operator, charity, last))).toMatchObject({ status: 'waiting' });
});

it('an operator invites nobody to a charity of others, and invites as a member to their own', async () => {
  const charity = await buildCharity(api.db);
  await api.person({ memberOf: charity.id });
  const email = 'friend@example.org';
  const invite = ({ client }: Person) => client.charityMembers.invite(charity.id, { email });
  const refused = await errorOf(invite(operator));
  expect([refused.status, refused.message]).toEqual([403, expect.stringContaining('POST /v1/charities/')]);
  expect((await readMails(api)).filter(({ to }) => to === email)).toEqual([]);
  const managing = await api.person({ isOperator: true, memberOf: charity.id });
  expect(await outcome(invite(managing))).toBe('accepted');
});

it('is approved once by operators at once', async () => {
  const third = await api.person({ isOperator: true });
  const user = await api.person();
  for (let round = 0; round < ROUNDS; round += 1) {
    const charity = await buildCharity(api.db);
    const { approval_id } = await waiting(add(operator, charity, user));
    const answers = await outcomes([other, third].map((each) => approve(each, approval_id)));
    expect(answers).toEqual(['409 CONFLICT', 'accepted']);
  }
});
