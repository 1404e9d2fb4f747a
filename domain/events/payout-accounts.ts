/** Defines the data of payout-account events. They contain at most the last four characters of an account number. */
import { z } from 'zod';
import { ACCOUNT_STATUSES } from '../payout-accounts/account';
import { id } from './fields';

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
