/** Returns the id of an object that Stripe names by its id or sends whole. Undefined if Stripe names none. */
export function idOf(named: string | { id: string } | null | undefined): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}
