/** Stripe's codes become our closed list of declines. */
import { DECLINES, isHardDecline } from '../../../domain/charges/charge';
import { declineOfStripe, needsDonor, STRIPE_DECLINES } from '../../../domain/charges/stripe-declines';

it('maps each code once, to a decline of the list', () => {
  const codes = Object.values(STRIPE_DECLINES).flat();
  expect(new Set(codes).size).toBe(codes.length);
  expect(Object.keys(DECLINES)).toEqual(expect.arrayContaining(Object.keys(STRIPE_DECLINES)));
});

it('takes the first known code, and DECLINED without any', () => {
  expect(declineOfStripe(['insufficient_funds', 'card_declined'])).toBe('INSUFFICIENT_FUNDS');
  expect(declineOfStripe([null, undefined, 'expired_card'])).toBe('CARD_EXPIRED');
  expect(declineOfStripe(['do_not_honor', 'card_declined'])).toBe('DECLINED');
  expect(declineOfStripe([])).toBe('DECLINED');
  expect(declineOfStripe(['constructor'])).toBe('DECLINED');
});

it('does not retry a lost card, and retries one without money', () => {
  expect(isHardDecline(declineOfStripe(['lost_card']))).toBe(true);
  expect(isHardDecline(declineOfStripe(['insufficient_funds']))).toBe(false);
});

it('asks the donor only where the issuer wants it', () => {
  expect(needsDonor(['authentication_required', 'card_declined'])).toBe(true);
  expect(needsDonor(['authentication_not_handled'])).toBe(false);
});
