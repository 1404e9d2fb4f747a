/** Defines the task queue, and the inputs, signals and queries of the workflows. */

import { defineQuery, defineSignal } from '@temporalio/workflow';
import { type HoursStatus, type HoursStep, type StepKind } from '../domain/hours/hours';

export const TASK_QUEUE = 'giving';

/** The input of `donation`. The activities read the gift's other data from its row. */
export interface DonationInput {
  donationId: string;
  /** The gift fails if the network has not confirmed it this many milliseconds after the broadcast. */
  giveUpAfterMs: number;
}

/** Tells a gift's workflow that the status of its charge changed: the donor confirmed the payment, or the processor decided. */
export const chargeMoved = defineSignal('chargeMoved');

export interface RefundInput {
  refundId: string;
}

/** Tells the workflow of a refund that the processor moved it. */
export const refundMoved = defineSignal('refundMoved');

export interface DisputeInput {
  disputeId: string;
  /** The evidence deadline, in milliseconds since 1970. */
  evidenceDueAtMs: number;
  /** True if a real processor decides the dispute. Then our deadline does not end it. */
  isProcessors?: boolean;
}

/** Tells the workflow that the dispute's row changed: evidence or an outcome arrived. */
export const disputeMoved = defineSignal('disputeMoved');

export interface CharityChangeInput {
  changeId: string;
  /** The cooling-off ends at this time, in milliseconds since 1970. */
  effectiveAtMs: number;
}

/** A plan's schedule starts `recurringGift` with this input. */
export interface RecurringGiftInput {
  recurringId: string;
}

/** `recurringRetry` retries an occurrence, which is the gift of one due date. */
export interface RecurringRetryInput {
  recurringId: string;
  /** The occurrence's number in its plan, counted from 1. */
  number: number;
  /** The attempt's number, counted from 1. */
  attempt: number;
  /** In milliseconds since 1970. */
  dueAtMs: number;
}

/** `webhookDelivery` retries one delivery after its first attempt failed. */
export interface WebhookDeliveryInput {
  deliveryId: string;
  /** Each redelivery starts a new round with the next number. A new round ends this workflow. */
  round: number;
  /** The next attempt is due at this time, in milliseconds since 1970. */
  nextAttemptAtMs: number;
  /** True if Temporal starts the workflow only when the attempt is due, so that it needs no timer. */
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

/** `volunteerHours` waits for a decision. A submission's `steps` never change. */
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

/** `verification` runs one verification from application to its end. */
export interface VerificationInput {
  verificationId: string;
  /** Counts the approved years. It is 0 before the first approval. */
  period: number;
}

/** `nowMs` is the time by the workflow's clock, which decides which steps are due. */
export interface VerificationStep {
  verificationId: string;
  nowMs: number;
}

export interface VerificationView {
  stage: string;
  status: string;
  waitsFor: string;
  /** The event at the next deadline and its ISO 8601 time, or null if there is no deadline. */
  next: { what: string; at: string } | null;
}

/** Returns the state of a verification for an operator. */
export const verificationState = defineQuery<VerificationView | null>('state');
/** Tells the workflow that the verification's row changed. */
export const verificationChanged = defineSignal('changed');
