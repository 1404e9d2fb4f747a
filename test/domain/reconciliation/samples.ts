/** A movement of a processor's list, and a difference, about the charge of one gift. */
import { type Difference } from '../../../domain/reconciliation/item';
import { type TheirMovement } from '../../../domain/reconciliation/movements';

export function listedMovement(changes: Partial<TheirMovement> = {}): TheirMovement {
  return {
    reference: 'txn_1',
    channel: 'stripe',
    subject: 'donation_1',
    movement: 'charge',
    currency: 'USD',
    amountMinor: 2_500n,
    feeMinor: 103n,
    movedAt: new Date('2026-12-02T10:00:00Z'),
    ...changes,
  };
}

export function chargeDifference(changes: Partial<Difference> = {}): Difference {
  return {
    kind: 'other_amount',
    movement: 'charge',
    reference: 'donation_1',
    ourReference: 'posting_1',
    theirReference: 'txn_1',
    ours: '25.00 USD',
    theirs: null,
    currency: 'USD',
    amountMinor: 2_500n,
    ...changes,
  };
}
