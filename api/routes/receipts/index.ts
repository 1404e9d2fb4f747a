import { listHeldGifts } from '../../../db/queries/gifts/unclaimed';
import { findReceipt, type Receipt } from '../../../db/queries/receipts/receipts';
import { findTributes } from '../../../db/queries/tributes/tributes';
import { latestDate } from '../../../domain/days';
import { notFound, validationError } from '../../../domain/errors';
import { yearOf } from '../../../domain/gifts/gift-day';
import { publicAddress } from '../../../domain/public-address';
import { receiptDonorFor } from '../../../domain/receipts/receipt-donor';
import { receiptPageUrl } from '../../../domain/receipt-log/page-url';
import { findDonorDetails } from '../../../operations/donors/details';
import { obtainReceipt, obtainReceiptsOfYear } from '../../../operations/receipts/issue-receipts';
import { Content } from '../../content';
import { presentReceipt, presentYearReceipts, toPrintedYear } from '../../presenters/receipt';
import { renderReceipt } from '../../../letters/documents/receipt';
import { letterheadOf } from '../../../letters/paper/letterhead';
import { languageOf, PDF, wantsPdf } from '../../print';
import { route, routes } from '../../route';
import { loadGift } from '../../access/gifts';
import { receiptQuery, receiptSchema, yearParams, yearReceiptsQuery, yearReceiptsSchema } from './schema';
import { type Database } from '../../../db/database';
import { findUser } from '../../../db/queries/access/accounts';
import { FIRST_RECEIPT_YEAR } from '../../../domain/receipts/receipt';
import { type SecretBox } from '../../../gateways';
import { renderYearReceipts } from '../../../letters/documents/year-receipts';
import { usersOf } from '../../access/acts-for';

export const receiptRoutes = routes('Receipts', {
  getReceipt: route('GET /v1/donations/{donation_id}/receipt', {
    summary: 'Read the receipt of a completed gift',
    description:
      'For the donor of the gift, members of its charity and operators. The first request issues the receipt. A refund or a lost dispute voids it. A new version covers the remaining amount, if any. Reads the latest version unless `version` names one. The answer is 409 if the gift is not completed.',
    scope: 'donations:read',
    guests: true,
    query: receiptQuery,
    success: { status: 200, description: 'The receipt', schema: receiptSchema, media: PDF },
    errors: ['CONFLICT'],
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
      const edition = { letterhead: letterheadOf(config), language: await languageOf(db, actor) };
      const pdf = renderReceipt(receipt, { ...edition, donor, tribute, isHeld, proofUrl });
      return new Content('application/pdf', pdf, `receipt-${wire.receipt_number}.pdf`);
    },
  }),

  getYearReceipts: route('GET /v1/users/me/receipts/{year}', {
    summary: "Read the receipts of the caller's gifts in a calendar year",
    description: 'A gift belongs to the year of its `given_on`.',
    scope: 'donations:read',
    guests: true,
    params: yearParams,
    query: yearReceiptsQuery,
    success: {
      status: 200,
      description: 'Every receipt, oldest gift first, and totals',
      schema: yearReceiptsSchema,
      media: PDF,
    },
    async handle({ db, params, query, actor, gateways, config, now, preferred }) {
      const year = readYear(params.year, now);
      const user = await findUser(db, actor.userId);
      if (user === undefined) throw notFound('user');
      const receipts = await obtainReceiptsOfYear(db, {
        donorUserIds: usersOf(actor),
        year,
        at: now,
      });
      const readingOf = await loadReadings(db, gateways.secrets, receipts);
      const donor = { id: user.id, name: user.name };
      const reading = { year, donor, receipts, readingOf };
      if (!wantsPdf(query.format, preferred)) return presentYearReceipts(reading);
      const pdf = renderYearReceipts(toPrintedYear(reading), {
        letterhead: letterheadOf(config),
        language: user.locale,
      });
      return new Content('application/pdf', pdf, `donations-${year}.pdf`);
    },
  }),
});

async function loadReadings(db: Database, secrets: SecretBox, receipts: Receipt[]) {
  const ids = receipts.map(({ donationId }) => donationId);
  const held = await listHeldGifts(db, ids);
  const donorOf = await findDonorDetails(db, secrets, ids);
  return (id: string) => {
    const donor = receiptDonorFor('donor', { anonymous: false, contactConsent: true }, donorOf(id));
    return { donor, isHeld: held.has(id) };
  };
}

function readYear(text: string, now: Date): number {
  const year = /^[0-9]{4}$/.test(text) ? Number(text) : NaN;
  if (year >= FIRST_RECEIPT_YEAR && year <= yearOf(latestDate(now))) return year;
  throw validationError([
    {
      field: 'year',
      code: 'not_allowed',
      message: `must be a year from ${FIRST_RECEIPT_YEAR} to the current one`,
    },
  ]);
}
