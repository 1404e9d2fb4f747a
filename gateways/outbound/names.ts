/** Resolves host names. */
import { lookup, Resolver } from 'node:dns/promises';

/** Names that nobody can register. Only the hosts file and the operator's own DNS can resolve them. */
const PRIVATE_NAME = /^[^.]+\.?$|\.(internal|local|localhost|test|home\.arpa)\.?$/;

/**
 * Returns every address of a host name. Rejects if the name has no address. Queries DNS directly for public
 * names, because the system resolver runs only two lookups at once. A name server that never answers would
 * occupy one of the two. Ten such name servers would delay all other lookups by a minute.
 */
export async function resolveName(
  hostname: string,
  resolver = new Resolver({ timeout: 1_500, tries: 2 }),
): Promise<string[]> {
  if (PRIVATE_NAME.test(hostname)) {
    return (await lookup(hostname, { all: true })).map(({ address }) => address);
  }
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0 && answers[0].status === 'rejected') throw answers[0].reason;
  return addresses;
}
