/** Refunds and disputes over every process: HTTP, outbox, Temporal, worker, events; and the ledger is clean afterwards. */
import { GivingClient } from '../../../client/index';
import { checkLedger, type InvariantResult } from '../../../db/queries/ledger/check';
import { buildActor, buildCharity } from '../../factories';
import { type Donor, openDonor } from '../faults/donors';
import { type Installation, startInstallation, TEST_TIMEOUT_MS } from '../../support/installation';
import { done } from '../../support/approvals';
import { waitFor } from '../../support/wait';

let installation: Installation;
let donor: Donor;
let operator: GivingClient;
beforeAll(async () => {
  installation = await startInstallation();
  donor = await openDonor(installation);
  const { key } = await buildActor(installation.db, { isOperator: true });
  operator = new GivingClient({ apiKey: key, environment: 'sandbox', baseUrl: installation.api.address });
});
afterAll(async () => {
  await donor?.close();
  await installation?.close();
});

async function give(source: string): Promise<string> {
  const charity = await buildCharity(installation.db);
  const gift = { charity_id: charity.id, amount: '25.00', currency: 'USD' as const, source };
  const { donation_id } = await donor.client.donations.create(gift);
  const settled = await donor.client.donations.waitUntilSettled(donation_id, { pollMs: 250 });
  expect(settled.status).toBe('completed');
  return donation_id;
}

/** The result of a workflow, once it has begun and ended. */
async function resultOf(id: string): Promise<unknown> {
  const workflow = installation.workflows.getHandle(id);
  await waitFor(`the workflow ${id}`, () => workflow.describe().catch(() => undefined));
  return workflow.result();
}

async function told(donationId: string, event: string): Promise<object> {
  return waitFor(`${event} of ${donationId}`, () => {
    const found = donor.receiver.received.find(
      ({ body }) => body.event === event && body.data.donation_id === donationId,
    );
    return Promise.resolve(found?.body.data);
  });
}

it(
  'money goes back, is refused, or takes its time, and a dispute runs to its end or its deadline',
  () =>
    installation.watch(async () => {
      const unanswered = await give('own_card');
      // It passes while the other gifts are made.
      const soon = new Date(Date.now() + 10_000).toISOString();
      const lostDispute = await operator.disputes.open(unanswered, { evidence_due_at: soon });
      const [card, refusing, slow, won] = await Promise.all(
        ['own_card', 'card_refund_refused', 'card_slow', 'own_card'].map(give),
      );
      const { client } = donor;
      const refunds = await Promise.all(
        [card, refusing, slow].map((id) => done(client.refunds.create(id ?? '', { reason: 'by mistake' }))),
      );
      const wonDispute = await operator.disputes.open(won ?? '');
      await operator.disputes.resolve(won ?? '', wonDispute.dispute_id, 'won');

      const ends = await Promise.all(refunds.map(({ refund_id }) => resultOf(refund_id)));
      expect(ends).toEqual(['completed', 'failed', 'completed']);
      expect(await resultOf(wonDispute.dispute_id)).toBe('won');
      expect(await resultOf(lostDispute.dispute_id)).toBe('lost');
      const gifts = await Promise.all(
        [card, refusing, slow, won, unanswered].map((id) => client.donations.get(id ?? '')),
      );
      expect(gifts.map(({ status }) => status)).toEqual([
        'refunded',
        'completed',
        'refunded',
        'completed',
        'refunded',
      ]);
      expect(await told(card ?? '', 'donation.refunded')).toMatchObject({
        amount: '25.00',
        status: 'refunded',
      });
      expect(await told(unanswered, 'donation.disputed')).toMatchObject({ outcome: 'opened' });
      const broken: InvariantResult[] = [];
      await checkLedger(installation.db, (result) => {
        if (result.offenders > 0) broken.push(result);
      });
      expect(broken).toEqual([]);
    }),
  TEST_TIMEOUT_MS,
);
