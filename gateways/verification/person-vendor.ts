/**
 * A vendor checks a person's phone, identity or background. One implementation can combine several vendors.
 */
import { type CheckOutcome, type PersonCheck } from '../../domain/verification/person-checks';

export interface Person {
  /** The user's id. The vendor files the person's evidence under it. */
  reference: string;
  name: string;
}

export interface PersonVendor {
  /** The name of the vendor. The platform stores it with the evidence. */
  name: string;
  /**
   * Runs one check on a person. Returns `undecided` if the vendor needs more than a few seconds. Repeating a
   * check returns the same outcome. Rejects if the vendor is unavailable; the caller then retries.
   */
  check(kind: PersonCheck, person: Person): Promise<Exclude<CheckOutcome, 'not_checked'>>;
}

/**
 * Simulates a vendor. A person with the word `fail_<check>` or `undecided_<check>` in their name gets that
 * outcome.
 */
export const sandboxPersonVendor: PersonVendor = {
  name: 'sandbox',
  check(kind, person) {
    const words = person.name.toLowerCase().split(/\s+/);
    if (words.includes(`fail_${kind}`)) return Promise.resolve('failed');
    return Promise.resolve(words.includes(`undecided_${kind}`) ? 'undecided' : 'clear');
  },
};
