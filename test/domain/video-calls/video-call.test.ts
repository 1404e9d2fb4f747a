/** When a video call can be set, moved, cancelled and recorded (docs/rules/video-calls.md). */
import { shiftByDays } from '../../../domain/days';
import { GivingError } from '../../../domain/errors';
import {
  isOpenCall,
  requireBegunCall,
  requireFutureTime,
  requireNoPassedCall,
  requireOpenCall,
  VIDEO_CALL_STATUSES,
  type VideoCallStatus,
} from '../../../domain/video-calls/video-call';

const now = new Date('2026-11-21T10:30:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const callOf = (status: VideoCallStatus, at = now) => ({ status, at, link: 'https://example.org/call' });

function refusalOf(act: () => unknown): GivingError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof GivingError) return error;
    throw error;
  }
}

it('only a proposed or scheduled call can be moved or cancelled', () => {
  expect(VIDEO_CALL_STATUSES.filter((status) => isOpenCall({ status }))).toEqual(['proposed', 'scheduled']);
  expect(isOpenCall(undefined)).toBe(false);
});

describe('the time of a call', () => {
  it.each([
    ['in a moment', later(1)],
    ['in exactly 90 days', shiftByDays(now, 90)],
  ])('may be %s', (_case, time) => {
    expect(refusalOf(() => requireFutureTime(time, now))).toBeUndefined();
  });

  it.each([
    ['now', now],
    ['past', later(-1)],
    ['long past', shiftByDays(now, -400)],
  ])('cannot be %s', (_case, time) => {
    expect(refusalOf(() => requireFutureTime(time, now))).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: [{ field: 'at', code: 'too_small', message: 'must be in the future' }] },
    });
  });

  it('cannot be more than 90 days ahead', () => {
    const time = new Date(shiftByDays(now, 90).getTime() + 1);
    const fault = { field: 'at', code: 'too_large', message: 'must be at most 90 days ahead', limit: 90 };
    expect(refusalOf(() => requireFutureTime(time, now))).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: [fault] },
    });
  });
});

it('after a passed call no other can be set, after any other result one can', () => {
  const refused = VIDEO_CALL_STATUSES.filter(
    (status) => refusalOf(() => requireNoPassedCall(callOf(status))) !== undefined,
  );
  expect(refused).toEqual(['passed']);
  expect(refusalOf(() => requireNoPassedCall(undefined))).toBeUndefined();
  const refusal = refusalOf(() => requireNoPassedCall(callOf('passed')));
  expect(refusal).toMatchObject({ code: 'CONFLICT', details: { status: 'passed' } });
  expect(refusal?.message).toBe('The organization has already passed a video call.');
});

it('an open call is returned, and any other refused with its status', () => {
  for (const status of VIDEO_CALL_STATUSES) {
    const call = callOf(status);
    if (isOpenCall(call)) expect(requireOpenCall(call)).toBe(call);
    else {
      expect(refusalOf(() => requireOpenCall(call))).toMatchObject({ code: 'CONFLICT', details: { status } });
    }
  }
  const none = refusalOf(() => requireOpenCall(undefined));
  expect(none).toMatchObject({ code: 'CONFLICT', details: { status: null } });
  expect(none?.message).toBe('No video call is scheduled.');
});

it('a scheduled call can be recorded from its time on', () => {
  for (const at of [now, later(-1), shiftByDays(now, -3)]) {
    const call = callOf('scheduled', at);
    expect(requireBegunCall(call, now)).toBe(call);
  }
});

it.each([
  ['before its time', callOf('scheduled', later(1)), 'The call has not begun.'],
  ['without a reviewer who set its time', callOf('proposed'), 'No reviewer has set the time of this call.'],
])('a call cannot be recorded %s', (_case, call, message) => {
  const refusal = refusalOf(() => requireBegunCall(call, now));
  expect(refusal?.message).toBe(message);
  expect(refusal).toMatchObject({
    code: 'CONFLICT',
    details: { status: call.status, at: call.at.toISOString() },
  });
});

it('a call that ended, or was never set, cannot be recorded', () => {
  for (const status of ['cancelled', 'passed', 'failed', 'no_show'] as const) {
    expect(refusalOf(() => requireBegunCall(callOf(status), now))?.details).toEqual({ status });
  }
  expect(refusalOf(() => requireBegunCall(undefined, now))?.details).toEqual({ status: null });
});
