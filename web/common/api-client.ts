import { GivingClient } from '../../client/index';
import { apiAddress } from './site';

/** Returns the current token. `refused` is one that the server has just refused. */
export type TokenSource = string | ((refused?: string) => Promise<string>);

/** Makes a client of the API that sends this token. */
export function makeClient(apiKey: TokenSource): GivingClient {
  // The address decides where calls go. Production adds that it must be https.
  const baseUrl = apiAddress();
  const environment = baseUrl.startsWith('https:') ? 'production' : 'sandbox';
  return new GivingClient({ apiKey, environment, baseUrl });
}
