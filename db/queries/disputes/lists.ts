import { requireRow } from '../../../domain/errors';
import { type DisputeStatus } from '../../../domain/disputes/dispute';
import { type Database, selectRows } from '../../database';
import { type Dispute } from './disputes';
import { columnsOf } from '../../tables/columns';
import { type GiftRow } from '../../tables/gifts';
import { disputes } from '../../tables/refunds';

export interface DisputeFilter {
  status: DisputeStatus | undefined;
  charityId: string | undefined;
  /** Only disputes whose evidence is due before this time. */
  dueBefore: Date | undefined;
  limit: number;
  offset: number;
}

/** A dispute, and the facts about its gift that a list needs. */
export interface ListedDispute {
  dispute: Dispute;
  gift: Pick<GiftRow, 'currency' | 'donorUserId'>;
}

const FOUND = `
  FROM disputes s JOIN donations d ON d.id = s.donation_id
  WHERE ($1::text IS NULL OR s.status = $1) AND ($2::text IS NULL OR d.charity_id = $2)
    AND ($3::timestamptz IS NULL OR s.evidence_due_at < $3)`;

/** Returns a page of the disputes of all gifts, newest first, and the total. */
export async function listAllDisputes(
  db: Database,
  { status, charityId, dueBefore, limit, offset }: DisputeFilter,
): Promise<{ disputes: ListedDispute[]; total: number }> {
  const filter = [status ?? null, charityId ?? null, dueBefore ?? null];
  const [count] = await selectRows<{ total: number }>(db, `SELECT count(*) AS total ${FOUND}`, filter);
  const rows = await selectRows<Dispute & ListedDispute['gift']>(
    db,
    `SELECT ${columnsOf(disputes, 's')}, d.currency, d.donor_user_id ${FOUND} ORDER BY s.id DESC LIMIT $4 OFFSET $5`,
    [...filter, limit, offset],
  );
  return {
    disputes: rows.map(({ currency, donorUserId, ...dispute }) => ({
      dispute,
      gift: { currency, donorUserId },
    })),
    total: requireRow(count, 'the number of disputes').total,
  };
}
