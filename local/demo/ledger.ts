/** The ledger entries of the demo's gifts, read from the database. */
import { type Donation } from '../../client/index';
import { closeDatabase, openDatabase } from '../../db/database';
import { listEntries } from '../../db/queries/ledger/ledger';
import { type LedgerEntry } from '../../domain/ledger/postings';

export interface BookedGift {
  gift: Donation;
  entries: LedgerEntry[];
  /** The sum of the entries, in minor units of the gift's only currency. */
  sumMinor: bigint;
}

/** Reads the entries of each gift. */
export async function readLedger(databaseUrl: string, gifts: Donation[]): Promise<BookedGift[]> {
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  try {
    return await Promise.all(
      gifts.map(async (gift) => {
        const entries = await listEntries(db, gift.donation_id);
        return { gift, entries, sumMinor: entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) };
      }),
    );
  } finally {
    await closeDatabase(db);
  }
}

/** The failed checks: completed gifts that are not booked or not balanced, and failed gifts that are booked. */
export function ledgerFaults(booked: BookedGift[]): string[] {
  return booked.flatMap(({ gift, entries, sumMinor }) => {
    const isBooked = entries.length > 0;
    if (isBooked !== (gift.status === 'completed')) {
      return [`${gift.donation_id} is ${gift.status} but has ${entries.length} ledger entries`];
    }
    const isOneCurrency = entries.every(({ currency }) => currency === gift.currency);
    return sumMinor === 0n && isOneCurrency
      ? []
      : [`the ledger entries of ${gift.donation_id} do not sum to zero`];
  });
}
