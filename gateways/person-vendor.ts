/** Vendors that check a person's phone, identity or background. Several vendors are combined behind this interface. */
import { type CheckOutcome, type PersonCheck } from '../domain/verification/person-checks';

export interface Person {
  /** The user's id. The vendor files the person's evidence under it. */
  reference: string;
  name: string;
}

export interface PersonVendor {
  /** The vendor's name in evidence. */
  name: string;
  /**
   * Runs one check on a person. Returns within seconds, with `undecided` if the vendor takes longer. Repeating a check
   * gives the same outcome. Rejects if the vendor is unavailable. The caller then retries.
   */
  check(kind: PersonCheck, person: Person): Promise<Exclude<CheckOutcome, 'not_checked'>>;
}

/** The sandbox vendor. Clears a check unless the person's name has the word `fail_<check>` or `undecided_<check>`. */
export const sandboxPersonVendor: PersonVendor = {
  name: 'sandbox',
  check(kind, person) {
    const words = person.name.toLowerCase().split(/\s+/);
    if (words.includes(`fail_${kind}`)) return Promise.resolve('failed');
    return Promise.resolve(words.includes(`undecided_${kind}`) ? 'undecided' : 'clear');
  },
};
