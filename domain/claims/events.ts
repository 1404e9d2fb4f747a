/** Defines the event of a claim of a charity in wire format. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { id, time } from '../events/fields';
import { CLAIM_STATUSES, type ClaimStatus } from './claim';

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

interface PrintableClaim {
  id: string;
  charityId: string;
  status: ClaimStatus;
  objectionsUntil: Date | null;
}

/** Returns the wire form of a claim, from which the API also presents it. */
export function printClaim(claim: PrintableClaim) {
  return {
    claim_id: claim.id,
    charity_id: claim.charityId,
    status: claim.status,
    objections_until: claim.objectionsUntil?.toISOString() ?? null,
  };
}

export function claimUpdated(claim: PrintableClaim): EventOf<typeof claimEvents> {
  return { name: 'charity.claim.updated', data: printClaim(claim) };
}
