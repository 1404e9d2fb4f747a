/** When a person's data are erased, and why not yet. See docs/rules/users.md. */
import { shiftByDays } from '../days';

/** Between the request and the erasure, the person may still be restored. */
export const ERASURE_DAYS = 14;

/** Returns when the data are erased of somebody who asks at a time. */
export function eraseAt(at: Date): Date {
  return shiftByDays(at, ERASURE_DAYS);
}

/** Returns when an erasure is tried again that something hinders. Until then, the person may be restored. */
export function postponedTo(at: Date): Date {
  return shiftByDays(at, 1);
}

/** What keeps a person from being erased. */
const HINDRANCES = ['sole_member', 'open_case', 'balance'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** What a person reads who cannot be erased yet. */
export const HINDRANCE_MESSAGES: Record<Hindrance, string> = {
  sole_member:
    'You are the only member of long standing of a charity. Invite another and wait 30 days, or ask the platform to close it.',
  open_case:
    'A verification, a claim, a dispute or an approval of yours is open. Wait for its decision, or withdraw it.',
  balance:
    'A gift, a refund or a promise to match gifts of yours is not settled. Wait until it is, or end it.',
};
