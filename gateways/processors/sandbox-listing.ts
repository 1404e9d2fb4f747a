/** Lists the charges of the sandbox's processor. */
import { type Database } from '../../db/database';
import { listSandboxCharges as listRows } from '../../db/queries/sandbox/sandbox';
import { type ListedState } from '../../domain/charges/comparison';
import { type ChargePage, type ChargeRange } from './payment-processor';

const PAGE_SIZE = 500;

const STATES: Record<Awaited<ReturnType<typeof listRows>>[number]['state'], ListedState> = {
  approved: 'approved',
  requires_action: 'open',
  declined: 'failed',
  unconfirmed: 'failed',
  voided: 'failed',
};

/**
 * Returns a page of the sandbox's charges. The reference of a charge is the id of its gift. `after` is the
 * time and the id of the last charge on the previous page.
 */
export async function listSandboxCharges(
  db: Database,
  { from, to, after }: ChargeRange,
): Promise<ChargePage> {
  const [time = from.toISOString(), id = ''] = after?.split(' ') ?? [];
  const rows = await listRows(db, { time, id, to, limit: PAGE_SIZE });
  const last = rows.at(-1);
  return {
    charges: rows.map(({ id: reference, state, amountMinor, currency }) => ({
      reference,
      donationId: reference,
      amountMinor,
      currency,
      state: STATES[state],
    })),
    next: last === undefined || rows.length < PAGE_SIZE ? undefined : `${last.chargedAt} ${last.id}`,
  };
}
