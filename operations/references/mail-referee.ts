import { type Database } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { findCharity } from '../../db/queries/charities/charities';
import { insertReferenceLink, type Reference } from '../../db/queries/references/references';
import { requireRow } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { hashKey, newToken } from '../../gateways/credentials';
import { sendSecurityMail } from '../mails/send-security-mail';

/**
 * Mails a referee a link to the form. Each mail has its own link, because only the hashes of earlier links are stored.
 * One answer uses up all links of the reference.
 */
export async function mailReferee(
  tx: Database,
  { reference, charityId, isReminder }: { reference: Reference; charityId: string; isReminder: boolean },
  means: MailMeans,
): Promise<void> {
  const token = newToken();
  await insertReferenceLink(tx, { referenceId: reference.id, tokenHash: hashKey(token) });
  const charity = requireRow(await findCharity(tx, charityId), charityId);
  const { name, email, locale, expiresAt, namedBy } = reference;
  const asker = requireRow(await findUser(tx, namedBy), namedBy);
  await sendSecurityMail(tx, means, {
    kind: 'reference_requested',
    news: {
      name,
      askedBy: asker.name,
      charityName: charity.name,
      token,
      expiresAt: expiresAt.toISOString(),
      isReminder,
    },
    reader: { email, locale },
  });
}
