/** The contract between workflows and their callers: task queue, inputs, signals and queries. */

import { defineQuery, defineSignal } from '@temporalio/workflow';
import { type HoursStatus, type HoursStep, type StepKind } from '../domain/hours/hours';

export const TASK_QUEUE = 'giving';

/** The input of `donation`. The gift's row holds its frozen price. */
export interface DonationInput {
  donationId: string;
  /** How long to wait for the network after the broadcast, in milliseconds. */
  giveUpAfterMs: number;
}

/** The input of `refund`. */
export interface RefundInput {
  refundId: string;
}

/** The input of `dispute`. */
export interface DisputeInput {
  disputeId: string;
  /** The evidence deadline, in milliseconds since 1970. */
  evidenceDueAtMs: number;
}

/** Tells the workflow that the dispute's row changed: evidence or an outcome arrived. */
export const disputeMoved = defineSignal('disputeMoved');

/** The input of `charityChange`, which waits for the end of a change's cooling-off. */
export interface CharityChangeInput {
  changeId: string;
  /** When the cooling-off ends, in milliseconds since 1970. */
  effectiveAtMs: number;
}

/** The input of `recurringGift`, which a plan's schedule starts. */
export interface RecurringGiftInput {
  recurringId: string;
}

/** The input of `recurringRetry`, which makes one more attempt at an occurrence. */
export interface RecurringRetryInput {
  recurringId: string;
  /** The occurrence, counted from 1. */
  number: number;
  /** The number of this attempt, counted from 1. */
  attempt: number;
  /** In milliseconds since 1970. */
  dueAtMs: number;
}

/** The input of `webhookDelivery`, which retries one delivery after its first attempt failed. */
export interface WebhookDeliveryInput {
  deliveryId: string;
  /** The delivery's round. A redelivery starts a new round, which ends this workflow. */
  round: number;
  /** When the next attempt is due, in milliseconds since 1970. */
  nextAttemptAtMs: number;
  /** Whether the start itself is delayed until the next attempt is due. The workflow then needs no timer. */
  beginsWhenDue?: boolean;
}

export interface WebhookDeliveryState {
  state: 'retrying' | 'delivered' | 'failed' | 'held' | 'outdated';
  /** ISO 8601; null when no further attempt follows. */
  nextAttemptAt: string | null;
}

/** The state of a delivery's retries. */
export const deliveryState = defineQuery<WebhookDeliveryState>('state');
/** Make the next attempt now. */
export const retryNow = defineSignal('retryNow');
/** Make no further attempt. */
export const giveUp = defineSignal('giveUp');

/** The input of `volunteerHours`, which waits for a decision. The steps are frozen at submission. */
export interface VolunteerHoursInput {
  submissionId: string;
  steps: HoursStep[];
}

export interface VolunteerHoursState {
  status: HoursStatus | 'waiting';
  /** The next step and its time (ISO 8601); null once the submission is decided. */
  nextStep: { kind: StepKind; at: string } | null;
}

/** The state of a submission of hours, and its next step. */
export const volunteerHoursState = defineQuery<VolunteerHoursState>('state');
/** Tells the workflow that the submission was decided or withdrawn. */
export const hoursDecided = defineSignal('hoursDecided');

/** The input of `verification`, which runs one verification from application to its end. */
export interface VerificationInput {
  verificationId: string;
  /** The number of the approval whose year this run covers; 0 before the first. */
  period: number;
}

/** The input of a verification's steps. `nowMs` is the workflow's clock, which decides what is due. */
export interface VerificationStep {
  verificationId: string;
  nowMs: number;
}

export interface VerificationView {
  stage: string;
  status: string;
  waitsFor: string;
  /** The next deadline: what happens, and when (ISO 8601); null without one. */
  next: { what: string; at: string } | null;
}

/** The state of a verification, for an operator. */
export const verificationState = defineQuery<VerificationView | null>('state');
/** Tells the workflow that the verification's row changed. */
export const verificationChanged = defineSignal('changed');
