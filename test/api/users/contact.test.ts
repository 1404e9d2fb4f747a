/** A user confirms a phone by a code, and accepts the terms in force. */
import { selectRows } from '../../../db/database';
import { PHONE_CODES_OF_PHONE_A_DAY } from '../../../domain/users/phone';
import { type PhoneCodes, PhoneVendorFault } from '../../../gateways/verification/phone-codes';
import { useApi } from '../../support/api';
import { outcomes, refusal } from '../../support/refusal';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BEGIN = Date.parse('2026-11-30T12:00:00Z');
const CODE = '123456';

let now = BEGIN;
/** What the vendor was asked, and what it says next. */
const sent: string[] = [];
let next: (() => Promise<'sent' | 'refused' | 'used_up'>) | undefined;

const phones: PhoneCodes = {
  name: 'test',
  send(phone) {
    sent.push(phone);
    const answer = next?.() ?? Promise.resolve('sent');
    next = undefined;
    return answer;
  },
  check: (_phone, code) => Promise.resolve(code === CODE ? 'right' : 'wrong'),
};

const api = useApi({}, {}, () => new Date(now), { phones });
const sandbox = useApi();

beforeEach(() => {
  now += 2 * DAY_MS;
});

let lastNumber = 100;
const newPhone = () => `+1202555${String((lastNumber += 1)).padStart(4, '0')}`;

it('confirms a phone by its code, and shows it to its owner', async () => {
  const { client } = await api.person();
  const phone = newPhone();
  const code = await client.users.sendPhoneCode(phone);
  expect(code).toEqual({ phone, expires_at: new Date(now + 10 * MINUTE_MS).toISOString() });
  expect(await client.users.me()).toMatchObject({ phone: null, phone_confirmed_at: null, phone_code: code });
  expect(await refusal(client.users.confirmPhone('111111'))).toBe('400 code');
  const at = new Date(now).toISOString();
  const user = await client.users.confirmPhone(CODE);
  expect(user).toMatchObject({ phone, phone_confirmed_at: at, phone_code: null });
  expect(await refusal(client.users.confirmPhone(CODE))).toBe('409 CONFLICT');
  expect(await refusal(client.users.sendPhoneCode(phone))).toBe('409 CONFLICT');
});

it('keeps the confirmed phone until the code of the new one arrives', async () => {
  const { client } = await api.person();
  const [first, second] = [newPhone(), newPhone()];
  await client.users.sendPhoneCode(first);
  await client.users.confirmPhone(CODE);
  await client.users.sendPhoneCode(second);
  expect((await client.users.me()).phone).toBe(first);
  expect((await client.users.confirmPhone(CODE)).phone).toBe(second);
});

it('forgets a code after 10 minutes and after 5 tries, even for the right one', async () => {
  const { client } = await api.person();
  await client.users.sendPhoneCode(newPhone());
  now += 10 * MINUTE_MS;
  expect(await refusal(client.users.confirmPhone(CODE))).toBe('400 code');
  await client.users.sendPhoneCode(newPhone());
  for (let tries = 0; tries < 5; tries += 1)
    expect(await refusal(client.users.confirmPhone('111111'))).toBe('400 code');
  expect(await refusal(client.users.confirmPhone(CODE))).toBe('429 RATE_LIMIT_EXCEEDED');
  expect((await client.users.me()).phone).toBeNull();
});

it('counts the tries of requests at once', async () => {
  const { client } = await api.person();
  await client.users.sendPhoneCode(newPhone());
  const answers = await outcomes(Array.from({ length: 12 }, () => client.users.confirmPhone('111111')));
  expect(answers).toEqual([
    ...Array<string>(5).fill('400 code'),
    ...Array<string>(7).fill('429 RATE_LIMIT_EXCEEDED'),
  ]);
});

it('sends a user 3 codes a day, also to requests at once, and the next one a day later', async () => {
  const { client } = await api.person();
  const asked = sent.length;
  const answers = await outcomes(Array.from({ length: 6 }, () => client.users.sendPhoneCode(newPhone())));
  const refused = '429 RATE_LIMIT_EXCEEDED';
  expect(answers).toEqual([refused, refused, refused, 'accepted', 'accepted', 'accepted']);
  expect(sent).toHaveLength(asked + 3);
  now += DAY_MS;
  await client.users.sendPhoneCode(newPhone());
});

it('protects a phone from codes that many users ask for', async () => {
  const phone = newPhone();
  const asked = sent.length;
  const people = await Promise.all(
    Array.from({ length: PHONE_CODES_OF_PHONE_A_DAY + 2 }, () => api.person()),
  );
  const answers = await Promise.allSettled(people.map(({ client }) => client.users.sendPhoneCode(phone)));
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(sent).toHaveLength(asked + PHONE_CODES_OF_PHONE_A_DAY);
});

it('asks the vendor once for one Idempotency-Key', async () => {
  const { key } = await api.person();
  const asked = sent.length;
  const body = { phone: newPhone() };
  const headers = { 'Idempotency-Key': 'one-code' };
  const ask = () => api.call('POST', '/v1/users/me/phone', { key, body, headers });
  const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
  expect(statuses.every((status) => status === 202 || status === 409)).toBe(true);
  expect((await ask()).status).toBe(202);
  expect(sent).toHaveLength(asked + 1);
});

const failing = (isRefusal: boolean) => () => Promise.reject(new PhoneVendorFault('failed', { isRefusal }));

it('counts a code whose answer was lost, because it may arrive', async () => {
  const { client } = await api.person();
  const send = () => {
    next = failing(false);
    return refusal(client.users.sendPhoneCode(newPhone()));
  };
  for (let codes = 0; codes < 3; codes += 1) expect(await send()).toBe('503 SERVICE_UNAVAILABLE');
  expect(await send()).toBe('429 RATE_LIMIT_EXCEEDED');
  next = undefined;
  expect((await client.users.confirmPhone(CODE)).phone).not.toBeNull();
});

it('does not count a code that the vendor refused', async () => {
  const { client } = await api.person();
  const refused = failing(true);
  const answers = [refused, refused, () => Promise.resolve('refused' as const), refused];
  const told: string[] = [];
  for (const answer of answers) {
    next = answer;
    told.push(await refusal(client.users.sendPhoneCode(newPhone())));
  }
  expect(told).toEqual([
    '503 SERVICE_UNAVAILABLE',
    '503 SERVICE_UNAVAILABLE',
    '400 phone',
    '503 SERVICE_UNAVAILABLE',
  ]);
  await client.users.sendPhoneCode(newPhone());
  expect((await client.users.confirmPhone(CODE)).phone).not.toBeNull();
});

it('lets two people share a phone', async () => {
  const phone = newPhone();
  for (const { client } of [await api.person(), await api.person()]) {
    await client.users.sendPhoneCode(phone);
    expect((await client.users.confirmPhone(CODE)).phone).toBe(phone);
  }
});

it('refuses what is no phone', async () => {
  const { client } = await api.person();
  for (const phone of ['5550123', '+1 900 555 0123', ''])
    expect(await refusal(client.users.sendPhoneCode(phone))).toBe('400 phone');
});

it('takes 000000 in a sandbox, and offers nothing in an installation without a vendor', async () => {
  const { client } = await sandbox.person();
  await client.users.sendPhoneCode(newPhone());
  expect((await client.users.confirmPhone('000000')).phone).not.toBeNull();
});

it('keeps the first time of each version of the terms, and refuses any other version', async () => {
  const { client } = await api.person();
  const { body } = await api.call<{ version: string; url: string }>('GET', '/v1/terms');
  expect(body).toEqual({
    version: 'sandbox-1',
    url: expect.stringMatching(/\/docs\/guides\/terms$/) as string,
  });
  expect((await client.users.me()).terms).toBeNull();
  expect(await refusal(client.users.acceptTerms('sandbox-0'))).toBe('409 CONFLICT');
  const accepted = { version: body.version, accepted_at: new Date(now).toISOString() };
  expect((await client.users.acceptTerms(body.version)).terms).toEqual(accepted);
  now += MINUTE_MS;
  expect((await client.users.acceptTerms(body.version)).terms).toEqual(accepted);
});

it('stores no code of anybody', async () => {
  const rows = await selectRows(api.db, 'SELECT * FROM phone_codes', []);
  expect(JSON.stringify(rows)).not.toContain(CODE);
});
