/** Reads email addresses. Every page, route and command uses this one rule. See docs/rules/mails.md. */
import { toASCII } from 'tr46';

const MAX_EMAIL_LENGTH = 254;
const LOCAL_PART = String.raw`[!#$%&'*+./0-9=?^_${'`'}{|}~A-Za-z-]{1,64}`;
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const EMAIL = new RegExp(String.raw`^${LOCAL_PART}@${LABEL}(?:\.${LABEL})+$`);

/** Tells request generators the form of an address before `normalizeEmail`. */
export const EMAIL_PATTERN = String.raw`^\s*${LOCAL_PART}@[^\s@]+\.[^\s@]+\s*$`;

export const EMAIL_FAULT = 'must be an email address';
export const LOCAL_PART_FAULT = 'must have only letters from a to z without accents before the @';

/**
 * Returns an address as the database stores and compares it: without blanks around it, in small letters, and with the
 * domain in ASCII (IDNA, UTS 46). Changes no other letter before the @, because the mail would reach somebody else.
 */
export function normalizeEmail(text: string | undefined): string {
  const trimmed = (text ?? '').trim();
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1);
  return toSmall(trimmed.slice(0, at + 1)) + (toAsciiDomain(domain) ?? toSmall(domain));
}

function toAsciiDomain(domain: string): string | null {
  if (domain.length > MAX_EMAIL_LENGTH) return null;
  return toASCII(domain, {
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: true,
    verifyDNSLength: true,
  });
}

/** Leaves letters outside ASCII: the small letter of the Kelvin sign is an ASCII k. */
function toSmall(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Returns true if a normalized address is valid. */
export function isEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) && toAsciiDomain(domain) === domain;
}

/** Returns true if an address has letters before the @ that many mail servers do not take. */
export function hasForeignLocalPart(email: string): boolean {
  return /[^\p{ASCII}].*@/u.test(email);
}
