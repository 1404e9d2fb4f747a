/** Defines the events of a pledge in wire format. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { amount, currency, id } from '../events/fields';
import { formatMoney } from '../money';
import { type PledgeTerms, printTerms } from './match';
import { PLEDGE_END_REASONS, PLEDGE_STATUSES, type PledgeEndReason, type PledgeStatus } from './pledge';

const names = { pledge_id: id, campaign_id: id, charity_id: id, sponsor_id: id, currency };
const fields = {
  ...names,
  ratio: z.string(),
  cap: amount,
  used: amount,
  left: amount,
  status: z.enum(PLEDGE_STATUSES),
  end_reason: z.enum(PLEDGE_END_REASONS).nullable(),
};
const charge = { ...names, amount, matches: z.int().min(1) };

export const matchingEvents = {
  'matching.pledged': z.strictObject(fields).meta({ description: 'A sponsor pledged to match gifts.' }),
  'matching.accepted': z.strictObject(fields).meta({ description: 'A member accepted a pledge.' }),
  'matching.withdrawn': z
    .strictObject(fields)
    .meta({ description: 'A pledge ended before it was accepted.' }),
  'matching.ended': z.strictObject(fields).meta({ description: 'An accepted pledge matches no more gifts.' }),
  'matching.charged': z
    .strictObject({ ...charge, donation_id: id })
    .meta({ description: 'A sponsor paid for matches, as one gift.' }),
  'matching.failed': z
    .strictObject({ ...charge, donation_id: id.nullable(), code: z.string(), reason: z.string() })
    .meta({ description: 'A sponsor could not be charged for matches, and no retry is left.' }),
};
type MatchingEvent = EventOf<typeof matchingEvents>;

interface PrintablePledge extends PledgeTerms {
  id: string;
  campaignId: string;
  charityId: string;
  sponsorUserId: string;
  status: PledgeStatus;
  endReason: PledgeEndReason | null;
}

type PledgeChange = 'pledged' | 'accepted' | 'withdrawn' | 'ended';

/** Returns the wire form of a pledge, from which the API also presents it. */
export function printPledge(pledge: PrintablePledge) {
  return {
    ...printNames(pledge),
    ...printTerms(pledge),
    status: pledge.status,
    end_reason: pledge.endReason,
  };
}

/** Builds the event for a pledge that has just changed. */
export function pledgeEvent(change: PledgeChange, pledge: PrintablePledge): MatchingEvent {
  return { name: `matching.${change}`, data: printPledge(pledge) };
}

export interface ChargeOutcome {
  donationId: string | null;
  amountMinor: bigint;
  matches: number;
}

export function matchesCharged(
  pledge: PrintablePledge,
  outcome: ChargeOutcome & { donationId: string },
): MatchingEvent {
  return {
    name: 'matching.charged',
    data: { ...printOutcome(pledge, outcome), donation_id: outcome.donationId },
  };
}

export function matchesFailed(
  pledge: PrintablePledge,
  outcome: ChargeOutcome,
  failure: { code: string; message: string },
): MatchingEvent {
  const data = { ...printOutcome(pledge, outcome), code: failure.code, reason: failure.message };
  return { name: 'matching.failed', data };
}

function printOutcome(pledge: PrintablePledge, outcome: ChargeOutcome) {
  return {
    ...printNames(pledge),
    donation_id: outcome.donationId,
    amount: formatMoney({ currency: pledge.currency, minor: outcome.amountMinor }),
    matches: outcome.matches,
  };
}

function printNames(pledge: PrintablePledge) {
  return {
    pledge_id: pledge.id,
    campaign_id: pledge.campaignId,
    charity_id: pledge.charityId,
    sponsor_id: pledge.sponsorUserId,
    currency: pledge.currency,
  };
}
