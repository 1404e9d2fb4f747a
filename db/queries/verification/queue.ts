/** Reads the queue of verifications that wait for somebody. */
import { Op } from 'sequelize';
import {
  type EntityType,
  type Level,
  type Stage,
  type Status,
} from '../../../domain/verification/vocabulary';
import { type Database } from '../../database';
import { toVerification, type Verification } from './verifications';
import { listPage } from '../../rows';
import { verifications } from '../../tables/verification';

export interface QueueFilter {
  stages: Stage[];
  status?: Status | undefined;
  entityType?: EntityType | undefined;
  level?: Level | undefined;
  /** Only verifications whose review is overdue at this time. */
  overdueAt?: Date | undefined;
  /** Only verifications that this reviewer claimed. With null, only unclaimed verifications. */
  claimedBy?: string | null | undefined;
  limit: number;
  offset: number;
}

/** Returns a page of the verifications in these stages, earliest due first, and the total. Those without a deadline are last. */
export async function listQueue(
  db: Database,
  filter: QueueFilter,
): Promise<{ verifications: Verification[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    verifications,
    {
      stage: filter.stages,
      ...(filter.overdueAt === undefined ? {} : { dueAt: { [Op.lt]: filter.overdueAt } }),
      ...(filter.status === undefined ? {} : { status: filter.status }),
      ...(filter.entityType === undefined ? {} : { entityType: filter.entityType }),
      ...(filter.level === undefined ? {} : { level: filter.level }),
      ...(filter.claimedBy === undefined ? {} : { claimedBy: filter.claimedBy }),
    },
    {
      order: ['dueAt', 'id'],
      limit: filter.limit,
      offset: filter.offset,
    },
  );
  return { verifications: rows.map((row) => toVerification(row)), total };
}
