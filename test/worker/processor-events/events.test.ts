/** Events of Stripe other than disputes, and how they are retried. */
import { createHash } from 'node:crypto';
import { createActivities } from '../../../activities';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { keepProcessorEvent } from '../../../db/queries/charges/processor-events';
import { type Gateways } from '../../../gateways';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { obtainReceipt } from '../../../operations/receipts/issue-receipts';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { applyDueEvents } from '../../../worker/processor-event-job';
import { type BuiltActor, buildActor } from '../../factories';
import { type TestApi } from '../../support/api';
import { expectSoundLedger, startStripeApi, type StripeApi } from './stripe-api';
import { type StripeDouble } from '../../doubles/stripe/double';
import { type Event, type Refund } from '../../doubles/stripe/objects';
import {
  applyEvent,
  chargeGift,
  completeCharged,
  eventsOf,
  giveByStripe,
  historyOf,
  stateOfEvent,
  type StripeGift,
  type StripeWorld,
} from '../../factories/stripe-gifts';

let stripe: StripeApi;
let double: StripeDouble;
let api: TestApi;
let world: StripeWorld;
let gateways: Gateways;
let operator: BuiltActor;
beforeAll(async () => {
  stripe = await startStripeApi();
  ({ double, api, world, gateways, operator } = stripe);
});
afterEach(() => expectSoundLedger(api.db));
afterAll(() => stripe?.close());

/** Has the platform ask for a refund, and the workflow's step request it. */
async function refund({ gift, intent }: StripeGift, amount?: string) {
  const at = new Date();
  const order = { id: newId('refund'), donationId: gift.id, amount, reason: null };
  const asked = { requestedBy: 'platform' as const, requestedByUserId: operator.userId };
  const borne = { doesPlatformBearFees: true, environment: 'sandbox' as const };
  await inTransaction(api.db, (tx) => requestRefund({ tx, at }, { ...order, ...asked, ...borne }));
  const outcome = await createActivities({ db: api.db, gateways }).settleRefund({ refundId: order.id });
  const [stripes] = double.world.list<Refund>('refund').filter((each) => each.payment_intent === intent);
  return { refundId: order.id, outcome, stripes: stripes?.id ?? '' };
}

async function applyAll(id: string): Promise<void> {
  for (const event of eventsOf(world, id)) await applyEvent(world, event);
}

async function signalsOf(workflowId: string): Promise<string[]> {
  const rows = await selectRows<{ signal: string }>(
    api.db,
    'SELECT DISTINCT signal FROM outbox WHERE workflow_id = $1 AND signal IS NOT NULL',
    [workflowId],
  );
  return rows.map(({ signal }) => signal);
}

it.each(['2.00', undefined])(
  'a refund (%s) that fails after it completed is reversed, with its receipt and leaf',
  async (amount) => {
    const given = await giveByStripe(world, { network: 'receipts' });
    const { id } = given.gift;
    const { key } = await buildActor(api.db, { memberOf: given.gift.charityId });
    await runStatement(
      api.db,
      `INSERT INTO receipt_leaves (leaf_hash, donation_id, kind, queued_at) VALUES ($1, $2, 'gift', now())`,
      [createHash('sha256').update(id).digest(), id],
    );
    const balance = async () =>
      (await api.call<{ payable: unknown }>('GET', `/v1/charities/${given.gift.charityId}/balance`, { key }))
        .body;
    const before = await balance();
    await obtainReceipt(api.db, { donationId: id, at: new Date() });
    const { refundId, outcome, stripes } = await refund(given, amount);
    expect(outcome).toEqual({ status: 'completed' });
    expect(await balance()).not.toEqual(before);

    double.endRefund({ refund: stripes, status: 'failed' });
    await applyAll(stripes);
    await applyAll(stripes);
    const history = await historyOf(api.db, id);
    expect(history).toMatchObject({
      status: 'completed',
      refunded: '0',
      events: ['donation.completed ', 'donation.refunded ', 'donation.refund_failed REFUSED'],
    });
    expect(await balance()).toEqual(before);
    const listed = await api.call<{
      refunds: { refund_id: string; failure: unknown; reversed_at: string | null }[];
    }>('GET', '/v1/refunds?status=failed', { key: operator.key });
    const shown = listed.body.refunds.find(({ refund_id }) => refund_id === refundId);
    expect(shown).toMatchObject({ failure: { code: 'REFUSED' }, reversed_at: expect.any(String) as string });
    const receipts = await selectRows<{ content: unknown; isVoid: boolean }>(
      api.db,
      `SELECT content, voided_at IS NOT NULL AS "isVoid" FROM receipt_versions WHERE donation_id = $1 ORDER BY version`,
      [id],
    );
    expect(receipts.at(-1)).toEqual({ ...receipts[0], isVoid: false });
    expect(receipts.filter(({ isVoid }) => !isVoid)).toHaveLength(1);
    const leaves = await selectRows(
      api.db,
      `SELECT kind, reference FROM receipt_leaves WHERE donation_id = $1 AND kind <> 'gift' ORDER BY kind`,
      [id],
    );
    expect(leaves).toEqual([
      { kind: 'refund', reference: refundId },
      { kind: 'refund_failed', reference: refundId },
    ]);
  },
);

it('a refund that fails while it is pending fails at once, and its workflow is woken', async () => {
  const given = await giveByStripe(world, { token: 'pm_card_pendingRefund' });
  const { refundId, outcome, stripes } = await refund(given);
  expect(outcome).toMatchObject({ status: 'pending' });
  double.endRefund({ refund: stripes, status: 'failed' });
  await applyAll(stripes);
  expect(await historyOf(api.db, given.gift.id)).toMatchObject({ status: 'completed', refunded: '0' });
  expect(await signalsOf(refundId)).toEqual(['refundMoved']);
});

it('a refund past the processor’s term fails with TOO_LATE', async () => {
  const given = await giveByStripe(world);
  const late = {
    ...gateways.processor,
    refund: () => Promise.resolve({ state: 'refused' as const, isTooLate: true }),
  };
  const { refundId } = await (async () => {
    const earlier = gateways;
    gateways = { ...gateways, processor: late };
    const asked = await refund(given);
    gateways = earlier;
    return asked;
  })();
  const { body } = await api.call<{ failure: unknown }>(
    'GET',
    `/v1/donations/${given.gift.id}/refunds/${refundId}`,
    {
      key: operator.key,
    },
  );
  expect(body.failure).toMatchObject({ code: 'TOO_LATE' });
});

it('an event of a payment wakes its gift, and one of another application is ignored', async () => {
  const given = await chargeGift(world);
  await applyAll(given.intent);
  expect(await signalsOf(given.gift.id)).toEqual(['chargeMoved']);
  await completeCharged(api.db, given.gift);
  const [event] = eventsOf(world, given.intent);
  if (event === undefined) throw new Error('the double sent no event');
  const other = { ...event.data.object, id: 'pi_other', metadata: { donation_id: 'order_77' } };
  expect(
    await applyEvent(world, { ...event, type: 'payment_intent.succeeded', data: { object: other } }),
  ).toBe('ignored');
  expect(await applyEvent(world, { ...event, type: 'payment_intent.created' })).toBe('ignored');
});

it('an early fraud warning is noted for operators, and moves no money', async () => {
  const given = await giveByStripe(world);
  double.warnOfFraud({ payment_intent: given.intent });
  const [warning] = double.world
    .list<Event>('event')
    .filter(({ type }) => type === 'radar.early_fraud_warning.created');
  if (warning === undefined) throw new Error('the double sent no warning');
  expect(await applyEvent(world, warning)).toBe('applied');
  const { body } = await api.call<{ entries: { action: string }[] }>(
    'GET',
    `/v1/audit-log?subject_id=${given.gift.id}`,
    { key: operator.key },
  );
  expect(body.entries).toMatchObject([{ action: 'donation.fraud_warning' }]);
  expect((await historyOf(api.db, given.gift.id)).status).toBe('completed');
});

describe('a stored event', () => {
  const log = createLog('worker', 'silent');
  const pump = () => applyDueEvents({ db: api.db, processor: world.processor, log });

  async function store(reference: string): Promise<string> {
    const [id, at] = [`evt_${newId('event')}`, new Date(Date.now() - 1_000)];
    await keepProcessorEvent(api.db, {
      id,
      processor: 'stripe',
      type: 'charge.dispute.created',
      kind: 'dispute',
      reference,
      sealedPayload: null,
      receivedAt: at,
      dueAt: at,
    });
    return id;
  }

  const dueAgain = (id: string) =>
    runStatement(api.db, 'UPDATE processor_events SET next_attempt_at = now() WHERE id = $1', [id]);

  it('is applied by one of many pumps', async () => {
    const given = await giveByStripe(world);
    const id = await store(double.dispute({ payment_intent: given.intent }).id);
    const taken = await Promise.all(Array.from({ length: 5 }, pump));
    expect(taken.reduce((sum, each) => sum + each)).toBe(1);
    expect(await stateOfEvent(api.db, id)).toBe('applied');
  });

  it('is applied once by a pump that dies before it marks the event', async () => {
    const given = await giveByStripe(world);
    const id = await store(double.dispute({ payment_intent: given.intent }).id);
    await runStatement(
      api.db,
      `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$`,
    );
    await runStatement(
      api.db,
      `CREATE TRIGGER die BEFORE UPDATE ON processor_events FOR EACH ROW WHEN (NEW.state = 'applied') EXECUTE FUNCTION die()`,
    );
    await pump();
    expect(await stateOfEvent(api.db, id)).toBe('waiting');
    expect(await historyOf(api.db, given.gift.id)).toMatchObject({ status: 'completed', disputes: null });
    await runStatement(api.db, 'DROP TRIGGER die ON processor_events');
    await dueAgain(id);
    await pump();
    await dueAgain(id);
    expect(await pump()).toBe(0);
    expect(await historyOf(api.db, given.gift.id)).toMatchObject({
      status: 'disputed',
      events: ['donation.completed ', 'donation.disputed opened'],
    });
  });

  it('waits while the processor fails, and is given up after its last attempt', async () => {
    const id = await store('du_nobody');
    double.force({ kind: 'error_before', on: 'GET /v1/disputes', times: 2 });
    await pump();
    const rowOf = async () => {
      const [row] = await selectRows<{ state: string; wait: number }>(
        api.db,
        `SELECT state, extract(epoch FROM next_attempt_at - now())::float8 AS wait FROM processor_events WHERE id = $1`,
        [id],
      );
      return row;
    };
    const first = await rowOf();
    expect(first?.state).toBe('waiting');
    expect(first?.wait).toBeLessThan(2.1);
    await runStatement(
      api.db,
      'UPDATE processor_events SET attempts = 59, next_attempt_at = now() WHERE id = $1',
      [id],
    );
    await pump();
    expect((await rowOf())?.state).toBe('failed');
  });
});
