import { findTiles } from '../../../db/queries/receipt-log/tiles';
import { type FaultCode, validationError } from '../../../domain/errors';
import { proveConsistency, tilesForConsistency } from '../../../domain/receipt-log/tree';
import { defineRoute } from '../../route';
import { loadNewestCheckpoint } from './load';
import { consistencyQuery, consistencySchema } from './schema';

export const getConsistency = defineRoute({
  method: 'get',
  path: '/v1/receipt-log/consistency',
  operationId: 'getReceiptLogConsistency',
  tag: 'Receipt log',
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
});

function fault(field: string, code: FaultCode, message: string, limit: number) {
  return validationError([{ field, code, message, limit }]);
}
