/** Gives applications what their level asks for (docs/rules/verification.md), so that only what a test is about is missing. */
import { type Database, runStatement, selectRows } from '../../db/database';
import { confirmLogin, findLoginByUser, insertLogin } from '../../db/queries/access/logins';
import { insertTermsAcceptance } from '../../db/queries/users/terms';
import { updatePhone } from '../../db/queries/users/phones';
import { insertDocuments } from '../../db/queries/verification/documents';
import { insertEvidence } from '../../db/queries/verification/evidence';
import { listOfficers } from '../../db/queries/verification/requirement-facts';
import { hasIdentifiedOfficer } from '../../db/queries/verification/officers';
import { findVerification } from '../../db/queries/verification/verifications';
import { addDays, dayOf } from '../../domain/days';
import { ACCEPTED_DOCUMENTS, codesFor } from '../../domain/verification/levels';
import { OFFICER_BACKGROUND } from '../../domain/verification/evidence';
import { type DocumentType, type EntityType, type Level } from '../../domain/verification/vocabulary';
import { requireRow } from '../../domain/errors';
import { newId } from '../../new-id';
import { buildActor } from '.';
import { verifyPerson } from './people';

/** Lets a member confirm everything about themselves, and gives the charity a social profile that passed. */
export async function completePeople(db: Database, charityId: string, userId: string): Promise<void> {
  const at = new Date();
  const email = `${userId}@example.org`;
  if ((await findLoginByUser(db, userId)) === undefined) {
    await insertLogin(db, { userId, email, passwordHash: 'none' });
  }
  await confirmLogin(db, userId, at);
  await updatePhone(db, userId, { phone: '+12025550123', confirmedAt: at });
  await insertTermsAcceptance(db, { userId, version: '1', acceptedAt: at });
  if (!(await hasIdentifiedOfficer(db, charityId))) await verifyPerson(db, userId);
  await completeProfile(db, charityId);
}

/** Gives a charity a complete profile and a social profile that passed. */
async function completeProfile(db: Database, charityId: string): Promise<void> {
  const url = `https://social.example/${charityId}`;
  await runStatement(
    db,
    `UPDATE charities SET social_links = ARRAY[$2], category = coalesce(category, 'Education'), city = coalesce(city, 'Boston'),
       country = coalesce(country, 'US'), description = 'Teaches adults to read, in evening classes near where they live.'
     WHERE id = $1`,
    [charityId, url],
  );
  await runStatement(
    db,
    `INSERT INTO charity_social_profiles (charity_id, url, status, checked_at) VALUES ($1, $2, 'passed', now())
     ON CONFLICT DO NOTHING`,
    [charityId, url],
  );
}

/** The types of documents that a level asks for, one for each requirement. */
export function papersFor(entityType: EntityType, level: Level, country = 'US'): DocumentType[] {
  const types = codesFor({ entityType, level, country }).flatMap(
    (code) => ACCEPTED_DOCUMENTS[code]?.[0] ?? [],
  );
  return [...new Set(types)];
}

/** The dates that every type of document takes. */
export function datesOf(type: DocumentType, now = Date.now()): { issued_on: string; expires_on?: string } {
  const today = dayOf(new Date(now));
  return type === 'government_id'
    ? { issued_on: today, expires_on: addDays(today, 365) }
    : { issued_on: today };
}

/** Gives an application everything that its level asks for. An organization without members gets one. */
export async function completeApplication(db: Database, verificationId: string): Promise<void> {
  const { entityId, state } = requireRow(await findVerification(db, verificationId), verificationId);
  const { entityType, level } = state;
  await storePapers(db, verificationId, papersFor(entityType, level));
  if (entityType !== 'organization') return;
  const members = await selectRows<{ userId: string }>(
    db,
    'SELECT user_id FROM charity_members WHERE charity_id = $1',
    [entityId],
  );
  if (members.length === 0) members.push(await buildActor(db, { memberOf: entityId }));
  for (const { userId } of members) await completePeople(db, entityId, userId);
  if (level === 'enhanced') await attest(db, { verificationId, charityId: entityId });
}

async function storePapers(db: Database, verificationId: string, types: DocumentType[]): Promise<void> {
  const at = new Date();
  await insertDocuments(
    db,
    types.map((type) => ({
      ...{ id: newId('document'), verificationId, type, url: `https://papers.example/${type}.pdf` },
      ...{ uploadId: null, issuedOn: dayOf(at), expiresOn: null, status: 'accepted', problems: [] },
      ...{ format: 'pdf', bytes: 1_000, sha256: null, pictures: [], submittedAt: at, checkedAt: at },
    })),
  );
}

const ANSWER = { knows: true, since: '2019', how: 'By its work.', recommends: true, statement: 'Sound.' };

/** Two referees answer, a call passes, and the vendor finds the officer clear. */
async function attest(
  db: Database,
  { verificationId, charityId }: { verificationId: string; charityId: string },
): Promise<void> {
  const { userId, accountId } = await buildActor(db);
  for (const email of ['first@referee.example', 'second@referee.example']) {
    await runStatement(
      db,
      `INSERT INTO verification_references (id, verification_id, name, email, relation, locale, named_by, account_id, status,
         answer, requested_at, expires_at, answered_at)
       VALUES ($1, $2, 'A referee', $3, 'auditor', 'en', $4, $5, 'answered', $6, now(), now(), now())`,
      [newId('reference'), verificationId, email, userId, accountId, JSON.stringify(ANSWER)],
    );
  }
  await runStatement(
    db,
    `INSERT INTO verification_video_calls (id, verification_id, status, at, set_by, revision, recorded_by, recorded_at)
     VALUES ($1, $2, 'passed', now(), $3, 1, $3, now())`,
    [newId('call'), verificationId, userId],
  );
  const [officer] = await listOfficers(db, charityId);
  const found = { source: OFFICER_BACKGROUND, outcome: 'clear', facts: { officer_id: officer?.id ?? null } };
  await insertEvidence(db, { verificationId, ...found, checkedAt: new Date() });
}
