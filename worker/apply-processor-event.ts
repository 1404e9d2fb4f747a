/**
 * Decides how an event of the processor must change our rows. Reads the event's object, such as a refund, from the
 * processor again. So the order of the events does not matter.
 */
import { type Sealing } from '../operations/act';
import { type Database } from '../db/database';
import { findCharge, findChargeByReference } from '../db/queries/charges/charges';
import { type WaitingEvent } from '../db/queries/charges/processor-events';
import { findSourceBySetup, listSourcesNamed, type StoredSource } from '../db/queries/sources/sources';
import { findIdentityCheck } from '../db/queries/identity-checks/identity-checks';
import { findPayoutAccount } from '../db/queries/payout-accounts/accounts';
import { findPayout } from '../db/queries/payouts/payouts';
import { type ProcessorEventKind } from '../domain/charges/processor-event';
import { type PaymentProcessor, type ProcessorSource } from '../gateways/processors/payment-processor';
import { isOpen } from '../domain/identity-checks/identity-check';
import { type IdentityVendor } from '../gateways/verification/identity-vendor';
import { type HostedAccounts } from '../gateways/payouts/hosted-accounts';
import { recordFraudWarning } from '../operations/charges/record-fraud-warning';
import { wakeGift } from '../operations/charges/wake-gift';
import { followDispute } from '../operations/disputes/follow-dispute';
import { followIdentityCheck } from '../operations/identity-checks/steps';
import { followHostedAccount } from '../operations/payout-accounts/follow-hosted-account';
import { openDetails } from '../operations/payout-accounts/sealed-details';
import { wakePayout } from '../operations/payouts/wake-payout';
import { followRefund } from '../operations/refunds/follow-refund';
import { disableSource, followSource, refreshSource } from '../operations/sources/follow-source';
import { wakeVerification } from '../operations/verification/wake';

/** Changes our rows in the given transaction. Returns false if the event concerns none of our rows. */
export type Change = (tx: Database, at: Date) => Promise<boolean>;

interface Task {
  db: Database;
  processor: PaymentProcessor;
  event: WaitingEvent;
  hosted?: HostedEvents | undefined;
  identity?: IdentityVendor | undefined;
}

/** The dependencies of events about accounts that a payout provider hosts for charities. */
export interface HostedEvents extends Sealing {
  /** Undefined if no payout provider hosts accounts. */
  accounts: HostedAccounts | undefined;
}

const NOT_OURS: Change = () => Promise.resolve(false);

const PREPARATIONS: Record<ProcessorEventKind, (task: Task) => Change | Promise<Change>> = {
  charge:
    ({ event }) =>
    (tx) =>
      wakeGiftOf(tx, event.reference),

  fraud_warning:
    ({ event }) =>
    (tx, at) =>
      recordFraudWarning({ tx, at }, { eventId: event.id, payment: event.reference }),

  async refund({ processor, event }) {
    const known = await processor.reports.readRefund(event.reference);
    return known === undefined ? NOT_OURS : (tx, at) => followRefund({ tx, at }, known);
  },

  async dispute({ processor, event }) {
    const known = await processor.reports.readDispute(event.reference);
    return known === undefined ? NOT_OURS : (tx, at) => followDispute({ tx, at }, { known });
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

  payout:
    ({ event }) =>
    async (tx) => {
      if ((await findPayout(tx, event.reference)) === undefined) return false;
      await wakePayout(tx, event.reference);
      return true;
    },

  async payout_account({ db, event, hosted }) {
    const account = await findPayoutAccount(db, event.reference);
    if (hosted?.accounts === undefined || account?.kind !== 'stripe') return NOT_OURS;
    const { accounts, secrets } = hosted;
    const details = openDetails(secrets, account);
    const known = details.kind === 'stripe' ? await accounts.read(details.stripeAccount) : undefined;
    if (known === undefined) return NOT_OURS;
    const news = { payoutAccountId: account.id, known };
    return async (tx, at) => (await followHostedAccount({ tx, at, secrets }, news)) !== undefined;
  },

  async identity_check({ db, event, identity }) {
    const check = await findIdentityCheck(db, event.reference);
    if (identity === undefined || check === undefined || !isOpen(check.state)) return NOT_OURS;
    const { id: checkId, reference, verificationId } = check;
    // The error causes a retry. By then, the workflow has stored the vendor's id.
    if (reference === null) throw new Error('The identity check is still being opened.');
    const answer = await identity.read(reference);
    return async (tx, at) => {
      await followIdentityCheck({ tx, at }, { checkId, reference, answer });
      await wakeVerification(tx, verificationId);
      return true;
    };
  },
};

/** Reads the event's object from the processor, outside any transaction. Returns the change to make. */
export async function prepareEvent(task: Task): Promise<Change> {
  // If the event is from another processor, it arrived before the setting PAYMENT_PROCESSOR was changed. We
  // can no longer read the event's object.
  if (task.event.processor !== task.processor.name) return NOT_OURS;
  return PREPARATIONS[task.event.kind](task);
}

/**
 * Wakes the workflow of a gift. `reference` is the gift's id, or the processor's id of the payment if the
 * processor does not know the gift's id.
 */
async function wakeGiftOf(tx: Database, reference: string): Promise<boolean> {
  const charge = (await findCharge(tx, reference)) ?? (await findChargeByReference(tx, reference));
  if (charge === undefined) return false;
  await wakeGift(tx, charge.donationId);
  return true;
}

/**
 * Finds the source of an event. The event's reference is the processor's id of a setup, a card or an account.
 */
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
  if (known.state === 'disabled') await disableSource({ tx, at }, name);
  else await followSource(tx, { ...name, facts: known.facts });
}
