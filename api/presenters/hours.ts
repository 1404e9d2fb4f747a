import { type z } from 'zod';
import { type Hours, type HoursTimelineEntry } from '../../db/queries/hours/hours';
import { formatMinute } from '../../domain/hours/clock';
import { type hoursSchema } from '../routes/hours/schema';

/** Presents a submission of hours to the volunteer, the charity's members and platform staff. */
export function presentHours(hours: Hours, timeline: HoursTimelineEntry[]): z.input<typeof hoursSchema> {
  return {
    submission_id: hours.id,
    charity_id: hours.charityId,
    opportunity_id: hours.opportunityId,
    volunteer_id: hours.volunteerUserId,
    verifier_id: hours.verifierUserId,
    hours: hours.hundredths / 100,
    claimed_hours: hours.claimedHundredths / 100,
    date: hours.workedOn,
    start_time: hours.startsAtMinute === null ? null : formatMinute(hours.startsAtMinute),
    description: hours.description,
    proof_documents: hours.proofDocuments,
    status: hours.status,
    submitted_at: hours.submittedAt.toISOString(),
    decided_at: hours.decidedAt?.toISOString() ?? null,
    decided_by: hours.decidedBy,
    reason: hours.reason,
    expires_at: hours.expiresAt.toISOString(),
    handed_over_at: hours.handedOverAt?.toISOString() ?? null,
    timeline: timeline.map(({ status, detail, byUserId, at }) => ({
      status,
      detail,
      by: byUserId,
      at: at.toISOString(),
    })),
  };
}
