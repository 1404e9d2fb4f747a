import { type z } from 'zod';
import { type Hours, type HoursTimelineEntry } from '../../db/queries/hours/hours';
import { formatMinute } from '../../domain/hours/clock';
import { printHours } from '../../domain/hours/events';
import { hoursSchema } from '../routes/hours/schema';
import { project } from '../project';

/** Presents a submission of hours to the volunteer, the charity's members and platform staff. */
export function presentHours(hours: Hours, timeline: HoursTimelineEntry[]): z.input<typeof hoursSchema> {
  return project(hoursSchema, hours, {
    ...printHours(hours),
    verifier_id: hours.verifierUserId,
    claimed_hours: hours.claimedHundredths / 100,
    start_time: hours.startsAtMinute === null ? null : formatMinute(hours.startsAtMinute),
    timeline: timeline.map(({ status, detail, byUserId, at }) => ({
      status,
      detail,
      by: byUserId,
      at: at.toISOString(),
    })),
  });
}
