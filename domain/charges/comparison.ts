/** Compares our charges with the processor's own list. See docs/rules/reconciliation.md. */
import { type ChargeState } from './charge';

const CHARGE_DIFFERENCES = ['missing_here', 'missing_there', 'other_amount', 'other_state'] as const;
type ChargeDifferenceKind = (typeof CHARGE_DIFFERENCES)[number];

/** `returned` means that the whole amount of an approved charge went back to the donor. */
export type ListedState = 'open' | 'approved' | 'returned' | 'failed';

/** A charge in the processor's list. */
export interface ListedCharge {
  reference: string;
  /** The id of the gift; null if the charge contains none. */
  donationId: string | null;
  amountMinor: bigint;
  currency: string;
  state: ListedState;
}

export interface OurCharge {
  donationId: string;
  reference: string | null;
  state: ChargeState;
  amountMinor: bigint;
  currency: string;
  /** True if a refund or dispute of the gift may have returned the money. */
  isReturned: boolean;
}

export interface ChargeDifference {
  kind: ChargeDifferenceKind;
  reference: string;
  donationId: string | null;
  ours: string | null;
  theirs: string | null;
}

/** Compares a listed charge with ours. Ignores a failed charge that is not the charge of its gift. */
export function compareCharge(theirs: ListedCharge, ours: OurCharge | undefined): ChargeDifference[] {
  const { reference, donationId } = theirs;
  const isOther = ours === undefined || (ours.reference !== null && ours.reference !== reference);
  if (isOther) {
    if (theirs.state === 'failed') return [];
    return [{ kind: 'missing_here', reference, donationId, ours: null, theirs: theirs.state }];
  }
  const differences: ChargeDifference[] = [];
  if (ours.amountMinor !== theirs.amountMinor || ours.currency !== theirs.currency) {
    const [mine, other] = [amountOf(ours), amountOf(theirs)];
    differences.push({ kind: 'other_amount', reference, donationId, ours: mine, theirs: other });
  }
  if (!agree(theirs.state, ours)) {
    differences.push({ kind: 'other_state', reference, donationId, ours: ours.state, theirs: theirs.state });
  }
  return differences;
}

/**
 * Returns true if the difference is about moved money, and not about the state of a charge. The comparison of
 * movements finds such a difference too.
 */
export function isMovedMoney({ kind, ours, theirs }: ChargeDifference): boolean {
  if (kind === 'missing_here') return theirs !== 'open';
  if (kind === 'missing_there') return ours === 'approved';
  return kind === 'other_amount';
}

function agree(theirs: ListedState, { state, isReturned }: OurCharge): boolean {
  if (theirs === 'open') return state === 'requires_action' || state === 'processing';
  if (theirs === 'approved') return state === 'approved';
  if (theirs === 'returned') return state === 'cancelled' || state === 'cancelling' || isReturned;
  return state === 'declined' || state === 'cancelled' || state === 'cancelling';
}

function amountOf({ amountMinor, currency }: { amountMinor: bigint; currency: string }): string {
  return `${String(amountMinor)} ${currency}`;
}
