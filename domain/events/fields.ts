/** Defines the field schemas of event data in wire format. */
import { z } from 'zod';

export const id = z.string().min(1).max(64);

/** An amount as a decimal string. */
export const amount = z
  .string()
  .regex(/^(0|[1-9][0-9]*)(\.[0-9]+)?$/)
  .meta({ description: 'Decimal string', example: '25.00' });

export const currency = z
  .string()
  .regex(/^[A-Z]{3,5}$/)
  .meta({ example: 'USD' });
export const time = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });
export const day = z.iso.date();

/** The donor's user id; null if the charity must not see who gave. */
export const donor = id
  .nullable()
  .meta({ description: 'null when the gift is anonymous, or `contact_consent` is false' });
