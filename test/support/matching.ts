/** Reads what became of pledges, and settles what returned. */
import { type Donation, type GivingClient } from '../../client/index';
import { type Database, inTransaction, selectRows } from '../../db/database';
import { findRefund } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { completeRefund } from '../../operations/refunds/end-refund';

/** The sums of a pledge's matches in cents: what its gifts keep, and what of it is not charged yet. */
export async function matchingSums(
  db: Database,
  pledgeId: string,
): Promise<{ keptMinor: number; openMinor: number }> {
  const [row] = await selectRows<{ keptMinor: number; openMinor: number }>(
    db,
    `SELECT coalesce(sum(kept_minor), 0)::float8 AS "keptMinor",
            coalesce(sum(kept_minor) FILTER (WHERE status IN ('reserved', 'charging')), 0)::float8 AS "openMinor"
     FROM gift_matches WHERE pledge_id = $1`,
    [pledgeId],
  );
  return row ?? { keptMinor: 0, openMinor: 0 };
}

/** The gifts of a sponsor to a campaign. */
export async function sponsorGifts(sponsor: GivingClient, campaignId: string): Promise<Donation[]> {
  const { donations } = await sponsor.donations.listMine({ limit: 100 });
  const paid = donations.filter((gift) => gift.campaign_id === campaignId);
  return Promise.all(paid.map(({ donation_id }) => sponsor.donations.get(donation_id)));
}

/** Completes the pending refunds of a campaign's gifts, as their workflows do. Returns how many there were. */
export async function settleRefunds(db: Database, campaignId: string): Promise<number> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT r.id FROM refunds r JOIN donations d ON d.id = r.donation_id
     WHERE r.status = 'pending' AND d.campaign_id = $1`,
    [campaignId],
  );
  for (const { id } of rows) {
    const refund = requireRow(await findRefund(db, id), id);
    await inTransaction(db, (tx) => completeRefund({ tx, at: new Date() }, refund));
  }
  return rows.length;
}
