/** Describes a donor, by the details that the donor enters with a gift. See docs/rules/donors.md. */

export interface DonorAddress {
  line1: string;
  line2: string | null;
  city: string;
  state: string | null;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** The donor's details, without the name. They are stored encrypted. */
export interface DonorDetails {
  email: string;
  address: DonorAddress | null;
  company: string | null;
  taxId: string | null;
}

/** The longest tax id of a person or company that a request may carry. */
export const TAX_ID_LENGTH = 40;

/** Returns the lines of an address, as a receipt prints them. */
export function addressLines({ line1, line2, city, state, postalCode, country }: DonorAddress): string[] {
  const place = [city, state, postalCode].filter((part) => part !== null).join(', ');
  return [line1, ...(line2 === null ? [] : [line2]), place, country];
}
