/** Defines the data of events about claims of charities. */
import { z } from 'zod';
import { CLAIM_STATUSES } from '../claims/claim';
import { id, time } from './fields';

export const claimEvents = {
  'charity.claim.updated': z
    .strictObject({
      claim_id: id,
      charity_id: id,
      status: z.enum(CLAIM_STATUSES),
      objections_until: time.nullable(),
    })
    .meta({ description: 'Somebody claimed a charity, or a claim was approved or denied.' }),
};
