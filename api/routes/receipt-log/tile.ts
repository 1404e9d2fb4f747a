import { z } from 'zod';
import { listLogs } from '../../../db/queries/receipt-log/logs';
import { findTiles } from '../../../db/queries/receipt-log/tiles';
import { notFound } from '../../../domain/errors';
import { HASH_SIZE } from '../../../domain/receipt-log/crypto';
import { hashesOfLevel } from '../../../domain/receipt-log/subtrees';
import { parseTilePath } from '../../../domain/receipt-log/tile-path';
import { TILE_WIDTH } from '../../../domain/receipt-log/tree';
import { Content } from '../../content';
import { defineRoute } from '../../route';
import { loadNewestCheckpoint } from './load';
import { tileParams } from './schema';

const FOR_EVER = 'public, max-age=31536000, immutable';
/**
 * Used once a log was closed. The tiles of the closed and the open log have the same paths, so a cache must
 * not keep a tile for long.
 */
const FOR_A_MINUTE = 'public, max-age=60, must-revalidate';

export const getTile = defineRoute({
  method: 'get',
  path: '/v1/receipt-log/tile/{level}/{tile}',
  operationId: 'getReceiptLogTile',
  tag: 'Receipt log',
  summary: "Read a tile of the receipt log's tree",
  description:
    'Serves only hashes that a signed checkpoint covers. The bytes of a path never change, unless the log is closed and a new log opens. From then on, caches ask again with the `ETag` after a minute.',
  scope: 'any',
  restParameter: 'tile',
  params: tileParams,
  success: {
    status: 200,
    description: 'Up to 256 hashes of 32 bytes (C2SP tlog-tiles)',
    schema: z.never(),
    media: { 'application/octet-stream': 'The hashes, concatenated' },
  },
  errors: ['NOT_FOUND'],
  async handle({ db, params }) {
    const tile = parseTilePath(`tile/${params.level}/${params.tile}`);
    if (tile === undefined) throw notFound('tile');
    const { logId, size } = await loadNewestCheckpoint(db);
    const isSigned = tile.index * TILE_WIDTH + tile.width <= hashesOfLevel(tile.level, size);
    const hashes = isSigned ? (await findTiles(db, logId, [tile]))(tile) : undefined;
    if (hashes === undefined) throw notFound('tile');
    const isOnlyLog = (await listLogs(db)).length === 1;
    const bytes = hashes.subarray(0, tile.width * HASH_SIZE);
    return new Content('application/octet-stream', bytes, undefined, isOnlyLog ? FOR_EVER : FOR_A_MINUTE);
  },
});
