/** Whose gifts the pages show: those of an account, or those that a guest's mailed link opened. */
import { type GivingClient } from '../../client/index';

export interface Person {
  name: string;
  email: string;
  /** The language of the account. */
  locale: string | undefined;
}

export interface RecentSignIn {
  /** The person signed in within the last ten minutes. */
  isRecent: () => boolean;
  /** Leaves for a recent sign-in, which comes back to this page. */
  signInRecently: () => Promise<never>;
}

export interface Session {
  kind: 'account' | 'guest';
  client: GivingClient;
  /** Who signed in. A guest has no name here. */
  readPerson: () => Promise<Person | undefined>;
  /** What sensitive pages ask of an account. A guest has none. */
  recent?: RecentSignIn;
  /** Signs out, or forgets the guest's session. Leaves the page. */
  end: () => Promise<void>;
}
