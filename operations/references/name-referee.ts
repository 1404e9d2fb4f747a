import { findLocaleOf } from '../../db/queries/mails/readers';
import {
  countReferencesSince,
  insertReference,
  listInsiderAddresses,
  listReferences,
  type Reference,
} from '../../db/queries/references/references';
import { type Verification } from '../../db/queries/verification/verifications';
import { shiftByDays } from '../../domain/days';
import { GivingError } from '../../domain/errors';
import { REFERENCE_DAYS, REFERENCES_PER_DAY, requireReferee } from '../../domain/references/reference';
import { tiedSince } from '../../domain/ties/ties';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { newId } from '../../new-id';
import { type Act, type Sealing } from '../act';
import { holdVerification, noteStep } from '../verification/transition';
import { announceReference, mailReferee, requireAsking } from './asking';

const DAY_SECONDS = 86_400;

export interface NewReferee {
  verificationId: string;
  name: string;
  email: string;
  relation: string;
  by: ActingParty & { userId: string };
  /** The account of the user who names the referee. */
  accountId: string;
}

/** Stores a referee of an application, and mails the referee a link to the form. */
export async function nameReferee(act: Act & Sealing, referee: NewReferee): Promise<Verification> {
  const { tx, at } = act;
  const { name, email, relation, by, accountId } = referee;
  const verification = await holdVerification(tx, referee.verificationId);
  requireAsking(verification);
  await requireMayBeAsked(act, verification, { email, by, accountId });
  const reference: Reference = {
    id: newId('reference'),
    verificationId: verification.id,
    name,
    email,
    relation,
    locale: await findLocaleOf(tx, email, by.userId),
    namedBy: by.userId,
    accountId,
    status: 'requested',
    answer: null,
    requestedAt: at,
    remindedAt: null,
    expiresAt: shiftByDays(at, REFERENCE_DAYS),
    answeredAt: null,
  };
  await insertReference(tx, reference);
  await mailReferee(act, { reference, charityId: verification.entityId, isReminder: false });
  await announceReference(act, verification, reference);
  return noteStep(act, verification, { happening: 'reference_requested', by, reason: reference.id });
}

async function requireMayBeAsked(
  { tx, at }: Act,
  { id: verificationId, entityId: charityId }: Verification,
  { email, by: { persons }, accountId }: Pick<NewReferee, 'email' | 'by' | 'accountId'>,
): Promise<void> {
  const since = tiedSince(at);
  requireReferee({
    email,
    named: (await listReferences(tx, verificationId)).map((reference) => reference.email),
    insiders: await listInsiderAddresses(tx, { verificationId, charityId, persons, since, at }),
  });
  const asked = await countReferencesSince(tx, accountId, shiftByDays(at, -1));
  if (asked < REFERENCES_PER_DAY) return;
  throw new GivingError('RATE_LIMIT_EXCEEDED', 'Too many referees in a day.', {}, DAY_SECONDS);
}
