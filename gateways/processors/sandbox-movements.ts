import { type Database } from '../../db/database';
import { listSandboxMovements as listRows } from '../../db/queries/sandbox/movements';
import { type ChargeRange, type MovementPage } from './payment-processor';

const PAGE_SIZE = 500;

/**
 * Returns a page of the movements of the sandbox's processor and payout provider. Neither takes fees. `after` is the
 * time and the reference of the last movement on the previous page.
 */
export async function listSandboxMovements(
  db: Database,
  { from, to, after }: ChargeRange,
): Promise<MovementPage> {
  const [time = from.toISOString(), reference = ''] = after?.split(' ') ?? [];
  const rows = await listRows(db, { time, reference, to, limit: PAGE_SIZE });
  const last = rows.at(-1);
  return {
    movements: rows.map((row) => ({
      reference: row.reference,
      channel: 'sandbox',
      subject: row.subject,
      movement: row.movement,
      currency: row.currency,
      amountMinor: row.amountMinor,
      feeMinor: null,
      movedAt: row.movedAt,
    })),
    next: last === undefined || rows.length < PAGE_SIZE ? undefined : `${last.exactTime} ${last.reference}`,
  };
}
