/** Nobody removes the last member of long standing without an operator, however many members came lately. */
import { type Approval } from '../../../client/index';
import { update } from '../../../db/rows';
import { charityMembers } from '../../../db/tables/members';
import { shiftByDays } from '../../../domain/days';
import { buildCharity } from '../../factories';
import { done, waiting } from '../../support/approvals';
import { type Person, useApi } from '../../support/api';
import { outcome, outcomes, refusal, refusalDetails } from '../../support/refusal';

const api = useApi();
let decider: Person;
beforeAll(async () => {
  decider = await api.person({ isOperator: true });
});

interface World {
  charityId: string;
  /** Members for so many days, in the order of the days that were asked for. */
  members: Person[];
}

async function build(...days: number[]): Promise<World> {
  const { id: charityId } = await buildCharity(api.db);
  const members: Person[] = [];
  for (const since of days) {
    const member = await api.person({ memberOf: charityId });
    const createdAt = shiftByDays(new Date(), -since);
    await update(api.db, charityMembers, { charityId, userId: member.userId }, { createdAt });
    members.push(member);
  }
  return { charityId, members };
}

const remove = (by: Person | undefined, { charityId }: World, member: Person | undefined) =>
  (by ?? decider).client.charityMembers.remove(charityId, member?.userId ?? '');

const idsOf = async ({ charityId }: World) =>
  (await decider.client.charityMembers.list(charityId)).members.map(({ user_id }) => user_id);

const approve = ({ approval_id }: Approval, { client } = decider) =>
  client.approvals.decide(approval_id, { decision: 'approve', reason: 'We called them.' });

it('a new member does not remove the one of 400 days, nor does an operator alone', async () => {
  const world = await build(400, 29);
  const [old, fresh] = world.members;
  const asked = await waiting(remove(fresh, world, old));
  expect(asked).toMatchObject({
    ...{ action: 'member_removal', subject: { type: 'charity', id: world.charityId } },
    change: { before: { members: 2 }, after: { user_id: old?.userId, removed: true } },
    asked_by: fresh?.userId,
  });
  const operator = await api.person({ isOperator: true });
  expect(await refusalDetails(remove(operator, world, old))).toEqual([
    ...['409 CONFLICT', { approval_id: asked.approval_id }],
  ]);
  expect(await idsOf(world)).toEqual([old?.userId, fresh?.userId]);
  const others = [decider, operator].map((each) => approve(asked, each));
  expect(await outcomes(others)).toEqual(['409 CONFLICT', 'accepted']);
  expect(await idsOf(world)).toEqual([fresh?.userId]);
});

it('one of two members of 30 days is removed at once, also if both are removed in parallel', async () => {
  const world = await build(400, 30, 1);
  const [old, second, fresh] = world.members;
  const answers = await Promise.all([remove(fresh, world, old), remove(fresh, world, second)]);
  expect(answers.filter((answer) => 'removed' in answer)).toHaveLength(1);
  expect(await idsOf(world)).toHaveLength(2);
});

it('who joined lately is removed at once while somebody of long standing remains', async () => {
  const world = await build(31, 2);
  const [old, fresh] = world.members;
  expect(await done(remove(old, world, fresh))).toMatchObject({ removed: true });
});

it('leaving is a removal, and the last member stays as before', async () => {
  const world = await build(400, 3);
  const [old, fresh] = world.members;
  expect(await waiting(remove(old, world, old))).toMatchObject({ asked_by: old?.userId });
  const alone = await build(400);
  expect(await refusal(remove(alone.members[0], alone, alone.members[0]))).toBe('409 CONFLICT');
  expect(await refusal(remove(fresh, world, alone.members[0]))).toBe('404 NOT_FOUND');
});

it('an operator alone does not remove the last member', async () => {
  const world = await build(400);
  const operator = await api.person({ isOperator: true });
  const asked = await waiting(remove(operator, world, world.members[0]));
  expect(await refusal(approve(asked, operator))).toBe('403 FORBIDDEN');
  expect(await outcome(approve(asked))).toBe('accepted');
  expect(await idsOf(world)).toEqual([]);
});

it('whoever is to be removed does not stay by a change of the others, and who has left is not removed', async () => {
  const world = await build(400, 3, 2);
  const [old, fresh, newest] = world.members;
  const asked = await waiting(remove(fresh, world, old));
  await done(remove(old, world, newest));
  await approve(asked);
  expect(await idsOf(world)).toEqual([fresh?.userId]);
  const again = await build(400, 3);
  const gone = await waiting(remove(again.members[1], again, again.members[0]));
  await update(
    api.db,
    charityMembers,
    { userId: again.members[1]?.userId },
    { createdAt: shiftByDays(new Date(), -31) },
  );
  await done(remove(again.members[1], again, again.members[0]));
  expect(await refusalDetails(approve(gone))).toEqual(['409 CONFLICT', { reason: 'changed' }]);
  expect(await decider.client.approvals.get(gone.approval_id)).toMatchObject({ status: 'waiting' });
});
