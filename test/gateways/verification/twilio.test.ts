/** Twilio Verify sends and checks codes. What it cannot do is told apart, and no fault names a phone or a code. */
import { PhoneVendorFault } from '../../../gateways/verification/phone-codes';
import { createTwilio } from '../../../gateways/verification/twilio';
import {
  INVALID_NUMBER,
  LANDLINE,
  MAX_SENDS_REACHED,
  startTwilioDouble,
  type TwilioDouble,
} from '../../doubles/twilio';

const PHONE = '+12025550123';
let twilio: TwilioDouble;

beforeAll(async () => {
  twilio = await startTwilioDouble();
});
afterAll(() => twilio.close());

it('sends a code by SMS in the language of the user, and takes the right one once', async () => {
  const phones = createTwilio(twilio.settings);
  expect(await phones.send(PHONE, 'de')).toBe('sent');
  expect(twilio.asked.at(-1)).toEqual({
    path: 'Verifications',
    form: { To: PHONE, Channel: 'sms', Locale: 'de' },
  });
  expect(await phones.check(PHONE, '111111')).toBe('wrong');
  expect(await phones.check(PHONE, twilio.code)).toBe('right');
  expect(await phones.check(PHONE, twilio.code)).toBe('over');
});

it('says when the checks of a code or the codes of a phone are used up', async () => {
  const phones = createTwilio(twilio.settings);
  await phones.send(PHONE, 'en');
  for (let tries = 0; tries < 5; tries += 1) expect(await phones.check(PHONE, '111111')).toBe('wrong');
  expect(await phones.check(PHONE, twilio.code)).toBe('used_up');
  twilio.answerNext(MAX_SENDS_REACHED);
  expect(await phones.send(PHONE, 'en')).toBe('used_up');
});

it('says that no message can reach a number', async () => {
  const phones = createTwilio(twilio.settings);
  for (const answer of [INVALID_NUMBER, LANDLINE, { status: 403, body: { status: 403, code: 60_205 } }]) {
    twilio.answerNext(answer);
    expect(await phones.send(PHONE, 'en')).toBe('refused');
  }
});

it('blames no number for what Twilio blocks, and tells refusals from answers that are lost', async () => {
  const phones = createTwilio(twilio.settings);
  const fault = async (status: number, code?: number) => {
    twilio.answerNext({ status, body: { status, code } });
    return phones.send(PHONE, 'en').catch((error: unknown) => error);
  };
  // A prefix that is blocked for fraud, a region that is switched off, and a form that we got wrong.
  for (const [status, code] of [
    [403, 60_410],
    [403, 60_605],
    [400, 60_204],
  ] as const) {
    const refused = await fault(status, code);
    expect(refused).toMatchObject({ name: 'PhoneVendorFault', isRefusal: true });
    expect(String(refused)).toContain(String(code));
  }
  expect(await fault(502)).toMatchObject({ isRefusal: false });
});

it('rejects without the phone or the code when Twilio fails or refuses the token', async () => {
  const phones = createTwilio(twilio.settings);
  const wrongToken = createTwilio({ ...twilio.settings, authToken: 'wrong' });
  twilio.answerNext({ status: 500, body: { status: 500, message: PHONE } });
  const nobody = createTwilio({ ...twilio.settings, apiUrl: 'http://127.0.0.1:1' });
  const faults: unknown[] = [];
  for (const ask of [() => phones.send(PHONE, 'en'), () => wrongToken.check(PHONE, '123456')]) {
    faults.push(await ask().catch((error: unknown) => error));
  }
  faults.push(await nobody.check(PHONE, '123456').catch((error: unknown) => error));
  for (const fault of faults) {
    expect(fault).toBeInstanceOf(PhoneVendorFault);
    const told = `${String((fault as Error).stack)} ${String((fault as Error).cause)}`;
    expect(told).not.toMatch(/2025550123|123456|the-token/);
  }
});
