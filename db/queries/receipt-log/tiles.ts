/** Stores the tiles of a log's Merkle tree. A row is one tile with up to 256 hashes of 32 bytes. */
import { type GrownTile, type ReadTile, type TilePlace } from '../../../domain/receipt-log/tree';
import { type Database, runStatement, selectRows } from '../../database';

/**
 * Reads tiles. The returned function gives the stored hashes of a tile. A tile may have grown since it was
 * requested.
 */
export async function findTiles(db: Database, logId: number, places: TilePlace[]): Promise<ReadTile> {
  const rows = await selectRows<GrownTile>(
    db,
    `SELECT t.level, t.tile_index AS index, t.hashes
     FROM unnest($2::smallint[], $3::bigint[]) AS wanted (level, tile_index)
     JOIN receipt_tiles t ON t.log_id = $1 AND t.level = wanted.level AND t.tile_index = wanted.tile_index`,
    [logId, places.map(({ level }) => level), places.map(({ index }) => index)],
  );
  const found = new Map(rows.map(({ level, index, hashes }) => [`${level}/${index}`, hashes]));
  return ({ level, index }) => found.get(`${level}/${index}`);
}

/** Stores tiles that are new or have grown. */
export async function saveTiles(tx: Database, logId: number, tiles: GrownTile[]): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO receipt_tiles (log_id, level, tile_index, hashes)
     SELECT $1::integer, * FROM unnest($2::smallint[], $3::bigint[], $4::bytea[])
     ON CONFLICT (log_id, level, tile_index) DO UPDATE SET hashes = excluded.hashes`,
    [
      logId,
      tiles.map(({ level }) => level),
      tiles.map(({ index }) => index),
      tiles.map(({ hashes }) => hashes),
    ],
  );
}
