/** Concern, remedy, revocation by two people, appeals won and lost: through the real API and workflow. */
import { selectRows } from '../../../db/database';
import { buildActor } from '../../factories';
import { type Applicant, startVerificationWorld, type VerificationWorld } from './world';

let world: VerificationWorld;
beforeAll(async () => {
  world = await startVerificationWorld();
});
afterAll(() => world.close());

async function eventsOf({ member }: Applicant): Promise<{ name: string; data: Record<string, unknown> }[]> {
  return selectRows(world.api.db, 'SELECT name, data FROM events WHERE account_id = $1 ORDER BY id', [
    member.accountId,
  ]);
}

async function give(applicant: Applicant): Promise<number> {
  const donor = await buildActor(world.api.db);
  const body = { charity_id: applicant.charity.id, amount: '5.00', currency: 'USD' };
  return (await world.api.call('POST', '/v1/donations', { key: donor.key, body })).status;
}

async function readCharity(applicant: Applicant) {
  const path = `/v1/charities/${applicant.charity.id}`;
  return (await world.api.call<{ verified: boolean }>('GET', path, { key: applicant.member.key })).body;
}

it('a concern without an answer is determined after ten business days, and a dismissal changes nothing', async () => {
  const applicant = await world.buildApplicant();
  const { expires_at } = await applicant.becomeVerified();
  const concern = { grounds: 'terms_violations', reason: 'Gifts were passed on.' };
  await applicant.post(world.reviewer, 'concerns', concern);
  await world.pass(15);
  expect(await applicant.reach('final_determination')).toMatchObject({ status: 'concern' });
  const dismiss = { decision: 'dismiss', reason: 'They were not.' };
  const first = await applicant.post(world.reviewer, 'concerns/determination', dismiss);
  expect(first.body).toMatchObject({ status: 'concern', approvals: [{ by: world.reviewer.userId }] });
  const dismissed = await applicant.post(world.secondReviewer, 'concerns/determination', dismiss);
  expect(dismissed.body).toMatchObject({ status: 'approved', expires_at, grounds: null });
});

it('a revocation takes two people, ends gifts and listing, and an appeal heard by a third undoes it', async () => {
  const applicant = await world.buildApplicant();
  const { reviewer, secondReviewer, thirdReviewer } = world;
  const { expires_at } = await applicant.becomeVerified();
  const concern = { grounds: 'fraudulent_documents', reason: 'The letter is not from the IRS.' };
  expect((await applicant.post(applicant.member, 'concerns', concern)).status).toBe(403);
  expect((await applicant.post(reviewer, 'concerns', concern)).body).toMatchObject({
    status: 'concern',
    stage: 'opportunity_to_remedy',
    grounds: 'fraudulent_documents',
  });
  expect(await readCharity(applicant)).toMatchObject({ verified: true });
  const remedy = { statement: 'Here is the letter from the IRS again.' };
  expect((await applicant.post(applicant.member, 'concerns/remedy', remedy)).body.stage).toBe(
    'final_determination',
  );
  const revoke = { decision: 'revoke', reason: 'The IRS does not know the letter.' };
  const proposed = await applicant.post(reviewer, 'concerns/determination', revoke);
  expect(proposed.body).toMatchObject({ status: 'concern', stage: 'revocation_confirmation' });
  expect((await applicant.post(reviewer, 'concerns/determination', revoke)).status).toBe(403);
  expect(await give(applicant)).toBe(201);
  const revoked = await applicant.post(secondReviewer, 'concerns/determination', revoke);
  expect(revoked.body).toMatchObject({ status: 'revoked', reason: 'The IRS does not know the letter.' });
  expect(await readCharity(applicant)).toMatchObject({ verified: false, verification_level: null });
  expect(await give(applicant)).toBe(422);
  expect((await applicant.initiate()).status).toBe(409);

  const appeal = { explanation: 'The IRS has confirmed it in writing.' };
  expect((await applicant.post(applicant.member, 'appeals', appeal)).body.status).toBe('appealed');
  const pass = { decision: 'pass', reason: 'Worth a full review.' };
  for (const decider of [reviewer, secondReviewer]) {
    expect((await applicant.post(decider, 'review', pass)).body.error.code).toBe('FORBIDDEN');
  }
  await applicant.post(thirdReviewer, 'review', pass);
  const fourthReviewer = await buildActor(world.api.db, { isReviewer: true });
  const approve = { decision: 'approve', reason: 'Confirmed.' };
  expect((await applicant.post(thirdReviewer, 'review', approve)).body.status).toBe('appealed');
  const won = await applicant.post(fourthReviewer, 'review', approve);
  expect(won.body).toMatchObject({ status: 'approved', expires_at });
  expect(await readCharity(applicant)).toMatchObject({ verified: true, verification_level: 'standard' });
  expect(await give(applicant)).toBe(201);
  const events = await eventsOf(applicant);
  const statuses = events.filter(({ name }) => name === 'charity.verification.updated');
  expect(statuses.map(({ data }) => [data.previous_status, data.status, data.verified])).toEqual([
    [null, 'pending', false],
    ['pending', 'in_review', false],
    ['in_review', 'approved', true],
    ['approved', 'concern', true],
    ['concern', 'revoked', false],
    ['revoked', 'appealed', false],
    ['appealed', 'approved', true],
  ]);
  expect(events.filter(({ name }) => name === 'verification.completed')).toHaveLength(2);
  expect(events.find(({ name }) => name === 'verification.failed')?.data).toEqual({
    entity_id: applicant.charity.id,
    reason: 'The IRS does not know the letter.',
    required_actions: [],
  });
});

it('a revocation withdraws the open application, and its workflow ends', async () => {
  const applicant = await world.buildApplicant();
  const { reviewer, secondReviewer } = world;
  await applicant.becomeVerified();
  const { verification_id } = (await applicant.initiate([], 'enhanced')).body;
  await applicant.reach('request_for_additional_information');
  const concern = { grounds: 'fraudulent_documents', reason: 'The letter is not from the IRS.' };
  await applicant.post(reviewer, 'concerns', concern);
  await applicant.post(applicant.member, 'concerns/remedy', { statement: 'It is.' });
  const revoke = { decision: 'revoke', reason: 'The IRS does not know the letter.' };
  await applicant.post(reviewer, 'concerns/determination', revoke);
  await applicant.post(secondReviewer, 'concerns/determination', revoke);
  const result = world.env.client.workflow.getHandle(verification_id).result() as Promise<unknown>;
  expect(await result).toBe('withdrawn');
  const events = await eventsOf(applicant);
  const statuses = events.filter(({ name }) => name === 'charity.verification.updated');
  expect(statuses.slice(-2).map(({ data }) => [data.previous_status, data.status])).toEqual([
    ['information_required', 'withdrawn'],
    ['concern', 'revoked'],
  ]);
});

it('a rejection is appealed once, and another reviewer denies the appeal', async () => {
  const applicant = await world.buildApplicant();
  await applicant.initiate();
  await applicant.reach('initial_review');
  await applicant.post(world.reviewer, 'review', { decision: 'deny', reason: 'It sells cars.' });
  const appeal = { explanation: 'We only have one car.' };
  await applicant.post(applicant.member, 'appeals', appeal);
  const deny = { decision: 'deny', reason: 'It does sell cars.' };
  expect((await applicant.post(world.reviewer, 'review', deny)).status).toBe(403);
  await applicant.post(world.secondReviewer, 'review', { decision: 'pass', reason: 'A closer look.' });
  const lost = await applicant.post(world.secondReviewer, 'review', deny);
  expect(lost.body).toMatchObject({ status: 'rejected', reason: 'It does sell cars.' });
  expect((await applicant.post(applicant.member, 'appeals', appeal)).status).toBe(409);
  expect((await applicant.initiate([], 'basic')).status).toBe(202);
});
