/** Knows the countries of the world by their codes of two letters. */
import { iso31661Alpha2ToNumeric } from 'iso-3166/1-a2-to-1-n.js';

/** Kosovo has no code of ISO 3166-1. Banks and the registry of IBANs use this one. */
const KOSOVO = 'XK';

export const COUNTRY_FAULT = 'must be a country code of two capital letters (ISO 3166-1), such as "US"';

/** Returns true for an assigned code of ISO 3166-1, and for the code of Kosovo. */
export function isCountry(code: string): boolean {
  return code === KOSOVO || Object.hasOwn(iso31661Alpha2ToNumeric, code);
}
