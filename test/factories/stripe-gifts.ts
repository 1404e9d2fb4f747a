/** Gifts that the double of Stripe charged, and events of Stripe that are applied one at a time. */
import { tryEvent } from '../../worker/processor-events';
import { type Database, inTransaction, selectRows } from '../../db/database';
import { keepProcessorEvent } from '../../db/queries/charges/processor-events';
import { type Gift, findGift } from '../../db/queries/gifts/gifts';
import { type SourceKind } from '../../domain/sources/source';
import { type PaymentProcessor } from '../../gateways/processors/payment-processor';
import { createLog } from '../../log';
import { newId } from '../../new-id';
import { completeGift } from '../../operations/gifts/end-gift';
import { buildActor, buildGift } from '.';
import { type StripeDouble } from '../doubles/stripe/double';
import { type Event } from '../doubles/stripe/objects';
import { signBody } from '../doubles/stripe/webhooks';
import { update } from '../../db/rows';
import { charges } from '../../db/tables/sources';

export interface StripeWorld {
  db: Database;
  double: StripeDouble;
  processor: PaymentProcessor;
}

export interface StripeGift {
  gift: Gift;
  /** Stripe's names. */
  intent: string;
  method: string;
}

/** A gift of 5.00 USD that was charged to a method of the double and is still pending. */
export async function chargeGift(
  { db, double, processor }: StripeWorld,
  { token = 'pm_card_visa', ...changes }: Partial<Gift> & { token?: string } = {},
): Promise<StripeGift> {
  const kind: SourceKind = token.startsWith('pm_card') ? 'card' : 'ach';
  const donor = await buildActor(db);
  const paymentMethod = kind === 'card' ? ('card' as const) : ('ach' as const);
  const owner = { donorUserId: donor.userId, accountId: donor.accountId };
  const gift = await buildGift(db, { ...owner, paymentMethod, ...changes });
  const customer = await processor.createCustomer(gift.donorUserId);
  const sourceId = newId('source');
  const { reference } = await processor.addSource({
    sourceId,
    userId: gift.donorUserId,
    kind,
    customer,
    token,
  });
  const method = reference ?? '';
  const charged = await processor.charge({
    donationId: gift.id,
    idempotencyKey: gift.id,
    source: method,
    kind,
    customer,
    amount: { currency: gift.currency, minor: gift.totalChargeMinor },
    isOffSession: false,
    isForPlan: false,
  });
  const intent = charged.reference ?? '';
  if (charged.state === 'processing') double.settle({ payment_intent: intent });
  await update(
    db,
    charges,
    { donationId: gift.id },
    {
      processor: 'stripe',
      state: 'approved',
      reference: intent,
      sourceReference: method,
      customerReference: customer,
      approvedAt: new Date(),
    },
  );
  return { gift, intent, method };
}

/** Completes and books a charged gift. */
export async function completeCharged(db: Database, { id }: Gift): Promise<void> {
  const gift = await findGift(db, id);
  if (gift === undefined) throw new Error(`no gift ${id}`);
  await inTransaction(db, (tx) => completeGift({ tx, at: new Date() }, { gift, availableAt: new Date() }));
}

export async function giveByStripe(
  world: StripeWorld,
  changes: Parameters<typeof chargeGift>[1] = {},
): Promise<StripeGift> {
  const charged = await chargeGift(world, changes);
  await completeCharged(world.db, charged.gift);
  return charged;
}

/** The double's events about an object, in the order in which they were sent. */
export function eventsOf({ double }: StripeWorld, id: string): Event[] {
  const events = double.world.list<Event>('event').reverse();
  return events.filter(({ data }) => data.object.id === id);
}

function secretOf({ settings }: StripeDouble, { account }: Event): string {
  return account === undefined ? settings.webhookSecret : (settings.connectWebhookSecret ?? '');
}

let copies = 0;

/** Stores an event as the endpoint does, under a new id, and applies it. Returns its state afterwards. */
export async function applyEvent(
  { db, double, processor }: StripeWorld,
  sent: Event,
): Promise<string | undefined> {
  copies += 1;
  const body = JSON.stringify({ ...sent, id: `evt_copy_${String(copies)}` });
  const signature = signBody(body, secretOf(double, sent));
  const event = processor.reports.readEvent(Buffer.from(body), signature);
  const at = new Date();
  await keepProcessorEvent(db, {
    ...event,
    processor: 'stripe',
    sealedPayload: '',
    receivedAt: at,
    dueAt: at,
  });
  const { kind, reference } = event;
  if (kind !== null && reference !== null) {
    const log = createLog('worker', 'silent');
    await tryEvent({ db, processor, log }, { ...event, kind, reference, processor: 'stripe', attempts: 1 });
  }
  return stateOfEvent(db, event.id);
}

export async function stateOfEvent(db: Database, id: string): Promise<string | undefined> {
  const [row] = await selectRows<{ state: string }>(db, 'SELECT state FROM processor_events WHERE id = $1', [
    id,
  ]);
  return row?.state;
}

/** The postings, timeline and events of a gift, without ids and times. */
export async function historyOf(db: Database, donationId: string) {
  const [history] = await selectRows<{
    status: string;
    refunded: string;
    postings: string[];
    timeline: string[];
    events: string[];
    disputes: string[];
  }>(
    db,
    `SELECT d.status, d.refunded_minor::text AS refunded,
       (SELECT array_agg(t.kind || ' ' || e.lines ORDER BY t.id) FROM ledger_transactions t JOIN LATERAL (
          SELECT string_agg(regexp_replace(account, '(donor|charity)/[^/]+', '\\1') || '=' || amount_minor, ', ' ORDER BY account, amount_minor)
            AS lines FROM ledger_entries WHERE transaction_id = t.id) e ON true
        WHERE t.donation_id = d.id) AS postings,
       (SELECT array_agg(status || ': ' || detail ORDER BY id) FROM donation_timeline WHERE donation_id = d.id) AS timeline,
       (SELECT array_agg(name || ' ' || coalesce(data->>'outcome', data->>'code', '') ORDER BY id) FROM events
        WHERE data->>'donation_id' = d.id AND account_id = d.account_id) AS events,
       (SELECT array_agg(concat_ws(' ', status, amount_minor, returned_minor, beyond_minor, fee_minor, joined, reason,
          return_code) ORDER BY id) FROM disputes WHERE donation_id = d.id) AS disputes
     FROM donations d WHERE d.id = $1`,
    [donationId],
  );
  if (history === undefined) throw new Error(`no gift ${donationId}`);
  return history;
}
