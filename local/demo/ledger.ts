/** What the ledger booked for the demo's gifts, read from the database. */
import { type Donation } from '../../client';
import { closeDatabase, openDatabase } from '../../db/database';
import { listEntries } from '../../db/queries/ledger/ledger';
import { type LedgerEntry } from '../../domain/ledger/postings';

export interface BookedGift {
  gift: Donation;
  entries: LedgerEntry[];
  /** The sum of the entries, in minor units; gifts have one currency. */
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

/** What did not hold: a completed gift that is not booked or not balanced, a failed one that is booked. */
export function ledgerFaults(booked: BookedGift[]): string[] {
  return booked.flatMap(({ gift, entries, sumMinor }) => {
    const isBooked = entries.length > 0;
    if (isBooked !== (gift.status === 'completed')) {
      return [`${gift.donation_id} is ${gift.status}, and has ${entries.length} ledger entries`];
    }
    const isOneCurrency = entries.every(({ currency }) => currency === gift.currency);
    return sumMinor === 0n && isOneCurrency
      ? []
      : [`the ledger entries of ${gift.donation_id} do not sum to zero`];
  });
}
