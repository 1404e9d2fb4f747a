/** Defines the data of volunteer-hours events. */
import { z } from 'zod';
import { day, id, time } from './fields';

const hours = {
  submission_id: id,
  charity_id: id,
  volunteer_id: id,
  hours: z.number().positive(),
  date: day,
};

export const volunteeringEvents = {
  'volunteer.hours.submitted': z
    .strictObject({ ...hours, submitted_at: time })
    .meta({ description: 'A volunteer submitted hours.' }),
  'volunteer.hours.verified': z
    .strictObject({ ...hours, verified_at: time })
    .meta({ description: 'The charity or the platform confirmed hours.' }),
  'volunteer.hours.rejected': z
    .strictObject({ ...hours, rejected_at: time, reason: z.string().nullable() })
    .meta({
      description: 'The charity or the platform rejected hours, or the platform reversed a confirmation.',
    }),
  'volunteer.hours.information_required': z
    .strictObject({ ...hours, reason: z.string().nullable() })
    .meta({ description: 'The charity or the platform asked the volunteer for information.' }),
  'volunteer.hours.withdrawn': z
    .strictObject({ ...hours, withdrawn_at: time })
    .meta({ description: 'The volunteer withdrew a submission.' }),
  'volunteer.hours.reminder': z
    .strictObject({ ...hours, expires_at: time })
    .meta({ description: 'The charity has not decided about hours yet. Sent on day 3 and on day 7.' }),
  'volunteer.hours.handed_over': z
    .strictObject({ ...hours, expires_at: time })
    .meta({ description: 'The charity did not decide within 14 days. Platform reviewers can decide now.' }),
  'volunteer.hours.expired': z
    .strictObject({ ...hours, expired_at: time })
    .meta({ description: 'Hours expired because nobody decided within 30 days.' }),
};
