/** From a host name to every address it has. */
import { lookup, Resolver } from 'node:dns/promises';

/** Names that nobody can register: the hosts file and the operator's own DNS answer for them. */
const PRIVATE_NAME = /^[^.]+\.?$|\.(internal|local|localhost|test|home\.arpa)\.?$/;

/**
 * Every address of a host name; rejects when there is none.
 * Public names are asked over DNS directly: the system's resolver occupies one of two threads until a
 * silent name server times out, so that ten such names would hold up every other endpoint for a minute.
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
