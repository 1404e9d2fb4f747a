import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import {
  insertQualification,
  lockOpenQualifications,
  lockQualification,
  type Qualification,
} from '../../db/queries/qualifications/qualifications';
import { dayOf } from '../../domain/days';
import { GivingError, notFound, validationError } from '../../domain/errors';
import { qualificationUpdated } from '../../domain/qualifications/events';
import {
  checkDates,
  isSameName,
  proofFormats,
  QUALIFICATION_LIMITS,
} from '../../domain/qualifications/qualification';
import { newId } from '../../new-id';
import { type Act, type Sealing } from '../act';
import { findReferenceFaults } from '../documents/documents';
import { moveQualification } from './moves';

type Stated = 'kind' | 'name' | 'authority' | 'country' | 'issuedOn' | 'expiresOn' | 'documents';

export interface NewQualification extends Pick<Qualification, Stated> {
  volunteer: { userId: string; accountId: string };
  /** The number of a license. It is stored encrypted. */
  number: string | null;
}

/** Stores a qualification that a volunteer states. A reviewer must confirm or refuse it. */
export async function stateQualification(
  act: Act & Sealing,
  stated: NewQualification,
): Promise<Qualification> {
  const { tx, at, secrets } = act;
  const { volunteer, number, ...fields } = stated;
  const proof = {
    accountId: volunteer.accountId,
    references: fields.documents,
    field: 'documents',
    formats: proofFormats(fields.kind),
  };
  const faults = [...checkDates(fields, dayOf(at)), ...(await findReferenceFaults(act, proof))];
  if (faults.length > 0) throw validationError(faults);
  await requireRoom(tx, volunteer.userId, fields.name);
  const qualification: Qualification = {
    ...fields,
    id: newId('qualification'),
    userId: volunteer.userId,
    accountId: volunteer.accountId,
    sealedNumber: number === null ? null : secrets.seal(number),
    numberLast4: number === null ? null : number.slice(-4),
    status: 'pending',
    reason: null,
    decidedBy: null,
    decidedAt: null,
    remindersSent: 0,
    createdAt: at,
  };
  await insertQualification(tx, qualification);
  const { accountId } = volunteer;
  await recordEvent(tx, qualificationUpdated(qualification), { accountId }, at);
  return qualification;
}

async function requireRoom(tx: Database, userId: string, name: string): Promise<void> {
  const open = await lockOpenQualifications(tx, userId);
  if (open.some((each) => each.status === 'pending' && isSameName(each.name, name))) {
    throw new GivingError(
      'CONFLICT',
      'A qualification of this name already waits for a reviewer. Withdraw it to state another one.',
      { status: 'pending' },
    );
  }
  if (open.length < QUALIFICATION_LIMITS.open) return;
  const limit = QUALIFICATION_LIMITS.open;
  const message = `You have ${String(limit)} qualifications, which is the maximum. Withdraw one first.`;
  throw new GivingError('LIMIT_EXCEEDED', message, { limit });
}

/** Withdraws a qualification of the volunteer, who then no longer holds it. */
export async function withdrawQualification(act: Act, id: string): Promise<Qualification> {
  const qualification = await lockQualification(act.tx, id);
  if (qualification === undefined) throw notFound('qualification');
  return moveQualification(act, qualification, { to: 'withdrawn', reason: null, byUserId: null });
}
