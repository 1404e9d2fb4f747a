/** What the events of volunteer hours carry. */
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
    .meta({ description: 'A volunteer handed in hours.' }),
  'volunteer.hours.verified': z
    .strictObject({ ...hours, verified_at: time })
    .meta({ description: 'The charity confirmed hours.' }),
  'volunteer.hours.rejected': z
    .strictObject({ ...hours, rejected_at: time, reason: z.string().nullable() })
    .meta({ description: 'The charity did not confirm hours, or the platform took a confirmation back.' }),
  'volunteer.hours.information_required': z
    .strictObject({ ...hours, reason: z.string().nullable() })
    .meta({ description: 'The charity asks the volunteer something before it decides.' }),
  'volunteer.hours.withdrawn': z
    .strictObject({ ...hours, withdrawn_at: time })
    .meta({ description: 'The volunteer took a submission back.' }),
  'volunteer.hours.reminder': z
    .strictObject({ ...hours, expires_at: time })
    .meta({ description: 'Hours wait for the charity: told on day 3 and on day 7.' }),
  'volunteer.hours.handed_over': z
    .strictObject({ ...hours, expires_at: time })
    .meta({ description: 'The charity has not decided for 14 days: reviewers of the platform may.' }),
  'volunteer.hours.expired': z
    .strictObject({ ...hours, expired_at: time })
    .meta({ description: 'Nobody decided on hours for 30 days.' }),
};
