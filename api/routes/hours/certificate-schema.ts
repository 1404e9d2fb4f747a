import { z } from 'zod';
import { dayField, textField, timeField } from '../../fields';
import { formatParameter } from '../../print';

export const certificateQuery = z.strictObject({ format: formatParameter });

export const myCertificateQuery = z.strictObject({
  charity_id: textField(64).optional(),
  from: dayField.optional().meta({ description: 'First day of work, YYYY-MM-DD' }),
  to: dayField.optional().meta({ description: 'Last day of work, inclusive, YYYY-MM-DD' }),
  format: formatParameter,
});

export const certificateSchema = z
  .object({
    volunteer: z.object({ id: z.string(), name: z.string() }),
    from: z.iso.date().nullable().meta({ description: 'First requested day, or null if none was given' }),
    to: z.iso.date().nullable().meta({ description: 'Last requested day, or null if none was given' }),
    total_hours: z.number(),
    submissions: z.array(
      z.object({
        submission_id: z.string(),
        charity: z.object({ id: z.string(), name: z.string(), ein: z.string().nullable() }),
        date: z.iso.date(),
        hours: z.number(),
        description: z.string(),
        verified_at: timeField,
      }),
    ),
    issued_at: timeField,
  })
  .meta({ id: 'VolunteerCertificate' });
