/** A charity is paid only to an account whose holder fits its name, or whose holder a reviewer has accepted. */
import { updateCharity } from '../../../db/queries/charities/charities';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { type AccountWorld, startAccountWorld, US_ACCOUNT } from './world';
import { update } from '../../../db/rows';
import { verifications } from '../../../db/tables/verification';

let world: AccountWorld;
let reviewers: BuiltActor[];
beforeAll(async () => {
  world = await startAccountWorld();
  const { db } = world.api;
  reviewers = [await buildActor(db, { isReviewer: true }), await buildActor(db, { isReviewer: true })];
});
afterAll(() => world.close());

const OTHER_HOLDER = { ...US_ACCOUNT, holder_name: 'Quick Cash Holdings' };

/** Reviewers approve until the verification is approved. Answers the statuses of their calls. */
async function approve(charityId: string, by = reviewers): Promise<number[]> {
  const statuses: number[] = [];
  for (const { key } of by) {
    if ((await world.stageOf(charityId)) === 'verified') break;
    const path = `/api/v1/verification/${charityId}/review`;
    const { status } = await world.api.call('POST', path, { key, body: { decision: 'approve' } });
    statuses.push(status);
  }
  return statuses;
}

const isAccepted = async (charityId: string, accountId: string, key: string) =>
  (await world.readAccount(charityId, accountId, key)).body.holder_accepted;

it.each([
  ['MAPLE STREET FOOD BANK INC', true],
  ['The Maple Street Food Bank', true],
  ['Maple Street', false],
  ['Quick Cash Holdings', false],
])('a holder %s of Maple Street Food Bank is accepted: %s', async (holder, accepted) => {
  const { charity, asker } = await world.build();
  const { body } = await world.request(charity.id, asker.key, { ...US_ACCOUNT, holder_name: holder });
  expect(body.holder_accepted).toBe(accepted);
});

it('another holder waits for the approval of the re-verification, also in a first account', async () => {
  const { charity, asker, second } = await world.build();
  const id = await world.add(charity.id, asker.key, OTHER_HOLDER);
  expect(await world.stageOf(charity.id)).toBe('re_verification');
  await world.step(charity.id, id, 'confirm', second.key);
  expect(await world.endAccount(id)).toBe('active');
  expect(await isAccepted(charity.id, id, asker.key)).toBe(false);
  await approve(charity.id);
  expect(await isAccepted(charity.id, id, asker.key)).toBe(true);
});

it('an approval before the confirmation does not count: the end of the cooling-off asks again', async () => {
  const { charity, asker, second } = await world.build();
  const id = await world.add(charity.id, asker.key, OTHER_HOLDER);
  await approve(charity.id);
  await world.step(charity.id, id, 'confirm', second.key);
  await world.endAccount(id);
  expect(await isAccepted(charity.id, id, asker.key)).toBe(false);
  expect(await world.stageOf(charity.id)).toBe('re_verification');
});

const buildOperator = () => buildActor(world.api.db, { isOperator: true });

it('whoever added the account cannot approve its holder', async () => {
  const { charity, second } = await world.build();
  const [asking, operator] = [await buildOperator(), await buildOperator()];
  const id = await world.add(charity.id, asking.key, OTHER_HOLDER);
  expect((await world.step(charity.id, id, 'confirm', operator.key)).status).toBe(200);
  expect(await approve(charity.id, [asking])).toEqual([403]);
  expect(await isAccepted(charity.id, id, second.key)).toBe(false);
});

it('reviewers and operators read the name of the holder, members do not', async () => {
  const { charity, asker } = await world.build();
  const id = await world.add(charity.id, asker.key, OTHER_HOLDER);
  const [reviewer = asker] = reviewers;
  const read = await world.readAccount(charity.id, id, reviewer.key);
  expect([read.status, read.body.holder_name]).toEqual([200, 'Quick Cash Holdings']);
  expect((await world.listAccounts(charity.id, reviewer.key)).body.payout_accounts[0]?.holder_name).toBe(
    'Quick Cash Holdings',
  );
  expect((await world.readAccount(charity.id, id, asker.key)).body).not.toHaveProperty('holder_name');
});

it('a charity that takes another name before its verification has its holders compared again', async () => {
  const charity = await buildCharity(world.api.db, {
    source: 'member',
    listed: false,
    name: 'Quick Cash Holdings',
  });
  const member = await buildActor(world.api.db, { memberOf: charity.id });
  const id = await world.add(charity.id, member.key, OTHER_HOLDER);
  expect(await isAccepted(charity.id, id, member.key)).toBe(true);
  await world.edit(charity.id, { name: 'American Relief' }, member.key);
  expect(await isAccepted(charity.id, id, member.key)).toBe(false);
});

it('so does a listed charity, once its new name is in force', async () => {
  const { charity, asker, second } = await world.build();
  const id = await world.add(charity.id, asker.key);
  await updateCharity(world.api.db, charity.id, { verified: false, verificationLevel: null });
  const change = await world.ask(charity.id, { name: 'Ocean Rescue Fund' }, asker.key);
  await world.act(charity.id, change, 'confirm', second.key);
  const ended = { stage: 'expired', status: 'expired', inForce: false } as const;
  await update(world.api.db, verifications, { charityId: charity.id }, ended);
  expect(await world.endCoolingOff(change)).toBe('in_force');
  expect(await isAccepted(charity.id, id, asker.key)).toBe(false);
});
