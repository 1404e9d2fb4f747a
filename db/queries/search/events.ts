/**
 * Stores how users interact with search hits, such as clicks. The ranking uses these events. An event counts
 * once for each kind, user, entity and day.
 */
import { type EntityType } from '../../../domain/search/entity';
import { changeRows, type Database, inTransaction, selectRows } from '../../database';

export const SEARCH_EVENT_KINDS = ['impression', 'click', 'conversion', 'dwell', 'share'] as const;
type SearchEventKind = (typeof SEARCH_EVENT_KINDS)[number];

export interface SearchEvent {
  kind: SearchEventKind;
  entityType: EntityType;
  entityId: string;
  /** The seconds that the user stayed on the page of a hit. Null unless the kind is `dwell`. */
  dwellSeconds: number | null;
}

/**
 * Stores a user's events of a day. Skips events of unknown entities and of unlisted charities. Returns the
 * number of new events.
 */
export async function insertSearchEvents(
  tx: Database,
  userId: string,
  day: string,
  events: SearchEvent[],
): Promise<number> {
  return changeRows(
    tx,
    `INSERT INTO search_events (user_id, entity_type, entity_id, kind, day, dwell_seconds)
     SELECT $1, e."entityType", e."entityId", e.kind, $2, e."dwellSeconds"
     FROM json_to_recordset($3::json) AS e("entityType" text, "entityId" text, kind text, "dwellSeconds" int)
     WHERE CASE e."entityType"
       WHEN 'organization' THEN EXISTS (SELECT 1 FROM charities WHERE id = e."entityId" AND listed)
       WHEN 'campaign' THEN EXISTS (SELECT 1 FROM campaigns WHERE id = e."entityId")
       ELSE EXISTS (SELECT 1 FROM opportunities WHERE id = e."entityId") END
     ON CONFLICT DO NOTHING`,
    [userId, day, JSON.stringify(events)],
  );
}

const FOLD_BATCH = 5_000;

/** Adds one batch of events to the signals of their entities. Returns true if more events may be waiting. */
export async function foldSearchEvents(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [row] = await selectRows<{ folded: number }>(
      tx,
      `WITH batch AS (
         SELECT id FROM search_events WHERE NOT folded ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
       ), folded AS (
         UPDATE search_events e SET folded = true FROM batch WHERE e.id = batch.id
         RETURNING e.entity_type, e.entity_id, e.kind, e.dwell_seconds
       ), sums AS (
         SELECT entity_type, entity_id,
                count(*) FILTER (WHERE kind = 'impression') AS impressions,
                count(*) FILTER (WHERE kind = 'click') AS clicks,
                count(*) FILTER (WHERE kind = 'conversion') AS conversions,
                coalesce(sum(dwell_seconds), 0) AS dwell_seconds,
                count(*) FILTER (WHERE kind = 'dwell') AS dwell_visits,
                count(*) FILTER (WHERE kind = 'share') AS shares
         FROM folded GROUP BY entity_type, entity_id
       ), added AS (
         INSERT INTO search_signals AS s
           (entity_type, entity_id, impressions, clicks, conversions, dwell_seconds, dwell_visits, shares)
         SELECT entity_type, entity_id, impressions, clicks, conversions, dwell_seconds, dwell_visits, shares FROM sums
         ORDER BY entity_type, entity_id
         ON CONFLICT (entity_type, entity_id) DO UPDATE SET
           impressions = s.impressions + EXCLUDED.impressions, clicks = s.clicks + EXCLUDED.clicks,
           conversions = s.conversions + EXCLUDED.conversions,
           dwell_seconds = s.dwell_seconds + EXCLUDED.dwell_seconds,
           dwell_visits = s.dwell_visits + EXCLUDED.dwell_visits, shares = s.shares + EXCLUDED.shares, updated_at = now()
       )
       SELECT count(*) AS folded FROM folded`,
      [FOLD_BATCH],
    );
    return row?.folded === FOLD_BATCH;
  });
}

/** Deletes one batch of counted events older than 90 days. Returns how many it deleted. */
export async function forgetSearchEvents(db: Database): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM search_events WHERE id IN (
       SELECT id FROM search_events WHERE folded AND day < current_date - 90 LIMIT 5000)`,
  );
}
