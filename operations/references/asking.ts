import { findUser } from '../../db/queries/access/accounts';
import { findCharity } from '../../db/queries/charities/charities';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertReferenceLink, type Reference } from '../../db/queries/references/references';
import { type Verification } from '../../db/queries/verification/verifications';
import { GivingError, requireRow } from '../../domain/errors';
import { referenceUpdated } from '../../domain/references/events';
import { statusOf } from '../../domain/verification/decide';
import { needsAttestations } from '../../domain/verification/levels';
import { roleOf } from '../../domain/verification/stages';
import { hashKey, newToken } from '../../gateways/secrets/tokens';
import { type Act, type Mailing } from '../act';
import { queueSecurityMail } from '../mails/queue-mail';
import { audienceOf } from '../verification/announcement';

/** Throws CONFLICT unless a verification is an undecided application that needs referees and a video call. */
export function requireAsking({ state }: Verification): void {
  const { entityType, level } = state;
  if (!needsAttestations(entityType, level)) {
    throw new GivingError('CONFLICT', 'Only the enhanced verification of an organization asks for this.', {
      level,
    });
  }
  if (roleOf(state) === 'application') return;
  throw new GivingError('CONFLICT', 'This application is already decided.', { status: statusOf(state) });
}

/** Records the event of a reference's new status. The event does not contain the referee's answer. */
export async function announceReference(
  { tx, at }: Act,
  verification: Verification,
  reference: Reference,
): Promise<void> {
  const event = referenceUpdated(verification.entityId, reference);
  await recordEvent(tx, event, audienceOf(verification), at);
}

/**
 * Mails a referee a link to the form. Each mail has its own link, because only the hashes of earlier links are stored.
 * One answer uses up all links of the reference.
 */
export async function mailReferee(
  act: Mailing,
  { reference, charityId, isReminder }: { reference: Reference; charityId: string; isReminder: boolean },
): Promise<void> {
  const token = newToken();
  await insertReferenceLink(act.tx, { referenceId: reference.id, tokenHash: hashKey(token) });
  const charity = requireRow(await findCharity(act.tx, charityId), charityId);
  const { name, email, locale, expiresAt, namedBy } = reference;
  const asker = requireRow(await findUser(act.tx, namedBy), namedBy);
  await queueSecurityMail(act, {
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
