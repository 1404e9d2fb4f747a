/** Keeps links out of what people write, because our mails carry their names to strangers. See docs/rules/mails.md. */
import { parse } from 'tldts';

/** The message of a name with an address. */
export const ADDRESS_FAULT = 'must not contain a web or mail address: remove it';

/** Domains that RFC 2606 reserves. They are not in the root zone, and mail programs may link them. */
const RESERVED = new Set(['test', 'example', 'invalid', 'localhost']);

const LABEL = String.raw`[\p{L}\p{N}\p{M}]+(?:-+[\p{L}\p{N}\p{M}]+)*`;
/** A dotted word, and the slash that follows it in an address with a path. */
const DOTTED = new RegExp(String.raw`(${LABEL}(?:\.${LABEL})+)\.?((?::\d+)?/\S)?`, 'gu');

/**
 * Returns true if a name contains a web or mail address, or a dotted word that ends in a domain of the root zone, such
 * as `example.org`. Finds no address in `St. John`, `U.S.A.` or `M.D.Anderson`.
 */
export function hasAddress(name: string): boolean {
  // Fullwidth letters and the dots of other alphabets lead to the same host.
  const plain = name.normalize('NFKC').replace(/[。｡]/gu, '.');
  if (/:\/\/|\bwww\.|@/i.test(plain)) return true;
  return [...plain.matchAll(DOTTED)].some(
    ([, host = '', path]) => isDomain(host) || (path !== undefined && isHost(host)),
  );
}

function isDomain(host: string): boolean {
  return parse(host).isIcann === true || RESERVED.has(lastLabel(host));
}

/** Returns true for what could be a host of a private network. Initials such as `U.S` are none. */
function isHost(host: string): boolean {
  return lastLabel(host).length > 1 || /^\d+(?:\.\d+){3}$/.test(host);
}

function lastLabel(host: string): string {
  return host.slice(host.lastIndexOf('.') + 1).toLowerCase();
}

/** Puts spaces into addresses, so that no mail program turns `example.org` or `https://` into a link. */
export function breakLinks(text: string): string {
  return text
    .replace(/:\/\//g, ': //')
    .replace(/(?<=[\p{L}\p{N}\p{M}-])[.。．｡](?=\p{L}[\p{L}\p{N}\p{M}-])/gu, '$& ');
}
