/** Reads settings that are lists, such as lists of addresses. */
import { isIP } from 'node:net';
import { z } from 'zod';

export const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Shorter prefixes cover a large part of the internet. An operator who lists one trusts everybody. */
const SHORTEST_PREFIX: Record<number, number> = { 4: 8, 6: 7 };

function isNarrowBlock(text: string): boolean {
  const [, address = '', bits = ''] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  return family !== 0 && Number(bits) >= (SHORTEST_PREFIX[family] ?? 0) && Number(bits) <= longest;
}

export const addressBlocks = commaList.pipe(
  z.array(
    z.string().refine(isNarrowBlock, 'must be CIDR blocks such as 10.0.0.0/8, none wider than /8 (IPv6: /7)'),
  ),
);
