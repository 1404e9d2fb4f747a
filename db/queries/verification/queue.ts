/** The reviewers' queue. */
import { Op } from 'sequelize';
import {
  type EntityType,
  type Level,
  type Stage,
  type Status,
} from '../../../domain/verification/vocabulary';
import { type Database } from '../../database';
import { toVerification, type Verification } from './verifications';

export interface QueueFilter {
  stages: Stage[];
  status?: Status | undefined;
  entityType?: EntityType | undefined;
  level?: Level | undefined;
  /** Only verifications whose review is overdue at this time. */
  overdueAt?: Date | undefined;
  /** Only those that this reviewer claimed; null for unclaimed ones. */
  claimedBy?: string | null | undefined;
  limit: number;
  offset: number;
}

/** A page of the verifications that wait for a reviewer, the earliest due first, and how many there are. */
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
  return { verifications: rows.map((row) => toVerification(row.get({ plain: true }))), total: count };
}
