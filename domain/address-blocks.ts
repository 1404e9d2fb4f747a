/** Reads settings that are lists, such as lists of addresses. */
import { z } from 'zod';

export const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Shorter prefixes cover a large part of the internet. An operator who lists one trusts everybody. */
const SHORTEST_PREFIX = { ipv4: 8, ipv6: 7 };

function isNarrowBlock(text: string): boolean {
  const bits = Number(text.split('/')[1]);
  if (z.cidrv4().safeParse(text).success) return bits >= SHORTEST_PREFIX.ipv4;
  return z.cidrv6().safeParse(text).success && bits >= SHORTEST_PREFIX.ipv6;
}

export const addressBlocks = commaList.pipe(
  z.array(
    z.string().refine(isNarrowBlock, 'must be CIDR blocks such as 10.0.0.0/8, none wider than /8 (IPv6: /7)'),
  ),
);
