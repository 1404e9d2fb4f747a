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
    .meta({ description: 'The charity did not confirm hours.' }),
};
