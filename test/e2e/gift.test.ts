/** Every process over HTTP, as a donor's client and a webhook subscriber see it. */
import {
  type Donation,
  type DonationCreated,
  type DonationRequest,
  GivingClient,
  InsufficientFundsError,
} from '../../client/index';
import { selectRows } from '../../db/database';
import { listEntries } from '../../db/queries/ledger/ledger';
import { parseMoney } from '../../domain/money';
import { buildActor, buildCharity } from '../factories';
import { type Donor, openDonor } from '../long/faults/donors';
import { type Installation, SETTLING_MS, startInstallation, TEST_TIMEOUT_MS } from '../support/installation';
import { expectBalancedLedger, waitUntilAtRest } from '../long/faults/invariants';
import { waitFor } from '../support/wait';

/** `never_confirms` takes a minute. */
const SLOWEST_SOURCE_MS = 240_000;
const WAIT = { timeoutMs: 120_000, pollMs: 250 };

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

describe('a gift', () => {
  const WAYS: Omit<DonationRequest, 'charity_id'>[] = [
    { payment_method: 'card', amount: '100.00', currency: 'USD' },
    { payment_method: 'ach', amount: '20.00', currency: 'USD', cover_fees: true },
    { payment_method: 'crypto', amount: '0.5', currency: 'ETH' },
  ];

  it(
    'by card, ach and crypto is completed, booked, told to the subscriber and shown as impact',
    () =>
      installation.watch(async () => {
        const charity = await buildCharity(installation.db);
        const gifts = await Promise.all(WAYS.map((way) => give({ charity_id: charity.id, ...way })));
        for (const gift of gifts) {
          expect(gift).toMatchObject({ status: 'completed', failure: null });
          // A block a second goes on confirming the transfer until it is read.
          expect(gift.confirmations).toBeGreaterThanOrEqual(3);
          expect(gift.timeline.map(({ status }) => status)).toEqual(['pending', 'completed']);
          await expectBooked(gift);
          await expectTold(gift);
          await expectOneWorkflow(gift);
        }
        await expectBalancedLedger(installation.db);
        expect(await donor.client.charities.impact(charity.id)).toMatchObject({
          donations: 3,
          donors: 1,
          total_donations: '1620.00',
          by_currency: { USD: '120.00', ETH: '0.500000000000000000' },
        });
      }),
    TEST_TIMEOUT_MS,
  );

  it(
    'that is anonymous names its donor in no event',
    () =>
      installation.watch(async () => {
        const charity = await buildCharity(installation.db);
        const gift = await give({ charity_id: charity.id, amount: '5.00', currency: 'USD', anonymous: true });
        await expectTold(gift, null);
        const told = donor.receiver.received.filter(({ body }) => body.data.donation_id === gift.donation_id);
        expect(told.filter(({ rawBody }) => rawBody.includes(donor.userId))).toEqual([]);
      }),
    TEST_TIMEOUT_MS,
  );

  it(
    'is told again, under the same id, to a subscriber that was away',
    () =>
      installation.watch(async () => {
        const { db } = installation;
        const charity = await buildCharity(db);
        const other = await openDonor(installation);
        const { client, receiver } = other;
        await receiver.behave('refuse');
        const { donation_id } = await client.donations.create({
          charity_id: charity.id,
          amount: '5.00',
          currency: 'USD',
        });
        const failed = await waitFor('a delivery that is to be retried', async () => {
          const { deliveries } = await client.webhooks.deliveries.list({ state: 'retrying' });
          return deliveries.find(({ event }) => event === 'donation.created');
        });
        await receiver.behave('accept');
        await waitUntilAtRest(db, other, SETTLING_MS);
        const [told] = receiver.received.filter(({ body }) => body.event === 'donation.created');
        expect(told).toMatchObject({
          fault: undefined,
          body: { webhook_id: failed.webhook_id, data: { donation_id } },
        });
        const delivery = await client.webhooks.deliveries.get(failed.delivery_id);
        const outcomes = delivery.attempts.map(({ status, error }) => status ?? error);
        // More than one is refused where the subscriber takes seconds to be back.
        expect(outcomes.join(' ')).toMatch(/^(refused )+204$/);
        await other.close();
      }),
    TEST_TIMEOUT_MS,
  );

  it(
    'is a workflow that an operator finds by its id, charity, donor and state',
    () =>
      installation.watch(async () => {
        const { workflows, db } = installation;
        const charity = await buildCharity(db);
        const [completed, failed] = await Promise.all([
          give({ charity_id: charity.id, amount: '5.00', currency: 'USD' }),
          give({ charity_id: charity.id, amount: '5.00', currency: 'USD', source: 'card_declined' }),
        ]);
        const find = async (state: string) => {
          const ids: string[] = [];
          const query = `CharityId = '${charity.id}' AND UserId = '${donor.userId}' AND DonationStatus = '${state}'`;
          for await (const { workflowId } of workflows.list({ query })) ids.push(workflowId);
          return ids;
        };
        await waitFor('the states in Temporal', async () => (await find('pending')).length === 0);
        expect(await find('completed')).toEqual([completed.donation_id]);
        expect(await find('failed')).toEqual([failed.donation_id]);
        const { type, status, staticSummary } = await describeWorkflow(completed.donation_id);
        expect({ type, status }).toEqual({ type: 'donation', status: 'COMPLETED' });
        expect(staticSummary).toBe(`card gift in USD to ${charity.id}`);
      }),
    TEST_TIMEOUT_MS,
  );
});

describe('every sandbox source ends as it promises', () => {
  it(
    'whichever kind it is',
    () =>
      installation.watch(async () => {
        const charity = await buildCharity(installation.db);
        const { sources } = await donor.client.sandbox.get();
        expect(sources).toHaveLength(21);
        // A payment that waits for its donor has a test of its own.
        const settling = sources.filter(({ outcome }) => outcome !== 'requires_action');
        await Promise.all(
          settling.map(async ({ source, kind, outcome }) => {
            const amount =
              kind === 'wallet'
                ? { amount: '0.01', currency: 'ETH' as const }
                : { amount: '9.00', currency: 'USD' as const };
            const request = { charity_id: charity.id, source, ...amount };
            if (outcome === 'insufficient_funds') {
              await expect(donor.client.donations.create(request)).rejects.toThrow(InsufficientFundsError);
              return;
            }
            await expectOutcome(outcome, await give(request, SLOWEST_SOURCE_MS));
          }),
        );
        await waitUntilAtRest(installation.db, donor, SETTLING_MS);
        expect(donor.receiver.received.filter(({ fault }) => fault !== undefined)).toEqual([]);
        await expectBalancedLedger(installation.db);
      }),
    TEST_TIMEOUT_MS,
  );
});

async function give(request: DonationRequest, timeoutMs = WAIT.timeoutMs): Promise<Donation> {
  const accepted: DonationCreated = await donor.client.donations.create(request);
  expect(accepted.status).toBe('pending');
  const settled = await donor.client.donations.waitUntilSettled(accepted.donation_id, { ...WAIT, timeoutMs });
  expect(settled).toMatchObject({
    transaction_hash: accepted.transaction_hash,
    fees: accepted.fees,
    total_charge: accepted.total_charge,
  });
  return settled;
}

/** The donor pays the total charge, the charity gets the net amount, and nothing is left over. */
async function expectBooked(gift: Donation): Promise<void> {
  const entries = await listEntries(installation.db, gift.donation_id);
  const minor = (text: string) => parseMoney(text, gift.currency).minor;
  const of = (account: string) => entries.find((entry) => entry.account === account)?.amountMinor;
  expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(0n);
  expect(of(`charity/${gift.charity_id}/payable`)).toBe(minor(gift.net_amount));
  expect(of(`donor/${donor.userId}/funding`)).toBe(-minor(gift.total_charge));
}

/** The workflow that operators see is the one that ran at Temporal. */
async function expectOneWorkflow(gift: Donation): Promise<void> {
  expect(gift).not.toHaveProperty('workflow');
  const { workflow } = await operator.donations.get(gift.donation_id);
  const handle = installation.workflows.getHandle(workflow?.id ?? '');
  await handle.result();
  expect((await handle.describe()).status.name).toBe('COMPLETED');
}

/** Both events came, signed both ways, with the gift's figures. */
async function expectTold(gift: Donation, donorId: string | null = donor.userId): Promise<void> {
  const { donation_id, charity_id, amount, currency, transaction_hash, given_on } = gift;
  const data = { donation_id, charity_id, amount, currency, donor_id: donorId, transaction_hash, given_on };
  for (const event of ['donation.created', 'donation.completed']) {
    const received = await waitFor(`${event} of ${donation_id}`, () =>
      Promise.resolve(
        donor.receiver.received.find(
          ({ body }) => body.event === event && body.data.donation_id === donation_id,
        ),
      ),
    );
    expect(received.fault).toBeUndefined();
    expect(received.body.data).toEqual(data);
  }
}

/** What each outcome looks like, and how long it takes at least; `insufficient_funds` never becomes a gift. */
const PROMISES: Record<
  string,
  { status: string; failure: string | null; broadcasts: number; seconds: number }
> = {
  succeeds: { status: 'completed', failure: null, broadcasts: 1, seconds: 2 },
  dropped: { status: 'completed', failure: null, broadcasts: 2, seconds: 2 },
  slow: { status: 'completed', failure: null, broadcasts: 1, seconds: 9 },
  declined: { status: 'failed', failure: 'DECLINED', broadcasts: 0, seconds: 0 },
  never_confirms: { status: 'failed', failure: 'NOT_CONFIRMED', broadcasts: 1, seconds: 60 },
  returned: { status: 'completed', failure: null, broadcasts: 1, seconds: 2 },
  velocity_limited: { status: 'completed', failure: null, broadcasts: 1, seconds: 2 },
};

async function expectOutcome(outcome: string, gift: Donation): Promise<void> {
  const [row] = await selectRows<{ seconds: number; broadcasts: number }>(
    installation.db,
    `SELECT extract(epoch FROM d.settled_at - d.created_at)::float8 AS seconds, coalesce(t.broadcasts, 0) AS broadcasts
     FROM donations d LEFT JOIN sandbox_transfers t ON t.hash = d.transaction_hash WHERE d.id = $1`,
    [gift.donation_id],
  );
  const { status, failure } = gift;
  const { seconds, ...promise } = PROMISES[outcome] ?? { seconds: 0 };
  expect({ outcome, status, failure: failure?.code ?? null, broadcasts: row?.broadcasts }).toEqual({
    outcome,
    ...promise,
  });
  expect(row?.seconds).toBeGreaterThanOrEqual(seconds);
}

async function describeWorkflow(workflowId: string) {
  const description = await installation.workflows.getHandle(workflowId).describe();
  return {
    type: description.type,
    status: description.status.name,
    staticSummary: await description.staticSummary(),
  };
}
