import { type Database } from '../../db/database';
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

/** Mails an address a link to the gifts of its guests. Does nothing without guests or above the hourly limit. */
export async function sendGuestLink(
  tx: Database,
  { email, returnTo, issuer, secrets, at }: LinkRequest,
): Promise<void> {
  const reader = await findGuestReader(tx, email);
  if (reader === undefined) return;
  const mails = await countInTransaction(tx, `guest-link-mails:${hashKey(email)}`);
  if (mails > LINK_MAILS_PER_HOUR) return;
  const token = newToken();
  const expiresAt = new Date(at.getTime() + GUEST_LINK_SECONDS * 1_000);
  await insertGuestLink(tx, { tokenHash: hashKey(token), email, expiresAt });
  const means = { secrets, address: issuer };
  await sendSecurityMail(tx, means, {
    kind: 'guest_link',
    news: { token, ...(returnTo === undefined ? {} : { returnTo }) },
    reader,
  });
}
