/** Reads and presents the location of a charity, campaign or opportunity. */
import { z } from 'zod';
import { type Location } from '../domain/location';
import { definedFields } from './defined-fields';
import { countryField, nameField } from './fields';

/** Accepts a partial location. An absent field stays unchanged, and null clears a field. */
export const locationRequest = z.strictObject({
  city: nameField(100).nullable().optional(),
  state: nameField(100).nullable().optional(),
  postal_code: nameField(20).nullable().optional(),
  country: countryField.nullable().optional(),
  latitude: z.number().min(-90).max(90).nullable().optional(),
  longitude: z.number().min(-180).max(180).nullable().optional(),
});

export const locationAnswer = z.object({
  city: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** Returns the location fields that a request contains. */
export function readLocation(request: z.output<typeof locationRequest>): Partial<Location> {
  return definedFields({
    city: request.city,
    state: request.state,
    postalCode: request.postal_code,
    country: request.country,
    latitude: request.latitude,
    longitude: request.longitude,
  });
}

export function presentLocation(row: Location): z.input<typeof locationAnswer> {
  return {
    city: row.city,
    state: row.state,
    postal_code: row.postalCode,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
