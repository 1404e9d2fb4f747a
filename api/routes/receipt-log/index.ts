import { z } from 'zod';
import { Content } from '../../content';
import { route, routes } from '../../route';
import { loadCosignedNote, loadNewestCheckpoint, loadLaterProofs, loadLeafProof } from './load';
import { listLogs, listLogKeys } from '../../../db/queries/receipt-log/logs';
import { findTiles } from '../../../db/queries/receipt-log/tiles';
import { notFound, type FaultCode, validationError } from '../../../domain/errors';
import { HASH_SIZE } from '../../../domain/receipt-log/crypto';
import { hashesOfLevel } from '../../../domain/receipt-log/subtrees';
import { parseTilePath } from '../../../domain/receipt-log/tile-path';
import { TILE_WIDTH, proveConsistency, tilesForConsistency } from '../../../domain/receipt-log/tree';
import {
  tileParams,
  consistencyQuery,
  consistencySchema,
  leafProofSchema,
  leafQuery,
  receiptLogSchema,
} from './schema';
import { findLeaf } from '../../../db/queries/receipt-log/leaves';
import { presentLeafProof } from '../../presenters/receipt-proof';
import { findNewestCheckpoint } from '../../../db/queries/receipt-log/checkpoints';
import { presentEarlierLog, presentKeys } from '../../presenters/receipt-log';
import { publicAddress } from '../../../domain/public-address';

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Used once a log was closed. The tiles of the closed and the open log have the same paths, so a cache must
 * not keep a tile for long.
 */
const FOR_A_MINUTE = 'public, max-age=60, must-revalidate';

export const receiptLogRoutes = routes('Receipt log', {
  getReceiptLogCheckpoint: route('GET /v1/receipt-log/checkpoint', {
    summary: 'Read the newest checkpoint of the receipt log',
    description: 'A signed note with cosignatures.',
    scope: 'any',
    success: {
      status: 200,
      description: 'A signed note (C2SP tlog-checkpoint) with the cosignatures of its witnesses',
      schema: z.never(),
      media: { 'text/plain': 'The signed note' },
    },
    errors: ['NOT_FOUND'],
    async handle({ db }) {
      const note = await loadCosignedNote(db, await loadNewestCheckpoint(db));
      return new Content('text/plain', note, undefined, 'public, max-age=1');
    },
  }),

  getReceiptLogTile: route('GET /v1/receipt-log/tile/{level}/{tile}', {
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
  }),

  getReceiptLogConsistency: route('GET /v1/receipt-log/consistency', {
    summary: 'Prove that the receipt log only grew',
    description: 'The proof (RFC 9162) leads from the tree of `from` leaves to the tree of `to` leaves.',
    scope: 'any',
    query: consistencyQuery,
    success: { status: 200, description: 'The proof', schema: consistencySchema },
    errors: ['NOT_FOUND'],
    async handle({ db, query: { from, to } }) {
      const { logId, size } = await loadNewestCheckpoint(db);
      if (from < 1) throw fault('from', 'too_small', 'must be at least 1', 1);
      if (to > size)
        throw fault('to', 'too_large', `must be at most ${size}, the size of the newest checkpoint`, size);
      if (from > to) throw fault('from', 'conflict', 'must not be greater than `to`', to);
      const tiles = await findTiles(db, logId, tilesForConsistency(from, to));
      const hashes = proveConsistency(from, to, tiles);
      return { from, to, consistency_proof: hashes.map((hash) => hash.toString('hex')) };
    },
  }),

  proveReceiptLeaf: route('GET /v1/receipt-log/proof', {
    summary: 'Prove that a leaf is in the receipt log',
    description:
      'The answer does not contain the leaf, so only a holder of the leaf can verify its content. `later` is empty unless the leaf is a gift. `leaf_hash` has 64 lower-case hexadecimal digits.',
    scope: 'any',
    query: leafQuery,
    success: { status: 200, description: 'The proof', schema: leafProofSchema },
    errors: ['NOT_FOUND'],
    async handle({ db, query }) {
      const leaf = await findLeaf(db, Buffer.from(query.leaf_hash, 'hex'));
      const proof = leaf === undefined ? undefined : await loadLeafProof(db, leaf);
      if (leaf === undefined || proof === undefined) throw notFound('leaf in a signed tree');
      const giftId = leaf.kind === 'gift' ? leaf.donationId : null;
      const later = giftId === null ? [] : await loadLaterProofs(db, giftId);
      return { ...presentLeafProof(proof), later: later.map(presentLeafProof) };
    },
  }),

  describeReceiptLog: route('GET /.well-known/receipt-log.json', {
    summary: 'Read the name and keys of the receipt log',
    description:
      'Compare the keys with a copy from a different source, because a log must not vouch for its own keys.',
    scope: 'any',
    success: { status: 200, description: 'The open log, and the closed ones', schema: receiptLogSchema },
    errors: ['NOT_FOUND'],
    async handle({ db, config }) {
      const [logs, allKeys] = await Promise.all([listLogs(db), listLogKeys(db)]);
      const open = logs.find(({ closedAt }) => closedAt === null);
      if (open === undefined) throw notFound('receipt log');
      const closed = logs.filter(({ closedAt }) => closedAt !== null);
      const keys = presentKeys(allKeys, open.id);
      return {
        origin: open.origin,
        public_key: keys.findLast(({ until }) => until === null)?.public_key ?? null,
        checkpoint_url: `${publicAddress(config)}/v1/receipt-log/checkpoint`,
        keys,
        earlier_logs: await Promise.all(
          closed.map(async (log) => presentEarlierLog(log, allKeys, await findNewestCheckpoint(db, log.id))),
        ),
      };
    },
  }),
});

function fault(field: string, code: FaultCode, message: string, limit: number) {
  return validationError([{ field, code, message, limit }]);
}
