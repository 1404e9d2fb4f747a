/** An owner's headers never take the place of ours, and never break a request. */
import { findHeaderFaults } from '../../../domain/webhooks/custom-headers';

test.each([
  'Host',
  'connection',
  'Keep-Alive',
  'Proxy-Authorization',
  'TE',
  'Trailer',
  'Transfer-Encoding',
  'Upgrade',
  'Expect',
  'Content-Type',
  'content-length',
  'User-Agent',
  'Webhook-Id',
  'webhook-signature',
  'X-Webhook-Signature',
  'x-webhook-anything',
])('%s is ours or HTTP’s own', (name) => {
  expect(findHeaderFaults({ [name]: 'value' })).toEqual([
    { name, fault: expect.stringContaining('reserved') as string },
  ]);
});

test.each(['', 'two words', 'naïve', 'a:b', 'line\nbreak', 'x'.repeat(101), 'x-4111111111111111'])(
  '%j is no header name',
  (name) => {
    expect(findHeaderFaults({ [name]: 'value' })).toHaveLength(1);
  },
);

test.each([
  '',
  ' ',
  'a\r\nX-Other: 1',
  'tab\there',
  'naïve',
  ' at the start',
  'at the end ',
  'x'.repeat(1_025),
])('%j is no value, and the fault does not repeat it', (value) => {
  const [fault, ...others] = findHeaderFaults({ 'X-Key': value });
  expect(others).toEqual([]);
  expect(fault?.name).toBe('X-Key');
  if (value.length > 2) expect(fault?.fault).not.toContain(value);
});

test('one name in two cases is one header', () => {
  expect(findHeaderFaults({ 'X-Key': 'a', 'x-key': 'b' }).map(({ name }) => name)).toEqual(['x-key']);
});

test('credentials and the like are welcome', () => {
  const headers = { Authorization: 'Bearer a.b-c', 'X-Api-Key': 'x'.repeat(1_024), "!#$%&'*+.^_`|~": '~ !' };
  expect(findHeaderFaults(headers)).toEqual([]);
});
