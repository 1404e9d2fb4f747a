/** Vendors that check persons: phone, identity, background. An installation with several puts them behind one of these. */
import { type CheckOutcome, type PersonCheck } from '../domain/verification/person-checks';

export interface Person {
  /** The user's id, under which the vendor keeps what the person showed it. */
  reference: string;
  name: string;
}

export interface PersonVendor {
  /** How evidence names it. */
  name: string;
  /**
   * One check of one person. It answers within seconds, `undecided` where the vendor takes longer; asked again it
   * says the same. It rejects when the vendor is away, and is then asked again.
   */
  check(kind: PersonCheck, person: Person): Promise<Exclude<CheckOutcome, 'not_checked'>>;
}

/** The vendor of a sandbox: clear, but for the check named in the person's name, `fail_<check>` or `undecided_<check>`. */
export const sandboxPersonVendor: PersonVendor = {
  name: 'sandbox',
  check(kind, person) {
    const words = person.name.toLowerCase().split(/\s+/);
    if (words.includes(`fail_${kind}`)) return Promise.resolve('failed');
    return Promise.resolve(words.includes(`undecided_${kind}`) ? 'undecided' : 'clear');
  },
};
