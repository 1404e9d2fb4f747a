import { findDonation } from '../../../db/queries/gifts/gifts';
import { findLeaf } from '../../../db/queries/receipt-log/leaves';
import { GivingError, requireRow } from '../../../domain/errors';
import { hashOfTransaction } from '../../../domain/receipt-log/leaf';
import { presentFullProof } from '../../presenters/receipt-proof';
import { defineRoute } from '../../route';
import { loadLaterProofs, loadLeafProof } from '../receipt-log/load';
import { donationProofSchema } from '../receipt-log/schema';
import { loadReadableGift } from './load';
import { donationParams } from './schema';

export const getDonationProof = defineRoute({
  method: 'get',
  path: '/v1/donations/{donation_id}/proof',
  operationId: 'getDonationProof',
  tag: 'Donations',
  summary: 'Read the proof that a gift is in the receipt log',
  description:
    'Anybody who has the proof can verify it without the platform. For a gift without a proof, the answer is 404, and `details.reason` is `pending`, `failed` or `network`. `network` means that the gift settled on a network without receipts.',
  scope: 'donations:read',
  guests: true,
  params: donationParams,
  success: { status: 200, description: 'The proof', schema: donationProofSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor }) {
    const asked = await loadReadableGift(db, actor, params.donation_id);
    // A redirected gift shares the proof of the original gift. A later leaf of that gift names the redirected one.
    const { originId } = asked;
    const gift = originId === null ? asked : requireRow(await findDonation(db, originId), originId);
    if (gift.network !== 'receipts') throw withoutProof('network');
    const leaf = await findLeaf(db, hashOfTransaction(gift.transactionHash));
    const proof = leaf === undefined ? undefined : await loadLeafProof(db, leaf);
    if (proof === undefined) throw withoutProof(gift.status === 'failed' ? 'failed' : 'pending');
    const later = await loadLaterProofs(db, gift.id);
    return { ...presentFullProof(proof), later: later.map(presentFullProof) };
  },
});

const MESSAGES = {
  network: 'This gift did not settle on the receipt log, so it has no proof.',
  failed: 'This gift failed, so it has no proof.',
  pending: 'No signed checkpoint covers this gift yet. Try again in a few seconds.',
} satisfies Record<string, string>;

function withoutProof(reason: keyof typeof MESSAGES): GivingError {
  return new GivingError('NOT_FOUND', MESSAGES[reason], { reason });
}
