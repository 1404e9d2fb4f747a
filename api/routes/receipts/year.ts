import { type Database } from '../../../db/database';
import { findUser } from '../../../db/queries/access/accounts';
import { listHeldGifts } from '../../../db/queries/gifts/unclaimed';
import { type Receipt } from '../../../db/queries/receipts/receipts';
import { notFound, validationError } from '../../../domain/errors';
import { FIRST_RECEIPT_YEAR } from '../../../domain/receipts/receipt';
import { receiptDonorFor } from '../../../domain/receipts/receipt-donor';
import { type SecretBox } from '../../../gateways';
import { findDonorDetails } from '../../../operations/donors/find-details';
import { obtainReceiptsOfYear } from '../../../operations/receipts/obtain-receipts-of-year';
import { Content } from '../../content';
import { presentYearReceipts } from '../../presenters/receipt';
import { renderYearReceipts } from '../../../gateways/pdf/year-receipts';
import { letterheadOf } from '../../../gateways/pdf/letterhead';
import { PDF, wantsPdf } from '../../print';
import { usersOf } from '../../policies/acts-for';
import { defineRoute } from '../../route';
import { yearParams, yearReceiptsQuery, yearReceiptsSchema } from './schema';

export const getYearReceipts = defineRoute({
  method: 'get',
  path: '/v1/users/me/receipts/{year}',
  operationId: 'getYearReceipts',
  tag: 'Receipts',
  summary: "Read the receipts of the caller's gifts in a calendar year (UTC)",
  description: 'A gift belongs to the year in which it was made.',
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
  errors: [],
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
    const wire = presentYearReceipts({
      year,
      donor: { id: user.id, name: user.name },
      receipts,
      readingOf,
    });
    if (!wantsPdf(query.format, preferred)) return wire;
    const pdf = renderYearReceipts(wire, letterheadOf(config));
    return new Content('application/pdf', pdf, `donations-${year}.pdf`);
  },
});

async function loadReadings(db: Database, secrets: SecretBox, receipts: Receipt[]) {
  const ids = receipts.map(({ donationId }) => donationId);
  const held = await listHeldGifts(db, ids);
  const donorOf = await findDonorDetails(db, secrets, ids);
  return (id: string) => {
    const donor = receiptDonorFor('donor', { anonymous: false }, donorOf(id));
    return { donor, isHeld: held.has(id) };
  };
}

function readYear(text: string, now: Date): number {
  const year = /^[0-9]{4}$/.test(text) ? Number(text) : NaN;
  if (year >= FIRST_RECEIPT_YEAR && year <= now.getUTCFullYear()) return year;
  throw validationError([
    {
      field: 'year',
      code: 'not_allowed',
      message: `must be a year from ${FIRST_RECEIPT_YEAR} to the current one`,
    },
  ]);
}
