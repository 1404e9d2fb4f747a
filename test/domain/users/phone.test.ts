/** Which phones can be confirmed, and when the codes of a day are used up. */
import fc from 'fast-check';
import {
  isCodeAwaited,
  PHONE_CODE_TRIES,
  phoneCodeExpiry,
  phoneCodesSince,
  readPhone,
  requireCodesLeft,
} from '../../../domain/users/phone';

it.each([
  ['+12025550123', '+12025550123'],
  [' +1 (202) 555-0123', '+12025550123'],
  ['+49 1512 3456789', '+4915123456789'],
  // A range that is not assigned yet: only the code can tell.
  ['+15555550123', '+15555550123'],
])('reads %s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

it.each(['2025550123', '+1202555', '+999123456789', '+19005550123', 'call +12025550123 now', '', '+'])(
  'refuses %j, which is no phone with a country or costs extra',
  (text) => {
    expect(readPhone(text)).toBeUndefined();
  },
);

it('stores what E.164 and the database allow, whatever somebody types', () => {
  fc.assert(
    fc.property(fc.string(), fc.bigInt({ min: 0n, max: 10n ** 16n }), (noise, digits) => {
      for (const text of [noise, `+${digits}`]) expect(readPhone(text) ?? '+10').toMatch(/^\+[1-9]\d{1,14}$/);
    }),
  );
});

it('never lets more codes be asked for in any day than the limit', () => {
  const gapsInMinutes = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 60 });
  fc.assert(
    fc.property(gapsInMinutes, fc.integer({ min: 1, max: 10 }), (gaps, most) => {
      const asked: Date[] = [];
      let at = new Date('2026-11-30T12:00:00Z');
      for (const gap of gaps) {
        at = new Date(at.getTime() + gap * 60_000);
        const ofDay = asked.filter((time) => time > phoneCodesSince(at)).reverse();
        try {
          requireCodesLeft(ofDay, most, at);
          expect(ofDay.length).toBeLessThan(most);
          asked.push(at);
        } catch (error) {
          expect(error).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' });
          expect(ofDay.length).toBe(most);
        }
      }
    }),
  );
});

it('awaits a code until it expires, was right, or has no tries left', () => {
  const at = new Date('2026-11-30T12:00:00Z');
  const code = { expiresAt: phoneCodeExpiry(at), tries: 0, confirmedAt: null };
  expect(isCodeAwaited(code, at)).toBe(true);
  expect(isCodeAwaited({ ...code, tries: PHONE_CODE_TRIES - 1 }, at)).toBe(true);
  expect(isCodeAwaited({ ...code, tries: PHONE_CODE_TRIES }, at)).toBe(false);
  expect(isCodeAwaited({ ...code, confirmedAt: at }, at)).toBe(false);
  expect(isCodeAwaited(code, code.expiresAt)).toBe(false);
});
