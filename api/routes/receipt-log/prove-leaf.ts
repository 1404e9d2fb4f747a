import { findLeaf } from '../../../db/queries/receipt-log/leaves';
import { notFound } from '../../../domain/errors';
import { presentLeafProof } from '../../presenters/receipt-proof';
import { defineRoute } from '../../route';
import { loadLaterProofs, loadLeafProof } from './load';
import { leafProofSchema, leafQuery } from './schema';

export const proveReceiptLeaf = defineRoute({
  method: 'get',
  path: '/v1/receipt-log/proof',
  operationId: 'proveReceiptLeaf',
  tag: 'Receipt log',
  summary: 'Prove that a leaf is in the receipt log',
  description:
    'The answer does not contain the leaf, so only a holder of the leaf can verify its content. `later` is empty unless the leaf is a gift.',
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
});
