import { type Database } from '../../db/database';
import { findLoginByEmail } from '../../db/queries/access/logins';
import { findGuestReader } from '../../db/queries/guests/guests';
import { insertGuestLink } from '../../db/queries/guests/links';
import { countInTransaction } from '../../db/queries/platform/rate-windows';
import { GUEST_LINK_SECONDS, LINK_MAILS_PER_HOUR } from '../../domain/guests/guest';
import { type SecretBox } from '../../gateways';
import { hashKey, newToken } from '../../gateways/credentials';
import { sendSecurityMail } from '../mails/send-security-mail';

export interface LinkRequest {
  email: string;
  /** The page to which the link leads. Already checked: an own path. */
  returnTo?: string;
  /** The base URL of the pages. */
  issuer: string;
  secrets: SecretBox;
  at: Date;
}

/**
 * Mails an address a link to the gifts of its guests. If an account has taken them over, mails the way to that account
 * instead. Does nothing for an unknown address or above the hourly limit.
 */
export async function sendGuestLink(tx: Database, request: LinkRequest): Promise<void> {
  const { email, returnTo, issuer, secrets } = request;
  const guest = await findGuestReader(tx, email);
  const account = guest === undefined ? await findLoginByEmail(tx, email) : undefined;
  if (guest === undefined && account?.confirmed !== true) return;
  const mails = await countInTransaction(tx, `guest-link-mails:${hashKey(email)}`);
  if (mails > LINK_MAILS_PER_HOUR) return;
  const means = { secrets, address: issuer };
  const news = returnTo === undefined ? {} : { returnTo };
  if (guest !== undefined) {
    const token = await storeLink(tx, request);
    await sendSecurityMail(tx, means, { kind: 'guest_link', news: { token, ...news }, reader: guest });
  } else if (account !== undefined) {
    await sendSecurityMail(tx, means, { kind: 'guest_account', news, reader: account });
  }
}

async function storeLink(tx: Database, { email, at }: LinkRequest): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + GUEST_LINK_SECONDS * 1_000);
  await insertGuestLink(tx, { tokenHash: hashKey(token), email, expiresAt });
  return token;
}
