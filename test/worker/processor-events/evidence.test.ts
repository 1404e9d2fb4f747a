/** A charity's evidence is sent to Stripe once, whatever Stripe answers. */
import { createActivities } from '../../../activities';
import { buildActor } from '../../factories';
import { applyDispute, expectSoundLedger, startStripeApi, type StripeApi } from './stripe-api';
import { type Dispute } from '../../doubles/stripe/objects';
import { giveByStripe, historyOf, type StripeGift } from '../../factories/stripe-gifts';

let stripe: StripeApi;
beforeAll(async () => {
  stripe = await startStripeApi();
});
afterEach(() => expectSoundLedger(stripe.api.db));
afterAll(() => stripe?.close());

interface Case {
  given: StripeGift;
  dispute: Dispute;
  send: () => Promise<void>;
}

/** A dispute to which a member of the charity gave evidence. Nothing was sent yet. */
async function giveEvidence(): Promise<Case> {
  const { api, double, world, gateways } = stripe;
  const given = await giveByStripe(world);
  const dispute = double.dispute({ payment_intent: given.intent });
  await applyDispute(world, dispute);
  const { key } = await buildActor(api.db, { memberOf: given.gift.charityId });
  const path = `/v1/donations/${given.gift.id}/disputes`;
  const { body } = await api.call<{ disputes: { dispute_id: string }[] }>('GET', path, { key });
  const disputeId = body.disputes[0]?.dispute_id ?? '';
  const sent = await api.call('POST', `${path}/${disputeId}/evidence`, {
    key,
    body: { evidence: 'A letter.' },
  });
  expect(sent.status).toBe(200);
  const activities = createActivities({ db: api.db, gateways });
  return { given, dispute, send: () => activities.sendEvidence({ disputeId }) };
}

const REFUSED = 'The processor did not accept the evidence.';

async function countRefusals({ gift }: StripeGift): Promise<number> {
  const { timeline } = await historyOf(stripe.api.db, gift.id);
  return timeline.filter((line) => line.includes(REFUSED)).length;
}

const submissionsOf = ({ id }: Dispute) =>
  stripe.double.requests.filter(({ method, path }) => method === 'POST' && path === `/v1/disputes/${id}`);

it('evidence that Stripe refuses is noted once, and the dispute ends as Stripe says', async () => {
  const { api, double, world } = stripe;
  const { given, dispute, send } = await giveEvidence();
  double.closeDispute({ dispute: dispute.id, status: 'lost' });
  await send();
  await send();
  expect(submissionsOf(dispute)).toHaveLength(1);
  expect(await countRefusals(given)).toBe(1);
  expect(await historyOf(api.db, given.gift.id)).toMatchObject({ status: 'disputed' });
  await applyDispute(world, dispute);
  expect(await historyOf(api.db, given.gift.id)).toMatchObject({
    status: 'refunded',
    disputes: ['lost 500 500 0 1500 at_opening fraudulent'],
  });
});

it.each(['error_before', 'error_after', 'lost_answer', 'lost_request', 'busy'] as const)(
  'evidence is submitted once after %s, and counts as taken',
  async (kind) => {
    const { given, dispute, send } = await giveEvidence();
    stripe.double.force({ kind, on: `POST /v1/disputes/${dispute.id}` });
    await send().catch(() => undefined);
    await send();
    expect(dispute.evidence_details.submission_count).toBe(1);
    expect(dispute.evidence).toEqual({ uncategorized_text: 'A letter.' });
    expect(await countRefusals(given)).toBe(0);
  },
);
