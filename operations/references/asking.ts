import { type Database } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { findCharity } from '../../db/queries/charities/charities';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertReferenceLink, type Reference } from '../../db/queries/references/references';
import { type Verification } from '../../db/queries/verification/verifications';
import { GivingError, requireRow } from '../../domain/errors';
import { referenceUpdated } from '../../domain/references/events';
import { statusOf } from '../../domain/verification/decide';
import { needsAttestations } from '../../domain/verification/requirements';
import { isUndecided } from '../../domain/verification/stages';
import { type MailMeans } from '../../gateways';
import { hashKey, newToken } from '../../gateways/credentials';
import { sendSecurityMail } from '../mails/send-mail';
import { audienceOf } from '../verification/announcement';

/** Throws CONFLICT unless a verification is an undecided application that needs referees and a video call. */
export function requireAsking({ state }: Verification): void {
  const { entityType, level, stage } = state;
  if (!needsAttestations(entityType, level)) {
    throw new GivingError('CONFLICT', 'Only the enhanced verification of an organization asks for this.', {
      level,
    });
  }
  if (isUndecided(stage)) return;
  throw new GivingError('CONFLICT', 'This application is already decided.', { status: statusOf(state) });
}

/** Records the event of a reference's new status. The event does not contain the referee's answer. */
export async function announceReference(
  tx: Database,
  verification: Verification,
  reference: Reference,
  at: Date,
): Promise<void> {
  const event = referenceUpdated(verification.entityId, reference);
  await recordEvent(tx, event, audienceOf(verification), at);
}

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
