import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { findLoginByEmail } from '../../../db/queries/access/logins';
import { type DonationFilter, listSourcesEndingIn } from '../../../db/queries/gifts/lists';
import { amountRanges } from '../../../domain/gifts/amount-ranges';
import { type allDonationsQuery } from './list-schema';

/** Returns the filter of an operator's search. Returns undefined if nobody has the address, so that no gift matches. */
export async function findFilter(
  db: Database,
  query: z.output<typeof allDonationsQuery>,
): Promise<DonationFilter | undefined> {
  const { status, from, to, after, limit, offset, last4, min_amount: least, max_amount: most } = query;
  const donor = await findDonor(db, query);
  if (donor === undefined) return undefined;
  return {
    ...donor,
    status,
    charityId: query.charity_id,
    campaignId: query.campaign_id,
    paymentMethod: query.payment_method,
    from,
    to,
    amounts: least === undefined && most === undefined ? undefined : amountRanges(least, most),
    sources: last4 === undefined ? undefined : await listSourcesEndingIn(db, last4),
    after,
    limit,
    offset,
  };
}

/** Returns the donor that the query names, if it names one. Returns undefined if its id and address contradict. */
async function findDonor(
  db: Database,
  { donor_id: donorId, donor_email: email }: z.output<typeof allDonationsQuery>,
): Promise<Pick<DonationFilter, 'donorUserId'> | undefined> {
  if (email === undefined) return { donorUserId: donorId };
  const login = await findLoginByEmail(db, email.toLowerCase());
  const isMissing = login === undefined || (donorId !== undefined && donorId !== login.userId);
  return isMissing ? undefined : { donorUserId: login.userId };
}
