/** Where a charity, campaign or opportunity is, in requests and answers. */
import { z } from 'zod';
import { textField } from './fields';

/** Part of a location: what is absent stays as it is, what is null is forgotten. */
export const locationRequest = z.strictObject({
  city: textField(100).min(1).nullable().optional(),
  state: textField(100).min(1).nullable().optional(),
  postal_code: textField(20).min(1).nullable().optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code of two capitals, such as "US"')
    .nullable()
    .optional(),
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

export interface Location {
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}

export const NOWHERE: Location = {
  city: null,
  state: null,
  postalCode: null,
  country: null,
  latitude: null,
  longitude: null,
};

/** A location with the changes of a request. */
export function changeLocation(
  before: Location,
  request: z.output<typeof locationRequest> | undefined,
): Location {
  const pick = <Value>(value: Value | undefined, old: Value): Value => (value === undefined ? old : value);
  return {
    city: pick(request?.city, before.city),
    state: pick(request?.state, before.state),
    postalCode: pick(request?.postal_code, before.postalCode),
    country: pick(request?.country, before.country),
    latitude: pick(request?.latitude, before.latitude),
    longitude: pick(request?.longitude, before.longitude),
  };
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
