/** Whose gifts the pages show: those of an account, or those that a guest's mailed link opened. */
import { GivingClient } from '../../../client/index';
import { apiAddress } from '../../common/site';

export interface Person {
  name: string;
  email: string;
  /** The language of the account. */
  locale: string | undefined;
}

export interface Session {
  kind: 'account' | 'guest';
  client: GivingClient;
  /** Who signed in. A guest has no name here. */
  readPerson: () => Promise<Person | undefined>;
  /** Signs out, or forgets the guest's session. Leaves the page. */
  end: () => Promise<void>;
}

/** Returns the current token. `refused` is one that the server has just refused. */
export type TokenSource = string | ((refused?: string) => Promise<string>);

export function makeClient(apiKey: TokenSource): GivingClient {
  // The address decides where calls go. Production adds that it must be https.
  const baseUrl = apiAddress();
  const environment = baseUrl.startsWith('https:') ? 'production' : 'sandbox';
  return new GivingClient({ apiKey, environment, baseUrl });
}
