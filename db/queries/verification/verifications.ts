/** Verifications as they are read: one, the current one of an entity, the reviewers' queue, history, evidence. */
import { Op } from 'sequelize';
import { type VerificationState } from '../../../domain/verification/decide';
import { STAGES_OF_APPLICATION } from '../../../domain/verification/stages';
import {
  type EntityType,
  type Level,
  type Stage,
  type Status,
} from '../../../domain/verification/vocabulary';
import { type Database, selectRows } from '../../database';
import {
  type VerificationDocumentRow,
  type VerificationEvidenceRow,
  type VerificationHistoryRow,
  type VerificationRow,
} from '../../models/verifications';

export type VerificationDocument = VerificationDocumentRow;
export type VerificationEvidence = VerificationEvidenceRow;
export type VerificationHistoryEntry = VerificationHistoryRow;

/** One verification: whose it is, and the state that decisions rest on. */
export interface Verification {
  id: string;
  entityId: string;
  accountId: string;
  submittedAt: Date;
  state: VerificationState;
}

/** A verification, held against every other change until the transaction ends. */
export async function lockVerification(tx: Database, id: string): Promise<Verification | undefined> {
  const row = await tx.models.verifications.findByPk(id, { transaction: tx.transaction, lock: true });
  return row === null ? undefined : fromRow(row.get({ plain: true }));
}

/** Which of an entity's verifications a request means. */
export interface EntityReference {
  entityId: string;
  /** A user may be verified as donor and as volunteer; without it the newest of either counts. */
  entityType?: EntityType | undefined;
  /** Only one whose level is held. */
  inForce?: boolean;
}

/** The id of an entity's current verification: the application under way, else what is in force, else the newest. */
export async function findCurrentId(db: Database, entity: EntityReference): Promise<string | undefined> {
  const [row] = await selectRows<{ id: string }>(
    db,
    `SELECT id FROM verifications
     WHERE entity_id = $1 AND ($2::text IS NULL OR entity_type = $2) AND (in_force OR NOT $3)
     ORDER BY stage = ANY($4) DESC, in_force DESC, id DESC LIMIT 1`,
    [entity.entityId, entity.entityType ?? null, entity.inForce ?? false, STAGES_OF_APPLICATION],
  );
  return row?.id;
}

/** One verification. */
export async function findVerification(db: Database, id: string): Promise<Verification | undefined> {
  const row = await db.models.verifications.findByPk(id, { transaction: db.transaction });
  return row === null ? undefined : fromRow(row.get({ plain: true }));
}

/** Every verification of an entity, newest first. */
export async function listVerifications(
  db: Database,
  entityType: EntityType,
  entityId: string,
): Promise<Verification[]> {
  const rows = await db.models.verifications.findAll({
    where: { entityType, entityId },
    order: [['id', 'DESC']],
    transaction: db.transaction,
  });
  return rows.map((row) => fromRow(row.get({ plain: true })));
}

/** A verification's documents, oldest first. */
export async function listDocuments(db: Database, verificationId: string): Promise<VerificationDocument[]> {
  const rows = await db.models.verificationDocuments.findAll({
    where: { verificationId },
    order: [['id', 'ASC']],
    transaction: db.transaction,
  });
  return rows.map((row) => row.get({ plain: true }));
}

/** One document. */
export async function findDocument(db: Database, id: string): Promise<VerificationDocument | undefined> {
  const row = await db.models.verificationDocuments.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Evidence by its `source`; a check of a person is a source of its own name. */
export const SCREENING = 'sanctions_screening';
export const REGISTER = 'irs_register';
export const EMAIL = 'email_confirmation';

/** The evidence that its entity may read; the rest is for reviewers alone, so that nobody is warned. */
export const SOURCES_FOR_ENTITY: readonly string[] = [REGISTER, EMAIL];

/** What the checks found, oldest first. */
export async function listEvidence(db: Database, verificationId: string): Promise<VerificationEvidence[]> {
  const rows = await db.models.verificationEvidence.findAll({
    where: { verificationId },
    order: [['id', 'ASC']],
    transaction: db.transaction,
  });
  return rows.map((row) => row.get({ plain: true }));
}

/** Everything that happened to an entity's verifications, oldest first, and how much it is. */
export async function listHistory(
  db: Database,
  entity: { entityType: EntityType; entityId: string },
  page: { limit: number; offset: number },
): Promise<{ entries: VerificationHistoryEntry[]; total: number }> {
  const verificationIds = (await listVerifications(db, entity.entityType, entity.entityId)).map(
    ({ id }) => id,
  );
  const { rows, count } = await db.models.verificationHistory.findAndCountAll({
    where: { verificationId: verificationIds },
    order: [['id', 'ASC']],
    transaction: db.transaction,
    ...page,
  });
  return { entries: rows.map((row) => row.get({ plain: true })), total: count };
}

export interface QueueFilter {
  stages: Stage[];
  status?: Status | undefined;
  entityType?: EntityType | undefined;
  level?: Level | undefined;
  /** Only those whose time is over at this moment. */
  overdueAt?: Date | undefined;
  /** Claimed by this reviewer; null for those that nobody claimed. */
  claimedBy?: string | null | undefined;
  limit: number;
  offset: number;
}

/** A page of what waits for a reviewer, the most urgent first, and how much it is. */
export async function listQueue(
  db: Database,
  filter: QueueFilter,
): Promise<{ verifications: Verification[]; total: number }> {
  const { rows, count } = await db.models.verifications.findAndCountAll({
    where: {
      stage: filter.stages,
      dueAt: filter.overdueAt === undefined ? { [Op.ne]: null } : { [Op.lt]: filter.overdueAt },
      ...(filter.status === undefined ? {} : { status: filter.status }),
      ...(filter.entityType === undefined ? {} : { entityType: filter.entityType }),
      ...(filter.level === undefined ? {} : { level: filter.level }),
      ...(filter.claimedBy === undefined ? {} : { claimedBy: filter.claimedBy }),
    },
    order: [
      ['dueAt', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: filter.limit,
    offset: filter.offset,
  });
  return { verifications: rows.map((row) => fromRow(row.get({ plain: true }))), total: count };
}

function fromRow(row: VerificationRow): Verification {
  const { id, entityId, accountId, submittedAt, identityCheck, documentsCheck, databaseCheck, ...rest } = row;
  const checks = { identity: identityCheck, documents: documentsCheck, database: databaseCheck };
  const { entityType, level, stage, requiredActions, reason, grounds, clockStartedAt, stageEnteredAt } = rest;
  const { dueAt, expiresAt, graceEndsAt, remindedDays, appealedFrom, deciders, claimedBy, period } = rest;
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
      deciders,
      claimedBy,
      period,
    },
  };
}
