/** Reads what became of pledges. */
import { type Donation, type GivingClient } from '../../client/index';
import { type Database, selectRows } from '../../db/database';

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
