import { listHeldGifts } from '../../../db/queries/gifts/unclaimed';
import { findReceipt } from '../../../db/queries/receipts/receipts';
import { findTributes } from '../../../db/queries/tributes/tributes';
import { notFound } from '../../../domain/errors';
import { publicAddress } from '../../../domain/public-address';
import { receiptDonorFor } from '../../../domain/receipts/receipt-donor';
import { receiptPageUrl } from '../../../domain/receipt-log/page-url';
import { findDonorDetails } from '../../../operations/donors/find-details';
import { obtainReceipt } from '../../../operations/receipts/obtain-receipt';
import { Content } from '../../content';
import { presentReceipt } from '../../presenters/receipt';
import { renderReceipt } from '../../../gateways/pdf/receipt';
import { letterheadOf } from '../../../gateways/pdf/letterhead';
import { PDF, wantsPdf } from '../../print';
import { defineRoute } from '../../route';
import { loadGift } from '../gifts/load';
import { donationParams } from '../gifts/schema';
import { receiptQuery, receiptSchema } from './schema';

export const getReceipt = defineRoute({
  method: 'get',
  path: '/v1/donations/{donation_id}/receipt',
  operationId: 'getReceipt',
  tag: 'Receipts',
  summary: 'Read the receipt of a completed gift',
  description:
    'For the donor of the gift, members of its charity and operators. The first request issues the receipt. A refund or a lost dispute voids it. A new version covers the remaining amount, if any.',
  scope: 'donations:read',
  guests: true,
  params: donationParams,
  query: receiptQuery,
  success: { status: 200, description: 'The receipt', schema: receiptSchema, media: PDF },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, query, actor, gateways, config, now, preferred }) {
    const { gift, role } = await loadGift(db, actor, params.donation_id);
    const last = await obtainReceipt(db, { donationId: gift.id, at: now });
    const receipt = query.version === undefined ? last : await findReceipt(db, gift.id, query.version);
    if (receipt === undefined) throw notFound('version of this receipt');
    const donorOf = await findDonorDetails(db, gateways.secrets, [gift.id]);
    const donor = receiptDonorFor(role, gift, donorOf(gift.id));
    const isHeld = (await listHeldGifts(db, [gift.id])).has(gift.id);
    const wire = presentReceipt(receipt, { donor, isHeld });
    if (!wantsPdf(query.format, preferred)) return wire;
    const proofUrl = role === 'donor' ? receiptPageUrl(publicAddress(config), gift) : undefined;
    const tribute = (await findTributes(db, [gift.id])).get(gift.id);
    return new Content(
      'application/pdf',
      renderReceipt(receipt, { letterhead: letterheadOf(config), donor, tribute, isHeld, proofUrl }),
      `receipt-${wire.receipt_number}.pdf`,
    );
  },
});
