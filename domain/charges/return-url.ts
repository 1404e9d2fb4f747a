/** Checks the address to which a donor returns after confirming a payment. See docs/rules/charges.md. */

/**
 * Returns the reason why an address is refused, or undefined if it is allowed. The origin of the address must
 * be one of `origins`. The address must not contain a user name or a fragment.
 */
export function findReturnUrlFault(address: string, origins: Set<string>): string | undefined {
  if (!URL.canParse(address)) return 'must be a full web address';
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return 'must have no user name';
  if (address.includes('#')) return 'must have no fragment';
  if (origins.has(url.origin)) return undefined;
  return 'must have the same origin as one of your application’s redirect addresses';
}

/** Adds the gift's id to the address. */
export function returnAddress(address: string, donationId: string): string {
  const url = new URL(address);
  url.searchParams.set('donation_id', donationId);
  return url.href;
}
