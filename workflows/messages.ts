/** Everything a starter of workflows must know: the queue, workflow ids, inputs. Money travels as text, prices frozen. */

import { defineQuery, defineSignal } from '@temporalio/workflow';
import { type HoursStatus, type HoursStep, type StepKind } from '../domain/hours/hours';

export const TASK_QUEUE = 'giving';

/** The input of `donation`: ids only, the gift's own row holds its frozen price. */
export interface DonationInput {
  donationId: string;
  /** How long after the broadcast to stop waiting for the network, in milliseconds. */
  giveUpAfterMs: number;
}

/** The input of `refund`. */
export interface RefundInput {
  refundId: string;
}

/** The input of `dispute`. */
export interface DisputeInput {
  disputeId: string;
  /** When the evidence is due, in milliseconds since 1970. */
  evidenceDueAtMs: number;
}

/** The dispute's row has changed: evidence or an outcome came. */
export const disputeMoved = defineSignal('disputeMoved');

/** The input of `recurringGift`, which a plan's schedule starts. */
export interface RecurringGiftInput {
  recurringId: string;
}

/** The input of `recurringRetry`, which makes one more attempt at an occurrence. */
export interface RecurringRetryInput {
  recurringId: string;
  /** The occurrence, counted from 1. */
  number: number;
  /** The attempt it is about to make, counted from 1. */
  attempt: number;
  /** In milliseconds since 1970. */
  dueAtMs: number;
}

/** The input of `webhookDelivery`, which retries one delivery after its first attempt failed. */
export interface WebhookDeliveryInput {
  deliveryId: string;
  /** The delivery's round; a redelivery begins another, and this workflow ends. */
  round: number;
  /** When the next attempt is due, in milliseconds since 1970. */
  nextAttemptAtMs: number;
  /** The first task is held until the next attempt is due: there is nothing to wait for. */
  beginsWhenDue?: boolean;
}

export interface WebhookDeliveryState {
  state: 'retrying' | 'delivered' | 'failed' | 'held' | 'outdated';
  /** ISO 8601; null once there will be no other attempt. */
  nextAttemptAt: string | null;
}

/** How far the retries of a delivery are. */
export const deliveryState = defineQuery<WebhookDeliveryState>('state');
/** Make the next attempt now. */
export const retryNow = defineSignal('retryNow');
/** Make no other attempt. */
export const giveUp = defineSignal('giveUp');

/** The input of `volunteerHours`, which waits for the charity's decision; its steps are frozen at submission. */
export interface VolunteerHoursInput {
  submissionId: string;
  steps: HoursStep[];
}

export interface VolunteerHoursState {
  status: HoursStatus | 'waiting';
  /** What comes next, and when (ISO 8601); null once it is decided. */
  nextStep: { kind: StepKind; at: string } | null;
}

/** How long a submission of hours has waited. */
export const volunteerHoursState = defineQuery<VolunteerHoursState>('state');
/** The submission was decided on or withdrawn. */
export const hoursDecided = defineSignal('hoursDecided');

/** The input of `verification`, which looks after one verification over the years. */
export interface VerificationInput {
  verificationId: string;
  /** The approval whose year this run looks after; 0 before the first. */
  period: number;
}

/** A step of a verification: the workflow's clock decides what is due. */
export interface VerificationStep {
  verificationId: string;
  nowMs: number;
}

export interface VerificationView {
  stage: string;
  status: string;
  waitsFor: string;
  /** ISO 8601 and what happens then; null when no clock runs. */
  next: { what: string; at: string } | null;
}

/** Where a verification stands, for an operator. */
export const verificationState = defineQuery<VerificationView | null>('state');
/** Its row was changed: look again. */
export const verificationChanged = defineSignal('changed');
