import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { findLoginByEmail } from '../../../db/queries/access/logins';
import { listUsersOf } from '../../../db/queries/guests/giving';
import { type GiftFilter, listSourcesEndingIn } from '../../../db/queries/gifts/lists';
import { amountRanges } from '../../../domain/gifts/amount-ranges';
import { type allDonationsQuery } from './list-schema';

/** Returns the filter of an operator's search. Returns undefined if no donor, and therefore no gift, matches. */
export async function findFilter(
  db: Database,
  query: z.output<typeof allDonationsQuery>,
): Promise<GiftFilter | undefined> {
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

/** Returns the users of an email address: the account with that login, and guests who gave with it. */
async function findUsersOf(db: Database, email: string): Promise<string[]> {
  const login = await findLoginByEmail(db, email);
  const others = await listUsersOf(db, email);
  return [...new Set([...(login === undefined ? [] : [login.userId]), ...others])];
}

/** Returns the donors that the query asks for. Returns undefined if no user has the id and the email address. */
async function findDonor(
  db: Database,
  { donor_id: donorId, donor_email: email }: z.output<typeof allDonationsQuery>,
): Promise<Pick<GiftFilter, 'donorUserId'> | undefined> {
  if (email === undefined) return { donorUserId: donorId };
  const users = await findUsersOf(db, email);
  const named = donorId === undefined ? users : users.filter((userId) => userId === donorId);
  return named.length === 0 ? undefined : { donorUserId: named };
}
