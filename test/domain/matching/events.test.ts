/** The events of a pledge: each fits its schema, and says what is left of the cap. */
import { checkEvent } from '../../../domain/events/event';
import { matchesCharged, matchesFailed, pledgeEvent } from '../../../domain/matching/events';
import { leftOf, printTerms } from '../../../domain/matching/match';

const pledge = {
  id: 'pledge_1',
  campaignId: 'campaign_1',
  charityId: 'charity_1',
  sponsorUserId: 'user_1',
  ratioHundredths: 50,
  currency: 'USD',
  capMinor: 100_000n,
  usedMinor: 2_550n,
  status: 'accepted',
  endReason: null,
} as const;
const common = {
  pledge_id: 'pledge_1',
  campaign_id: 'campaign_1',
  charity_id: 'charity_1',
  sponsor_id: 'user_1',
  currency: 'USD',
};
const terms = { cap: '1000.00', used: '25.50', left: '974.50', currency: 'USD', ratio: '0.50' };

it('the terms say what was used and what is left', () => {
  expect(leftOf(pledge)).toBe(97_450n);
  expect(printTerms(pledge)).toEqual(terms);
  expect(printTerms({ ...pledge, currency: 'JPY', usedMinor: 100_000n, ratioHundredths: 500 })).toEqual({
    cap: '100000',
    used: '100000',
    left: '0',
    currency: 'JPY',
    ratio: '5.00',
  });
});

it.each(['pledged', 'accepted', 'withdrawn', 'ended'] as const)('a pledge that was %s', (change) => {
  const event = pledgeEvent(change, { ...pledge, status: 'ended', endReason: 'time' });
  checkEvent(event);
  expect(event).toEqual({
    name: `matching.${change}`,
    data: { ...common, ...terms, status: 'ended', end_reason: 'time' },
  });
});

it('a charge names the gift of the sponsor and counts its matches', () => {
  const event = matchesCharged(pledge, { donationId: 'donation_1', amountMinor: 2_550n, matches: 3 });
  checkEvent(event);
  expect(event).toEqual({
    name: 'matching.charged',
    data: { ...common, donation_id: 'donation_1', amount: '25.50', matches: 3 },
  });
});

it.each(['donation_1', null])('a failed charge says why, with the gift %s', (donationId) => {
  const charge = { donationId, amountMinor: 2_550n, matches: 3 };
  const event = matchesFailed(pledge, charge, { code: 'DECLINED', message: 'The issuer declined.' });
  checkEvent(event);
  expect(event).toEqual({
    name: 'matching.failed',
    data: {
      ...common,
      donation_id: donationId,
      amount: '25.50',
      matches: 3,
      code: 'DECLINED',
      reason: 'The issuer declined.',
    },
  });
});
