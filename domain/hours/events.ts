/** Defines the events of volunteer hours in wire format. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { day, id, time } from '../events/fields';
import { type HoursStatus } from './hours';

const fields = {
  submission_id: id,
  charity_id: id,
  volunteer_id: id,
  hours: z.number().positive(),
  date: day,
};

export const hoursEvents = {
  'volunteer.hours.submitted': z
    .strictObject({ ...fields, submitted_at: time })
    .meta({ description: 'A volunteer submitted hours.' }),
  'volunteer.hours.verified': z
    .strictObject({ ...fields, verified_at: time })
    .meta({ description: 'The charity or the platform confirmed hours.' }),
  'volunteer.hours.rejected': z
    .strictObject({ ...fields, rejected_at: time, reason: z.string().nullable() })
    .meta({
      description: 'The charity or the platform rejected hours, or the platform reversed a confirmation.',
    }),
  'volunteer.hours.information_required': z
    .strictObject({ ...fields, reason: z.string().nullable() })
    .meta({ description: 'The charity or the platform asked the volunteer for information.' }),
  'volunteer.hours.withdrawn': z
    .strictObject({ ...fields, withdrawn_at: time })
    .meta({ description: 'The volunteer withdrew a submission.' }),
  'volunteer.hours.reminder': z
    .strictObject({ ...fields, expires_at: time })
    .meta({ description: 'The charity has not decided about hours yet. Sent on day 3 and on day 7.' }),
  'volunteer.hours.handed_over': z
    .strictObject({ ...fields, expires_at: time })
    .meta({ description: 'The charity did not decide within 14 days. Platform reviewers can decide now.' }),
  'volunteer.hours.expired': z
    .strictObject({ ...fields, expired_at: time })
    .meta({ description: 'Hours expired because nobody decided within 30 days.' }),
};
type HoursEvent = EventOf<typeof hoursEvents>;

interface PrintableHours {
  id: string;
  charityId: string;
  volunteerUserId: string;
  hundredths: number;
  workedOn: string;
}

/** Returns the wire form of a submission of hours, from which the API also presents it. */
export function printHours(submission: PrintableHours) {
  return {
    submission_id: submission.id,
    charity_id: submission.charityId,
    volunteer_id: submission.volunteerUserId,
    hours: submission.hundredths / 100,
    date: submission.workedOn,
  };
}

export function hoursSubmitted(submission: PrintableHours, at: Date): HoursEvent {
  return {
    name: 'volunteer.hours.submitted',
    data: { ...printHours(submission), submitted_at: at.toISOString() },
  };
}

/** Builds the event that reminds the charity, or the event of the hand-over to the platform's reviewers. */
export function hoursWaiting(
  submission: PrintableHours & { expiresAt: Date },
  isHandedOver: boolean,
): HoursEvent {
  return {
    name: isHandedOver ? 'volunteer.hours.handed_over' : 'volunteer.hours.reminder',
    data: { ...printHours(submission), expires_at: submission.expiresAt.toISOString() },
  };
}

/** Builds the event for a new state. Returns undefined if the state has no event. */
export function hoursMoved(
  submission: PrintableHours,
  to: { status: HoursStatus; reason: string | null },
  at: Date,
): HoursEvent | undefined {
  const data = printHours(submission);
  const { reason } = to;
  const movedAt = at.toISOString();
  switch (to.status) {
    case 'verified':
      return { name: 'volunteer.hours.verified', data: { ...data, verified_at: movedAt } };
    case 'rejected':
      return { name: 'volunteer.hours.rejected', data: { ...data, rejected_at: movedAt, reason } };
    case 'information_required':
      return { name: 'volunteer.hours.information_required', data: { ...data, reason } };
    case 'withdrawn':
      return { name: 'volunteer.hours.withdrawn', data: { ...data, withdrawn_at: movedAt } };
    case 'expired':
      return { name: 'volunteer.hours.expired', data: { ...data, expired_at: movedAt } };
    case 'pending':
    case 'in_review': // A mutant survives: the end of the function also returns undefined
      return undefined;
  }
}
