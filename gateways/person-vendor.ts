/** Vendors check a person's phone, identity or background. One implementation can combine several vendors. */
import { type CheckOutcome, type PersonCheck } from '../domain/verification/person-checks';

export interface Person {
  /** The user's id. The vendor files the person's evidence under it. */
  reference: string;
  name: string;
}

export interface PersonVendor {
  /** The stored evidence contains this name. */
  name: string;
  /**
   * Runs one check on a person. If the vendor needs more than a few seconds, returns `undecided`. Repeating a check
   * returns the same outcome. If the vendor is unavailable, the promise rejects and the caller retries.
   */
  check(kind: PersonCheck, person: Person): Promise<Exclude<CheckOutcome, 'not_checked'>>;
}

/** Simulates a vendor. The word `fail_<check>` or `undecided_<check>` in a person's name forces that outcome. */
export const sandboxPersonVendor: PersonVendor = {
  name: 'sandbox',
  check(kind, person) {
    const words = person.name.toLowerCase().split(/\s+/);
    if (words.includes(`fail_${kind}`)) return Promise.resolve('failed');
    return Promise.resolve(words.includes(`undecided_${kind}`) ? 'undecided' : 'clear');
  },
};
