/** Reads X-Forwarded-For and X-Forwarded-Proto from one or more trusted proxies. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Block = ReturnType<typeof ipaddr.parseCIDR>;

export interface Forwarded {
  /** The right-most address that is not a trusted proxy. */
  address: string;
  /** True if a trusted proxy says that this address used TLS. */
  isTls: boolean;
}

export function readTrustedProxies(cidrs: string[]): Block[] {
  return cidrs.map((cidr) => ipaddr.parseCIDR(cidr));
}

/**
 * Finds the client. Each proxy appends its caller's address to the header. The search therefore goes from
 * right to left, starting with the entry that our own proxy appended.
 */
export function readForwarded(trusted: Block[], peer: string, addresses: string, schemes: string): Forwarded {
  let address = ipaddr.process(peer).toString();
  if (!isTrusted(trusted, address)) return { address, isTls: false };
  const listed = listOf(addresses);
  let position = listed.length;
  while (position > 0 && isTrusted(trusted, address)) {
    const next = readAddress(listed[position - 1] ?? '');
    if (next === undefined) break;
    address = next;
    position -= 1;
  }
  const given = listOf(schemes);
  const scheme = given.length === listed.length ? given[position] : undefined;
  return { address, isTls: (scheme ?? given.at(-1))?.toLowerCase() === 'https' };
}

function isTrusted(trusted: Block[], text: string): boolean {
  const address = ipaddr.parse(text);
  return trusted.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits));
}

function listOf(header: string): string[] {
  return header === '' ? [] : header.split(',').map((entry) => entry.trim());
}

/** Parses an address. Some proxies append a port. */
function readAddress(entry: string): string | undefined {
  const text = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(text) === 0 ? undefined : ipaddr.process(text).toString();
}
