/** Builds the events of volunteer hours in wire format. */
import { type DomainEvent } from '../events/event';
import { type HoursStatus } from './hours';

interface Submission {
  id: string;
  charityId: string;
  volunteerUserId: string;
  hundredths: number;
  workedOn: string;
}

export function hoursSubmitted(submission: Submission, at: Date): DomainEvent {
  return {
    name: 'volunteer.hours.submitted',
    data: { ...common(submission), submitted_at: at.toISOString() },
  };
}

/** Builds the event that reminds the charity, or the event of the hand-over to the platform's reviewers. */
export function hoursWaiting(
  submission: Submission & { expiresAt: Date },
  isHandedOver: boolean,
): DomainEvent {
  return {
    name: isHandedOver ? 'volunteer.hours.handed_over' : 'volunteer.hours.reminder',
    data: { ...common(submission), expires_at: submission.expiresAt.toISOString() },
  };
}

/** Builds the event for a new state. Returns undefined if the state has no event. */
export function hoursMoved(
  submission: Submission,
  to: { status: HoursStatus; reason: string | null },
  at: Date,
): DomainEvent | undefined {
  const data = common(submission);
  const { reason } = to;
  const time = at.toISOString();
  switch (to.status) {
    case 'verified':
      return { name: 'volunteer.hours.verified', data: { ...data, verified_at: time } };
    case 'rejected':
      return { name: 'volunteer.hours.rejected', data: { ...data, rejected_at: time, reason } };
    case 'information_required':
      return { name: 'volunteer.hours.information_required', data: { ...data, reason } };
    case 'withdrawn':
      return { name: 'volunteer.hours.withdrawn', data: { ...data, withdrawn_at: time } };
    case 'expired':
      return { name: 'volunteer.hours.expired', data: { ...data, expired_at: time } };
    case 'pending':
    case 'in_review':
      return undefined;
  }
}

function common(submission: Submission) {
  return {
    submission_id: submission.id,
    charity_id: submission.charityId,
    volunteer_id: submission.volunteerUserId,
    hours: submission.hundredths / 100,
    date: submission.workedOn,
  };
}
