/** A verified charity with a verification in force, as an approval leaves it. */
import { type Database } from '../../db/database';
import { type Charity } from '../../db/queries/charities/charities';
import { insertVerification } from '../../db/queries/verification/verifications';
import { DAY_MS } from '../../domain/days';
import { beginApplication } from '../../domain/verification/decide';
import { type Level, type Stage } from '../../domain/verification/vocabulary';
import { newId } from '../../new-id';
import { buildActor, buildCharity } from '.';

/** Stores a charity that holds `basic`, with its verification. */
export async function buildVerifiedCharity(db: Database, changes: Partial<Charity> = {}): Promise<Charity> {
  const charity = await buildCharity(db, {
    source: 'member',
    verificationLevel: 'basic',
    ...changes,
  });
  await buildVerification(db, charity.id, 'verified');
  return charity;
}

/** Stores a verification of a charity in a stage; answers its id. */
export async function buildVerification(
  db: Database,
  charityId: string,
  stage: Stage,
  level: Level = 'basic',
): Promise<string> {
  const { accountId, userId } = await buildActor(db);
  const at = new Date();
  const { state } = beginApplication({
    entityType: 'organization',
    level,
    hasDocuments: true,
    isIdentityKnown: true,
    requiredActions: [],
    by: { kind: 'entity', userId, persons: [userId] },
    at,
  });
  const isOver = stage === 'verified';
  const expiresAt = isOver ? new Date(at.getTime() + 300 * DAY_MS) : null;
  const id = newId('verification');
  await insertVerification(db, {
    id,
    entityId: charityId,
    accountId,
    submittedAt: at,
    state: { ...state, stage, expiresAt, dueAt: isOver ? null : at, period: isOver ? 1 : 0 },
  });
  return id;
}
