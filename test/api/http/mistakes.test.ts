/**
 * Typical mistakes of people who write a client, and what the API answers. Their table in docs/guides/mistakes.md has the
 * same answers, word for word.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildActor, buildCharity } from '../../factories';
import { type CallOptions, useApi } from '../../support/api';

const GUIDE = path.join(__dirname, '../../../docs/guides/mistakes.md');

const LONGEST = 200;

interface Mistake {
  mistake: string;
  call: [method: string, path: string, options?: CallOptions];
}

const GIFT = { charity_id: 'CHARITY', amount: '25.00', currency: 'USD' };
const gift = (changes: object, headers = {}): Mistake['call'] => [
  'POST',
  '/v1/donations',
  { body: { ...GIFT, ...changes }, headers },
];
const text = (body: string): Mistake['call'] => ['POST', '/v1/donations', { body }];
const search = (query: string): Mistake['call'] => ['GET', `/api/v1/search?${query}`];
const hours = (changes: object): Mistake['call'] => [
  'POST',
  '/v1/volunteer/hours',
  {
    body: { charity_id: 'CHARITY', date: '2026-01-10', hours: 2, description: 'Sorting', ...changes },
  },
];
const endpoint = (changes: object): Mistake['call'] => [
  'POST',
  '/v1/webhooks/endpoints',
  { body: { url: 'https://example.org/hooks', events: ['*'], ...changes } },
];

const MISTAKES: Mistake[] = [
  { mistake: 'no credential', call: ['GET', '/v1/users/me', { key: '' }] },
  { mistake: 'a key with a letter missing', call: ['GET', '/v1/users/me', { key: 'gp_sandbox_abc' }] },
  {
    mistake: 'a key of production in the sandbox',
    call: ['GET', '/v1/users/me', { key: `gp_live_${'0'.repeat(48)}` }],
  },
  {
    mistake: 'the key as a query parameter',
    call: ['GET', '/v1/users/me?api_key=abc', { key: '' }],
  },
  { mistake: 'the wrong prefix of a path', call: ['GET', '/v1/search?q=food'] },
  { mistake: 'a path that does not exist', call: ['GET', '/v1/gifts'] },
  { mistake: 'PUT instead of PATCH', call: ['PUT', '/v1/users/me', { body: {} }] },
  { mistake: 'an empty body', call: text('') },
  { mistake: 'a body that is no JSON', call: text('charity_id=1&amount=25') },
  { mistake: 'a body with a comma too many', call: text('{"amount":"25.00",}') },
  { mistake: 'a list as body', call: text('[]') },
  { mistake: 'the same field twice', call: text('{"amount":"25.00","amount":"2.00"}') },
  { mistake: 'all fields forgotten', call: ['POST', '/v1/donations', { body: {} }] },
  { mistake: 'the amount as a number', call: gift({ amount: 25 }) },
  { mistake: 'the amount with a currency sign', call: gift({ amount: '$25' }) },
  { mistake: 'the amount with a comma', call: gift({ amount: '25,00' }) },
  { mistake: 'the amount in cents with too many decimals', call: gift({ amount: '25.005' }) },
  { mistake: 'a negative amount', call: gift({ amount: '-5.00' }) },
  { mistake: 'no amount at all', call: gift({ amount: '0.00' }) },
  { mistake: 'decimals of a currency that has none', call: gift({ amount: '500.50', currency: 'JPY' }) },
  { mistake: 'a currency in small letters', call: gift({ currency: 'usd' }) },
  { mistake: 'a field with a spelling mistake', call: gift({ curency: 'USD' }) },
  { mistake: 'a field in camel case', call: gift({ charityId: 'charity_1' }) },
  { mistake: 'an unknown charity', call: gift({ charity_id: 'charity_00000000000000000000000000' }) },
  { mistake: 'an EIN as the charity’s id', call: gift({ charity_id: '53-0196605' }) },
  { mistake: 'a text for true', call: gift({ anonymous: 'true' }) },
  { mistake: 'a card number as payment source', call: gift({ source: '4242424242424242' }) },
  { mistake: 'an empty Idempotency-Key', call: gift({}, { 'Idempotency-Key': ' \u00e9' }) },
  { mistake: 'a page that is too long', call: ['GET', '/v1/webhooks/deliveries?limit=1000'] },
  { mistake: 'a page number instead of an offset', call: ['GET', '/v1/webhooks/deliveries?page=2'] },
  { mistake: 'a search without its closing bracket', call: search('q=(food') },
  { mistake: 'an unknown field in a search', call: search('q=colour:red') },
  { mistake: 'a radius without a place', call: search('q=food&radius=10') },
  { mistake: 'hours with a date of another order', call: hours({ date: '10.01.2026' }) },
  { mistake: 'a day that no calendar has', call: hours({ date: '2026-02-30' }) },
  { mistake: 'more hours than a day has', call: hours({ hours: 25 }) },
  { mistake: 'a webhook URL without https', call: endpoint({ url: 'example.org/hooks' }) },
  { mistake: 'an event that does not exist', call: endpoint({ events: ['donation.paid'] }) },
  { mistake: 'all events and one more', call: endpoint({ events: ['*', 'donation.created'] }) },
  { mistake: 'an id of another kind', call: ['GET', '/v1/donations/charity_1'] },
];

const api = useApi();
let key: string;
let charityId: string;
beforeAll(async () => {
  key = (await buildActor(api.db)).key;
  charityId = (await buildCharity(api.db)).id;
});

/** Returns a row of the table: the mistake, the status with the code, and the messages. */
async function toRow({ mistake, call: [method, url, options = {}] }: Mistake): Promise<string> {
  const { key: given = key, body, ...others } = options;
  const sent =
    typeof body === 'object'
      ? (JSON.parse(JSON.stringify(body).replace('CHARITY', charityId)) as unknown)
      : body;
  const { status, body: answer } = await api.call(method, url, {
    ...others,
    ...(given === '' ? {} : { key: given }),
    ...(sent === undefined ? {} : { body: sent }),
  });
  if (status < 400) throw new Error(`${mistake} was answered ${status}`);
  const { code, message, details } = answer.error;
  const faults = (details.fields ?? []) as { field: string; message: string }[];
  const said = faults.length === 0 ? [message] : faults.map((fault) => `\`${fault.field}\` ${fault.message}`);
  return `| ${[mistake, `${status} ${code}`, shorten(said.join('; ')).replaceAll('|', '\\|')].join(' | ')} |`;
}

/** Some messages list every allowed value. The table shows the first ones. */
function shorten(said: string): string {
  return said.length <= LONGEST ? said : `${said.slice(0, LONGEST)} …`;
}

it('are forty', () => {
  expect(MISTAKES).toHaveLength(40);
});

it('are answered as the guide says', async () => {
  const rows: string[] = [];
  for (const mistake of MISTAKES) rows.push(await toRow(mistake));
  const table = readFileSync(GUIDE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const cells = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  expect(table.slice(2).map(cells)).toEqual(rows.map(cells));
});
