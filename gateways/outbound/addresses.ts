/**
 * Decides which addresses an outbound request may reach. These are global unicast addresses, and addresses
 * that the operator allows.
 */
import ipaddr from 'ipaddr.js';

type Block = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** IPv6 ranges whose addresses contain an IPv4 address. `at` is the index of the IPv4 address's first byte. */
const EMBEDDING_RANGES: { range: [ipaddr.IPv6, number]; at: number }[] = [
  { range: ipaddr.IPv6.parseCIDR('::/96'), at: 12 }, // IPv4-compatible
  { range: ipaddr.IPv6.parseCIDR('::ffff:0:0/96'), at: 12 }, // IPv4-mapped
  { range: ipaddr.IPv6.parseCIDR('::ffff:0:0:0/96'), at: 12 }, // IPv4-translated
  { range: ipaddr.IPv6.parseCIDR('64:ff9b::/96'), at: 12 }, // NAT64
  { range: ipaddr.IPv6.parseCIDR('2002::/16'), at: 2 }, // 6to4
];
const UNSPECIFIED_AND_LOOPBACK = ipaddr.IPv6.parseCIDR('::/127');
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Azure's host agent. It gives credentials to any caller, although its address looks public. */
const METADATA_IN_PUBLIC_SPACE = ipaddr.IPv4.parseCIDR('168.63.129.16/32');

/** Creates the address check of an installation. Throws on a malformed CIDR block. */
export function createAddressCheck(allowedCidrs: string[]): (address: string) => boolean {
  const allowed = allowedCidrs.map((cidr): Block => ipaddr.parseCIDR(cidr));
  return (text) => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.parse(text);
    const embedded = address instanceof ipaddr.IPv6 ? embeddedIpv4(address) : undefined;
    const isListed = ipaddr.subnetMatch(embedded ?? address, { allowed }, 'other') === 'allowed';
    return isListed || isPlainGlobalUnicast(address);
  };
}

/** Returns an address in its shortest form. If the address contains an IPv4 address, returns that one. */
export function plainAddress(text: string): string {
  const address = ipaddr.parse(text.replace(/%.*$/, ''));
  return ((address instanceof ipaddr.IPv6 ? embeddedIpv4(address) : undefined) ?? address).toString();
}

/** Returns the IPv4 address to which the network would forward a packet for this IPv6 address. */
function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (address.match(UNSPECIFIED_AND_LOOPBACK)) return undefined;
  const found = EMBEDDING_RANGES.find(({ range }) => address.match(range));
  return found && new ipaddr.IPv4(address.toByteArray().slice(found.at, found.at + 4));
}

function isPlainGlobalUnicast(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return !address.match(METADATA_IN_PUBLIC_SPACE);
  return address.match(GLOBAL_UNICAST) && !isIsatap(address);
}

/** Recognizes ISATAP addresses. They contain an IPv4 address in their last bytes and can have any prefix. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200);
}
