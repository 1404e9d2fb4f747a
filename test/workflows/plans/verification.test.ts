/** A charity that loses its verification pauses its plans, and they go on when it returns. */
import { buildActor } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { buildRegistered, startVerificationWorld, type VerificationWorld } from '../verification/world';

let world: VerificationWorld;
beforeAll(async () => {
  world = await startVerificationWorld();
});
afterAll(() => world.close());

it('revoked, its plans rest by the platform; after an appeal they go on', async () => {
  await buildRegistered(world.api.db, '100000009', 'HARBOR LIGHT FOOD BANK INC');
  const applicant = await world.buildApplicant({ ein: '100000009', name: 'Harbor Light Food Bank' });
  const donor = await buildActor(world.api.db);
  const { reviewer, secondReviewer } = world;
  const review = (decision: string, who = reviewer) =>
    applicant.post(who, 'review', { decision, reason: 'As required.' });

  await applicant.initiate();
  await applicant.reach('initial_review');
  await review('pass');
  await applicant.reach('financial_review');
  await review('pass');
  expect((await applicant.approve()).body).toMatchObject({ stage: 'verified' });

  const { body: gift } = await world.api.call<{ donation_id: string; recurring_id: string }>(
    'POST',
    '/v1/donations',
    {
      key: donor.key,
      body: {
        charity_id: applicant.charity.id,
        amount: '5.00',
        currency: 'USD',
        recurring: { frequency: 'monthly' },
      },
    },
  );
  await approveCharge(world.api.db, gift.donation_id);
  const readPlan = async () => {
    const reply = await world.api.call('GET', `/v1/recurring/${gift.recurring_id}`, { key: donor.key });
    return reply.body;
  };
  expect(await readPlan()).toMatchObject({ status: 'active' });

  await applicant.post(reviewer, 'concerns', {
    grounds: 'terms_violations',
    reason: 'Gifts were passed on.',
  });
  await applicant.reach('opportunity_to_remedy');
  expect(await readPlan()).toMatchObject({ status: 'active' });
  await applicant.post(applicant.member, 'concerns/remedy', { statement: 'We disagree.' });
  const determine = (who: typeof reviewer) =>
    applicant.post(who, 'concerns/determination', { decision: 'revoke', reason: 'Not remedied.' });
  await determine(reviewer);
  expect((await determine(secondReviewer)).body).toMatchObject({ stage: 'revoked' });
  expect(await readPlan()).toMatchObject({ status: 'paused', paused_by: 'platform', next_date: null });

  await applicant.post(applicant.member, 'appeals', { explanation: 'The report was wrong.' });
  const third = await buildActor(world.api.db, { isReviewer: true });
  const fourth = await buildActor(world.api.db, { isReviewer: true });
  await review('pass', third);
  expect((await review('approve', third)).body).toMatchObject({ status: 'appealed' });
  expect((await review('approve', fourth)).body).toMatchObject({ status: 'approved' });
  expect(await readPlan()).toMatchObject({ status: 'active', paused_by: null });
});
