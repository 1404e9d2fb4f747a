/** Builds the events of a pledge in wire format. */
import { type DomainEvent } from '../events/event';
import { type Currency, formatMoney } from '../money';
import { type PledgeEndReason, type PledgeStatus } from './pledge';
import { printTerms } from './match';

interface Pledge {
  id: string;
  campaignId: string;
  charityId: string;
  sponsorUserId: string;
  ratioHundredths: number;
  currency: Currency;
  capMinor: bigint;
  usedMinor: bigint;
  status: PledgeStatus;
  endReason: PledgeEndReason | null;
}

type PledgeChange = 'pledged' | 'accepted' | 'withdrawn' | 'ended';

/** Builds the event for a pledge that has just changed. */
export function pledgeEvent(change: PledgeChange, pledge: Pledge): DomainEvent {
  const data = {
    ...common(pledge),
    ...printTerms(pledge),
    status: pledge.status,
    end_reason: pledge.endReason,
  };
  return { name: `matching.${change}`, data };
}

export interface ChargeOutcome {
  donationId: string | null;
  amountMinor: bigint;
  matches: number;
}

export function matchesCharged(pledge: Pledge, charge: ChargeOutcome & { donationId: string }): DomainEvent {
  return {
    name: 'matching.charged',
    data: { ...chargeData(pledge, charge), donation_id: charge.donationId },
  };
}

export function matchesFailed(
  pledge: Pledge,
  charge: ChargeOutcome,
  failure: { code: string; message: string },
): DomainEvent {
  const data = { ...chargeData(pledge, charge), code: failure.code, reason: failure.message };
  return { name: 'matching.failed', data };
}

function chargeData(pledge: Pledge, { donationId, amountMinor, matches }: ChargeOutcome) {
  const amount = formatMoney({ currency: pledge.currency, minor: amountMinor });
  return { ...common(pledge), donation_id: donationId, amount, matches };
}

function common(pledge: Pledge) {
  return {
    pledge_id: pledge.id,
    campaign_id: pledge.campaignId,
    charity_id: pledge.charityId,
    sponsor_id: pledge.sponsorUserId,
    currency: pledge.currency,
  };
}
