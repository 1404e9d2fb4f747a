/** A charge in the processor's list is the charge of its gift, with the same amount and a state that fits. */
import { CHARGE_STATES, type ChargeState } from '../../../domain/charges/charge';
import {
  type ChargeDifference,
  compareCharge,
  isMovedMoney,
  type ListedCharge,
  type ListedState,
  type OurCharge,
} from '../../../domain/charges/comparison';

const theirs: ListedCharge = {
  reference: 'pi_1',
  donationId: 'donation_1',
  amountMinor: 2_500n,
  currency: 'USD',
  state: 'approved',
};
const ours: OurCharge = {
  donationId: 'donation_1',
  reference: 'pi_1',
  state: 'approved',
  amountMinor: 2_500n,
  currency: 'USD',
  isReturned: false,
};
const named = { reference: 'pi_1', donationId: 'donation_1' };

it('the same charge on both sides is no difference', () => {
  expect(compareCharge(theirs, ours)).toEqual([]);
});

describe('a listed charge that is not the charge of its gift', () => {
  it.each([
    ['its gift has another charge', { ...ours, reference: 'pi_2' }],
    ['it has no gift', undefined],
  ])('is missing here: %s', (_, own) => {
    expect(compareCharge(theirs, own)).toEqual([
      { kind: 'missing_here', ...named, ours: null, theirs: 'approved' },
    ]);
    expect(compareCharge({ ...theirs, donationId: null, state: 'open' }, own)).toEqual([
      { kind: 'missing_here', reference: 'pi_1', donationId: null, ours: null, theirs: 'open' },
    ]);
  });

  it('is ignored if it failed, because no money moved', () => {
    expect(compareCharge({ ...theirs, state: 'failed' }, undefined)).toEqual([]);
    expect(compareCharge({ ...theirs, state: 'failed' }, { ...ours, reference: 'pi_2' })).toEqual([]);
  });

  it('is ours if the gift has not learnt its reference yet', () => {
    expect(compareCharge(theirs, { ...ours, reference: null })).toEqual([]);
  });
});

it.each<[Partial<ListedCharge>, string]>([
  [{ amountMinor: 2_400n }, '2400 USD'],
  [{ currency: 'EUR' }, '2500 EUR'],
  [{ amountMinor: 2_600n, currency: 'EUR' }, '2600 EUR'],
])('a listed charge with %o has another amount', (changes, amount) => {
  expect(compareCharge({ ...theirs, ...changes }, ours)).toEqual([
    { kind: 'other_amount', ...named, ours: '2500 USD', theirs: amount },
  ]);
});

it('the amount and the state can both differ', () => {
  const found = compareCharge({ ...theirs, amountMinor: 1n }, { ...ours, state: 'declined' });
  expect(found).toEqual([
    { kind: 'other_amount', ...named, ours: '2500 USD', theirs: '1 USD' },
    { kind: 'other_state', ...named, ours: 'declined', theirs: 'approved' },
  ]);
});

describe('the state', () => {
  const FITTING: Record<ListedState, ChargeState[]> = {
    open: ['requires_action', 'processing'],
    approved: ['approved'],
    returned: ['cancelling', 'cancelled'],
    failed: ['declined', 'cancelling', 'cancelled'],
  };
  const fittingOf = (state: ListedState, isReturned: boolean) =>
    CHARGE_STATES.filter(
      (own) => compareCharge({ ...theirs, state }, { ...ours, state: own, isReturned }).length === 0,
    );

  it.each(Object.entries(FITTING) as [ListedState, ChargeState[]][])('%s fits only %j', (state, fitting) => {
    expect(fittingOf(state, false)).toEqual(fitting);
    // A refund or a dispute explains only that the money went back.
    expect(fittingOf(state, true)).toEqual(state === 'returned' ? [...CHARGE_STATES] : fitting);
  });

  it('that does not fit is told on both sides', () => {
    expect(compareCharge({ ...theirs, state: 'open' }, ours)).toEqual([
      { kind: 'other_state', ...named, ours: 'approved', theirs: 'open' },
    ]);
  });
});

it.each<[Partial<ChargeDifference>, boolean]>([
  [{ kind: 'missing_here', theirs: 'approved' }, true],
  [{ kind: 'missing_here', theirs: 'returned' }, true],
  [{ kind: 'missing_here', theirs: 'open' }, false],
  [{ kind: 'missing_there', ours: 'approved' }, true],
  [{ kind: 'missing_there', ours: 'processing' }, false],
  [{ kind: 'other_amount' }, true],
  [{ kind: 'other_state', ours: 'approved', theirs: 'open' }, false],
])('a difference with %o is about moved money: %s', (changes, expected) => {
  const difference: ChargeDifference = { kind: 'other_amount', ...named, ours: null, theirs: null };
  expect(isMovedMoney({ ...difference, ...changes })).toBe(expected);
});
