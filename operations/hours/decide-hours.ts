import { type Database } from '../../db/database';
import { type Hours } from '../../db/queries/hours/hours';
import { validationError } from '../../domain/errors';
import { type HoursStatus, isOpen } from '../../domain/hours/hours';
import { requireLockedHours } from './locked-hours';
import { hoursDecided, requireMove } from './transition';

export interface HoursDecision {
  submissionId: string;
  decision: 'verify' | 'reject' | 'request_information';
  reason: string | null;
  /** The accepted part of the claim, in hundredths of an hour. Undefined accepts the whole claim. */
  hundredths?: number | undefined;
  byUserId: string;
  at: Date;
}

const OUTCOMES: Record<HoursDecision['decision'], { to: HoursStatus; detail: string }> = {
  verify: { to: 'verified', detail: 'Verified.' },
  reject: { to: 'rejected', detail: 'Rejected.' },
  request_information: { to: 'information_required', detail: 'More information was requested.' },
};

/** Verifies hours, rejects them, or asks the volunteer for more information. */
export async function decideHours(tx: Database, order: HoursDecision): Promise<Hours> {
  const { submissionId, decision, reason, hundredths, byUserId, at } = order;
  const hours = await requireLockedHours(tx, submissionId);
  if (!isOpen(hours.status)) throw hoursDecided(hours);
  if (hundredths !== undefined && hundredths > hours.claimedHundredths) {
    throw validationError([
      { field: 'hours', code: 'too_large', message: 'is more than the volunteer claimed' },
    ]);
  }
  const found = hundredths === undefined ? {} : { hundredths };
  return requireMove(tx, hours, { ...OUTCOMES[decision], ...found, reason, byUserId, at });
}
