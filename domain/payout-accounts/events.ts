/** Defines the event of a payout account in wire format. It has at most the last four characters of a number. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { id } from '../events/fields';
import { ACCOUNT_STATUSES, type AccountStatus } from './account';

export const payoutAccountEvents = {
  'payout_account.updated': z
    .strictObject({
      account_id: id,
      charity_id: id,
      status: z.enum(ACCOUNT_STATUSES),
      last4: z.string().max(4),
    })
    .meta({ description: "A charity's payout account was added, confirmed, made active or disabled." }),
};

interface PrintableAccount {
  id: string;
  charityId: string;
  status: AccountStatus;
  last4: string;
}

/** Returns the wire form of a payout account, from which the API also presents it. */
export function printPayoutAccount({ id: accountId, charityId, status, last4 }: PrintableAccount) {
  return { account_id: accountId, charity_id: charityId, status, last4 };
}

export function payoutAccountUpdated(account: PrintableAccount): EventOf<typeof payoutAccountEvents> {
  return { name: 'payout_account.updated', data: printPayoutAccount(account) };
}
