/** Stores verifications, and finds those of an entity. */
import { type VerificationState, statusOf } from '../../../domain/verification/decide';
import { Op, Transaction } from 'sequelize';
import { STAGE_RULES } from '../../../domain/verification/stages';
import { type EntityType, type Stage } from '../../../domain/verification/vocabulary';
import { type Database, selectRows } from '../../database';
import { find, insert, list, lock, update } from '../../rows';
import { users } from '../../tables/accounts';
import { charities } from '../../tables/charities';
import { type VerificationRow, verifications } from '../../tables/verification';

/** A verification. Its `state` holds all facts that decisions depend on. */
export interface Verification {
  id: string;
  entityId: string;
  accountId: string;
  submittedAt: Date;
  state: VerificationState;
}

/**
 * Reads a verification and locks it until the transaction ends. Also locks the entity's other verifications, oldest
 * first, because a decision about one may end another.
 */
export async function lockVerification(tx: Database, id: string): Promise<Verification | undefined> {
  const known = await findVerification(tx, id);
  if (known === undefined) return undefined;
  const all = await listVerifications(tx, known.state.entityType, known.entityId, { lock: true });
  return all.find((each) => each.id === id);
}

/** Lists the verifications of an entity, oldest first. Without a type, a user's as donor and as volunteer. */
export async function listOfEntity(
  db: Database,
  { entityId, entityType }: { entityId: string; entityType?: EntityType | undefined },
): Promise<Verification[]> {
  const ofType = entityType === undefined ? {} : { entityType };
  const rows = await list(db, verifications, { entityId, ...ofType }, { order: ['id'] });
  return rows.map((row) => toVerification(row));
}

/** Returns true if a verification of one of these charities or people was ever revoked, of people as donors or volunteers. */
export async function wasEverRevoked(db: Database, entityIds: string[]): Promise<boolean> {
  const revoked = { entityId: { [Op.in]: entityIds }, revokedAt: { [Op.ne]: null } };
  return (await find(db, verifications, revoked)) !== undefined;
}

/** Returns true if an open application of a person, or a verification above `basic`, relies on the person's name. */
export async function hasCheckedName(db: Database, userId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM verifications
     WHERE entity_id = $1 AND entity_type IN ('donor', 'volunteer')
       AND (role = 'application' OR (in_force AND level <> 'basic')) LIMIT 1`,
    [userId],
  );
  return rows.length > 0;
}

export async function findVerification(db: Database, id: string): Promise<Verification | undefined> {
  const row = await find(db, verifications, { id });
  return row === undefined ? undefined : toVerification(row);
}

/** Returns every verification of an entity, oldest first. With `lock`, locks them in this order. */
export async function listVerifications(
  db: Database,
  entityType: EntityType,
  entityId: string,
  { lock = false } = {},
): Promise<Verification[]> {
  const rows = await list(db, verifications, { entityType, entityId }, { order: ['id'], lock });
  return rows.map((row) => toVerification(row));
}

/** Locks an entity, so that concurrent applications wait. Returns false if the entity does not exist. */
export async function lockEntity(tx: Database, entityType: EntityType, entityId: string): Promise<boolean> {
  const table = entityType === 'organization' ? charities : users;
  const entity = await lock(tx, table, { id: entityId }, Transaction.LOCK.NO_KEY_UPDATE);
  return entity !== undefined;
}

export async function insertVerification(tx: Database, verification: Verification): Promise<void> {
  const { id, entityId, accountId, submittedAt, state } = verification;
  const isOrganization = state.entityType === 'organization';
  await insert(tx, verifications, {
    id,
    entityId,
    charityId: isOrganization ? entityId : null,
    userId: isOrganization ? null : entityId,
    accountId,
    submittedAt,
    ...rowOf(state),
  });
}

export async function updateVerification(tx: Database, id: string, state: VerificationState): Promise<void> {
  await update(tx, verifications, { id }, rowOf(state));
}

/** Stores that the look-up of a charity's verifications in these stages has to be made. */
export async function forgetLookUps(tx: Database, charityId: string, stages: Stage[]): Promise<void> {
  await update(tx, verifications, { charityId, stage: { [Op.in]: stages } }, { databaseCheck: 'pending' });
}

function rowOf(
  state: VerificationState,
): Omit<VerificationRow, 'id' | 'entityId' | 'charityId' | 'userId' | 'accountId' | 'submittedAt' | 'role'> {
  const { checks, ...columns } = state;
  return {
    ...columns,
    status: statusOf(state),
    inForce: STAGE_RULES[state.stage].inForce,
    identityCheck: checks.identity,
    documentsCheck: checks.documents,
    databaseCheck: checks.database,
  };
}

export function toVerification(row: VerificationRow): Verification {
  const { id, entityId, accountId, submittedAt, identityCheck, documentsCheck, databaseCheck, ...rest } = row;
  const checks = { identity: identityCheck, documents: documentsCheck, database: databaseCheck };
  const { entityType, level, stage, requiredActions, reason, grounds, clockStartedAt, stageEnteredAt } = rest;
  const { dueAt, expiresAt, graceEndsAt, remindedDays, appealedFrom, revokedAt, concernRaisedBy } = rest;
  const { deciders, approvals, claimedBy, isSelfReported, period } = rest;
  return {
    id,
    entityId,
    accountId,
    submittedAt,
    state: {
      entityType,
      level,
      stage,
      checks,
      requiredActions,
      reason,
      grounds,
      clockStartedAt,
      stageEnteredAt,
      dueAt,
      expiresAt,
      graceEndsAt,
      remindedDays,
      appealedFrom,
      revokedAt,
      concernRaisedBy,
      deciders,
      approvals,
      claimedBy,
      isSelfReported,
      period,
    },
  };
}
