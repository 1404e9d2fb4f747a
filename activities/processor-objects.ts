/** Prepares the change that an event of the processor asks for. Reads its object anew, so that no order matters. */
import { type Database } from '../db/database';
import { findCharge, findChargeByReference } from '../db/queries/charges/charges';
import { type WaitingEvent } from '../db/queries/charges/processor-events';
import { findSourceBySetup, listSourcesNamed, type StoredSource } from '../db/queries/sources/sources';
import { type ProcessorEventKind } from '../domain/charges/processor-event';
import { type PaymentProcessor, type ProcessorSource } from '../gateways/processors/payment-processor';
import { recordFraudWarning } from '../operations/charges/record-fraud-warning';
import { signalCharge } from '../operations/charges/signal';
import { followDispute } from '../operations/disputes/follow-dispute';
import { followRefund } from '../operations/refunds/follow-refund';
import { disableSource } from '../operations/sources/disable-source';
import { followSource } from '../operations/sources/follow-source';
import { refreshSource } from '../operations/sources/refresh-source';

/** Changes our rows in one transaction. Returns false if the event is not about anything of ours. */
export type Change = (tx: Database, at: Date) => Promise<boolean>;

interface Task {
  db: Database;
  processor: PaymentProcessor;
  event: WaitingEvent;
}

const NOT_OURS: Change = () => Promise.resolve(false);

const PREPARATIONS: Record<ProcessorEventKind, (task: Task) => Change | Promise<Change>> = {
  charge:
    ({ event }) =>
    (tx) =>
      wakeGift(tx, event.reference),

  fraud_warning:
    ({ event }) =>
    (tx, at) =>
      recordFraudWarning(tx, { eventId: event.id, payment: event.reference, at }),

  async refund({ processor, event }) {
    const known = await processor.reports.readRefund(event.reference);
    return known === undefined ? NOT_OURS : (tx, at) => followRefund(tx, { known, at });
  },

  async dispute({ processor, event }) {
    const known = await processor.reports.readDispute(event.reference);
    return known === undefined ? NOT_OURS : (tx, at) => followDispute(tx, { known, at });
  },

  async source(task) {
    const source = await findNamedSource(task);
    if (source === undefined) return NOT_OURS;
    const known = await task.processor.readSource({
      ...source,
      sourceId: source.id,
      customer: source.customerReference,
    });
    return async (tx, at) => {
      await moveSource(tx, { source, known, at });
      return true;
    };
  },
};

/** Asks the processor what the event needs, outside any transaction. Returns the change to make. */
export async function prepareEvent(task: Task): Promise<Change> {
  // After a change of PAYMENT_PROCESSOR, nobody can read the objects of the old processor.
  if (task.event.processor !== task.processor.name) return NOT_OURS;
  return PREPARATIONS[task.event.kind](task);
}

/** The event names the gift if the processor knows its id, else the payment. */
async function wakeGift(tx: Database, reference: string): Promise<boolean> {
  const charge = (await findCharge(tx, reference)) ?? (await findChargeByReference(tx, reference));
  if (charge === undefined) return false;
  await signalCharge(tx, charge.donationId);
  return true;
}

/** The event names a setup, or a card or account. */
async function findNamedSource({ db, processor, event }: Task): Promise<StoredSource | undefined> {
  const { reference } = event;
  const bySetup = await findSourceBySetup(db, processor.name, reference);
  return bySetup ?? (await listSourcesNamed(db, { processor: processor.name, reference }))[0];
}

async function moveSource(
  tx: Database,
  { source, known, at }: { source: StoredSource; known: ProcessorSource; at: Date },
): Promise<void> {
  if (source.status === 'requires_action') await refreshSource(tx, { source, known });
  if (source.reference === null) return;
  const name = { processor: source.processor, reference: source.reference };
  if (known.state === 'disabled') await disableSource(tx, { ...name, at });
  else await followSource(tx, { ...name, facts: known.facts });
}
