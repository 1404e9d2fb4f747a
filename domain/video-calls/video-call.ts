/** Defines the appointment for a video call between a reviewer and an organization. See docs/rules/video-calls.md. */
import { shiftByDays } from '../days';
import { GivingError, validationError } from '../errors';

/** An appointment can be at most this many days ahead. */
const MOST_DAYS_AHEAD = 90;
export const MOST_PEOPLE = 20;

export const CALL_RESULTS = ['passed', 'failed', 'no_show'] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

export const VIDEO_CALL_STATUSES = ['proposed', 'scheduled', 'cancelled', ...CALL_RESULTS] as const;
export type VideoCallStatus = (typeof VIDEO_CALL_STATUSES)[number];

interface Call {
  status: VideoCallStatus;
  at: Date;
}

/** Returns true if the call can be moved or cancelled. A scheduled call can also be recorded. */
export function isOpenCall(call: { status: VideoCallStatus } | undefined): boolean {
  return call?.status === 'proposed' || call?.status === 'scheduled';
}

/** Throws VALIDATION_ERROR if a time is past or too far ahead. */
export function requireFutureTime(time: Date, now: Date): void {
  const latest = shiftByDays(now, MOST_DAYS_AHEAD);
  if (time > now && time <= latest) return;
  throw validationError([
    time <= now
      ? { field: 'at', code: 'too_small', message: 'must be in the future' }
      : {
          field: 'at',
          code: 'too_large',
          message: `must be at most ${String(MOST_DAYS_AHEAD)} days ahead`,
          limit: MOST_DAYS_AHEAD,
        },
  ]);
}

/** Throws CONFLICT if the organization has already passed a call. */
export function requireNoPassedCall(call: Call | undefined): void {
  if (call?.status !== 'passed') return;
  throw new GivingError('CONFLICT', 'The organization has already passed a video call.', {
    status: call.status,
  });
}

/** Throws CONFLICT if no call is proposed or scheduled. */
export function requireOpenCall<C extends Call>(call: C | undefined): C {
  if (call !== undefined && isOpenCall(call)) return call;
  throw new GivingError('CONFLICT', 'No video call is scheduled.', { status: call?.status ?? null });
}

/** Throws CONFLICT unless a reviewer set the time of the call and the time has come. */
export function requireBegunCall<C extends Call>(call: C | undefined, now: Date): C {
  const open = requireOpenCall(call);
  if (open.status === 'scheduled' && open.at <= now) return open;
  const message =
    open.status === 'proposed' ? 'No reviewer has set the time of this call.' : 'The call has not begun.';
  throw new GivingError('CONFLICT', message, { status: open.status, at: open.at.toISOString() });
}
