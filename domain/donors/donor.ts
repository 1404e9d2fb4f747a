/** Describes who gives, as the donor says with a gift. See docs/rules/donors.md. */

export interface DonorAddress {
  line1: string;
  line2: string | null;
  city: string;
  state: string | null;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** What the donor says beside the name. It is stored encrypted. */
export interface DonorDetails {
  email: string;
  address: DonorAddress | null;
  company: string | null;
  taxId: string | null;
}

/** The longest tax id of a person or company that a request may carry. */
export const TAX_ID_LENGTH = 40;

/** Returns true if the charity may see who made a gift. */
export function isDonorShown({ anonymous }: { anonymous: boolean }, contactConsent: boolean): boolean {
  return !anonymous && contactConsent;
}

/** Prints an address on lines, as a receipt shows it. */
export function addressLines({ line1, line2, city, state, postalCode, country }: DonorAddress): string[] {
  const place = [city, state, postalCode].filter((part) => part !== null).join(', ');
  return [line1, ...(line2 === null ? [] : [line2]), place, country];
}
