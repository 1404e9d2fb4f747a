/** Defines the task queue, and the inputs, signals and queries of the workflows. */

import { defineQuery, defineSignal } from '@temporalio/workflow';
import { type HoursStatus, type HoursStep, type StepKind } from '../domain/hours/hours';
import { type PledgeStatus } from '../domain/matching/pledge';
import { type SubscriptionStatus } from '../domain/subscriptions/subscription';
import { type PayoutStatus } from '../domain/payouts/payout';

export { dayOfPayoutRun, PAYOUT_RUN_ID, RUN_TIME } from '../domain/payouts/timing';

export const TASK_QUEUE = 'giving';

/** The input of `donation`. The activities read the gift's other data from its row. */
export interface GiftInput {
  donationId: string;
  /**
   * The deadline of the settlement network, in milliseconds after the transfer was broadcast. By then the network must have confirmed the
   * gift, or be certain to confirm it later. Otherwise the gift fails.
   */
  giveUpAfterMs: number;
}

/**
 * Tells a gift's workflow that its charge may have changed. Either the donor confirmed or refused the payment, or the
 * processor reported a change.
 */
export const chargeMoved = defineSignal('chargeMoved');

export interface RefundInput {
  refundId: string;
}

/** Tells a refund's workflow that the processor reported a change of the refund. */
export const refundMoved = defineSignal('refundMoved');

export interface DisputeInput {
  disputeId: string;
  /** The evidence deadline, in milliseconds since 1970. */
  evidenceDueAtMs: number;
  /** True if a processor decides the dispute. Our deadline does not end such a dispute. */
  isProcessors?: boolean;
}

/** Tells a dispute's workflow that its row changed, because evidence or an outcome arrived. */
export const disputeMoved = defineSignal('disputeMoved');

export interface CharityChangeInput {
  changeId: string;
  /** The end of the cooling-off period, in milliseconds since 1970. */
  effectiveAtMs: number;
}

/** The input of `erasure`. */
export interface ErasureInput {
  erasureId: string;
  /** When the data are erased, in milliseconds since 1970. Until then, the person can be restored. */
  eraseAtMs: number;
}

/** What an attempt to erase a person leads to. A hindrance postpones the erasure. */
export type ErasureEnd = 'erased' | 'restored' | { postponedToMs: number };

/** The input of `dataExport`. */
export interface DataExportInput {
  exportId: string;
}

export interface PayoutAccountInput {
  accountId: string;
  /** The cooling-off ends at this time, in milliseconds since 1970. */
  effectiveAtMs: number;
}

export interface MatchingInput {
  pledgeId: string;
}

/** Tells a pledge's workflow that the pledge ended, or that a charge of its sponsor succeeded or failed. */
export const matchingMoved = defineSignal('matchingMoved');

export interface MatchingView {
  status: PledgeStatus;
  /** The time of the next step, or null if none is left. */
  nextAt: string | null;
}

/** Returns the state of a pledge. Null until the workflow has read the pledge's row. */
export const matchingState = defineQuery<MatchingView | null>('state');

export interface SubscriptionInput {
  subscriptionId: string;
}

/** Tells a subscription's workflow that somebody ended the subscription. */
export const subscriptionMoved = defineSignal('subscriptionMoved');

export interface SubscriptionView {
  status: SubscriptionStatus;
  /** The time of the next step, or null if none is left. */
  nextAt: string | null;
}

/** Returns the state of a subscription. Null until the workflow has read the subscription's row. */
export const subscriptionState = defineQuery<SubscriptionView | null>('state');

/** The input of `recurringGift`. The schedule of a plan starts this workflow. */
export interface RecurringGiftInput {
  recurringId: string;
}

/**
 * The input of `recurringRetry`. The workflow retries one occurrence: the gift that a plan makes on one of
 * its due dates.
 */
export interface RecurringRetryInput {
  recurringId: string;
  /** The occurrence's number in its plan, counted from 1. */
  number: number;
  /** The attempt's number, counted from 1. */
  attempt: number;
  /** The time of the attempt, in milliseconds since 1970. */
  dueAtMs: number;
}

/** The input of `webhookDelivery`. The workflow retries one delivery after the first attempt failed. */
export interface WebhookDeliveryInput {
  deliveryId: string;
  /**
   * The number of the round. Each redelivery starts a new round, which ends the workflow of the previous
   * round.
   */
  round: number;
  /** The time of the next attempt, in milliseconds since 1970. */
  nextAttemptAtMs: number;
  /**
   * True if Temporal delays the workflow until the attempt is due. The workflow then needs no timer of its
   * own.
   */
  beginsWhenDue?: boolean;
}

export interface WebhookDeliveryState {
  state: 'retrying' | 'delivered' | 'failed' | 'held' | 'outdated';
  /** An ISO 8601 time, or null if no attempt follows. */
  nextAttemptAt: string | null;
}

/** Returns the state of a delivery's retries. */
export const deliveryState = defineQuery<WebhookDeliveryState>('state');
/** Makes the next attempt now. */
export const retryNow = defineSignal('retryNow');
/** Ends the retries. */
export const giveUp = defineSignal('giveUp');

/**
 * The input of `volunteerHours`. The workflow waits for the decision on a submission. The `steps` and their times are
 * fixed when the workflow starts.
 */
export interface VolunteerHoursInput {
  submissionId: string;
  steps: HoursStep[];
}

export interface VolunteerHoursState {
  status: HoursStatus | 'waiting';
  /** The next step and its ISO 8601 time, or null once the submission is decided. */
  nextStep: { kind: StepKind; at: string } | null;
}

/** Returns the state of a submission of hours, and the next step. */
export const volunteerHoursState = defineQuery<VolunteerHoursState>('state');
/** Tells the workflow that the submission was decided or withdrawn. */
export const hoursDecided = defineSignal('hoursDecided');

/** The input of `verification`. The workflow runs one verification from the application to its end. */
export interface VerificationInput {
  verificationId: string;
  /** The number of approvals so far. Each approval begins a new period of validity. */
  period: number;
}

export interface VerificationStep {
  verificationId: string;
}

export interface VerificationView {
  stage: string;
  status: string;
  waitsFor: string;
  /** The event at the next deadline and its ISO 8601 time, or null if there is no deadline. */
  next: { what: string; at: string } | null;
}

/** Returns the state of a verification. Operators read it in Temporal. */
export const verificationState = defineQuery<VerificationView | null>('state');
/** Tells the workflow that the verification's row changed. */
export const verificationChanged = defineSignal('changed');

/** The input of `screening`, which screens every organization after an import of a sanctions list. */
export interface ScreeningInput {
  list: string;
  /** The digest of the imported edition of the list. */
  digest: string;
}

export interface ScreeningView {
  /** `replaced` means that a newer edition of the list was imported. That edition has its own screening. */
  status: 'running' | 'completed' | 'replaced';
  screened: number;
  /** The number of organizations that resemble an entry of the list, where no earlier screening found this. */
  found: number;
  concerns: number;
}

/** Returns the progress of a screening. */
export const screeningState = defineQuery<ScreeningView>('state');

/** The input of `payout`. The activities read the payout's other data from its row. */
export interface PayoutInput {
  payoutId: string;
  /** When a scheduled payout is sent, in milliseconds since 1970. Until then, it can be cancelled. */
  leavesAtMs: number;
}

export interface PayoutView {
  status: PayoutStatus;
  waitsFor: 'operators' | 'account' | 'cancellation' | 'provider' | 'nobody';
  /** The next step's ISO 8601 time, or null if none is planned. */
  nextAt: string | null;
}

/** Returns the state of a payout. Null until the workflow has read the payout's row. */
export const payoutState = defineQuery<PayoutView | null>('state');
/** Tells a payout's workflow that the payout's row changed, or that the provider has news. */
export const payoutMoved = defineSignal('payoutMoved');

/** The input of `payoutRun` if a worker makes up for a lost run. The Schedule starts it without an input. */
export interface PayoutRunInput {
  day: string;
}

export interface PayoutRunView {
  day: string;
  /** How many charities the last pass has seen, and how many of them failed. */
  charities: number;
  failed: number;
  payouts: number;
}

/** The result of a run that sends saved reports. */
export interface ReportRunView {
  day: string;
  reports: number;
}

/** Returns the progress of a payout run. */
export const payoutRunState = defineQuery<PayoutRunView>('state');

export interface ReconciliationView {
  day: string;
  /** How many movements of money the processor listed for the day. */
  movements: number;
  /** How many references the run has compared so far. */
  compared: number;
  /** How many differences are new, reappeared or changed. */
  differences: number;
}

/** Returns the progress of a reconciliation. */
export const reconciliationState = defineQuery<ReconciliationView>('state');
