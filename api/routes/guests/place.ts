import { type Database } from '../../../db/database';
import { countRequest } from '../../../db/queries/platform/rate-windows';
import { countedAddress } from '../../../domain/charges/velocity';
import { LINK_REQUESTS_PER_HOUR } from '../../../domain/guests/guest';
import { hashKey } from '../../../gateways/secrets/tokens';

/** Returns the key of a client's rate limit. Hashes the address, so that no address is stored. */
export function sessionPlace(address: string): string {
  return `guest-sessions:${hashKey(countedAddress(address))}`;
}

/** Counts a request for a link. Returns false if the client's address made too many requests this hour. */
export async function mayAskForLink(db: Database, address: string): Promise<boolean> {
  const { used } = await countRequest(db, `guest-link-place:${hashKey(countedAddress(address))}`);
  return used <= LINK_REQUESTS_PER_HOUR;
}
