/** A leaf is the RFC 8785 text of what happened, and its hash is the gift's transaction hash. */
import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';
import { type GiftLeaf, printLeaf, registrationOf, transactionHash } from '../../../domain/receipt-log/leaf';

const SALT = '0123456789abcdef0123456789abcdef';
const GIFT: GiftLeaf = {
  kind: 'gift',
  donationId: 'donation_1',
  charityId: 'charity_1',
  charityName: 'Café "€" 🎁',
  charityRegistration: registrationOf('123456789'),
  amountMinor: 2_500n,
  netAmountMinor: 2_400n,
  currency: 'USD',
  acceptedAt: new Date('2026-12-06T10:00:00Z'),
  salt: SALT,
};
const GIFT_TEXT =
  '{"accepted_at":"2026-12-06T10:00:00.000Z","amount":"25.00","charity_id":"charity_1","charity_name":"Café \\"€\\" 🎁",' +
  '"charity_registration":"US-EIN-123456789","currency":"USD","donation_id":"donation_1","kind":"gift",' +
  `"net_amount":"24.00","salt":"${SALT}","version":1}`;

it('prints a gift', () => {
  expect(printLeaf(GIFT)).toBe(GIFT_TEXT);
});

it.each(['refund', 'dispute_lost', 'refund_failed'] as const)('prints a %s', (kind) => {
  const text = printLeaf({
    kind,
    donationId: 'donation_1',
    reference: 'refund_1',
    amountMinor: 500n,
    returnedAmountMinor: 470n,
    currency: 'JPY',
    at: new Date('2026-12-06T10:00:00.5Z'),
    salt: SALT,
  });
  expect(text).toBe(
    `{"amount":"500","at":"2026-12-06T10:00:00.500Z","currency":"JPY","donation_id":"donation_1","kind":"${kind}",` +
      `"reference":"refund_1","returned_amount":"470","salt":"${SALT}","version":1}`,
  );
});

it('hashes the text after a zero byte', () => {
  const hash = createHash('sha256').update(`\0${GIFT_TEXT}`).digest('hex');
  expect(transactionHash(GIFT_TEXT)).toBe(`0x${hash}`);
});

it('leaves the registration of a charity without a tax number empty', () => {
  expect(registrationOf(null)).toBe('');
});

it.each(['', SALT.slice(1), SALT.toUpperCase(), `${SALT}0`])('refuses the salt "%s"', (salt) => {
  expect(() => printLeaf({ ...GIFT, salt })).toThrow(RangeError);
});

describe('RFC 8785', () => {
  it('prints its example', () => {
    const input =
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],' +
      '"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}';
    const hex =
      '7b226c69746572616c73223a5b6e756c6c2c747275652c66616c73655d2c226e756d62657273223a5b3333333333333333' +
      '332e333333333333332c31652b33302c342e352c302e3030322c31652d32375d2c22737472696e67223a22e282ac245c75' +
      '303030665c6e4127425c225c5c5c5c5c222f227d';
    expect(Buffer.from(canonicalize(JSON.parse(input)) ?? '').toString('hex')).toBe(hex);
  });

  it('sorts names by UTF-16 code units', () => {
    const names = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
    const text = canonicalize(Object.fromEntries(names.map((name) => [name, 0]))) ?? '';
    const sorted = ['\\r', '1', '\u0080', '\u00f6', '\u20ac', '\u{1f600}', '\ufb33'];
    expect(text).toBe(`{${sorted.map((name) => `"${name}":0`).join(',')}}`);
  });

  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('prints the number %s of appendix B', (ieee, text) => {
    expect(canonicalize(Buffer.from(ieee, 'hex').readDoubleBE())).toBe(text);
  });

  it.each(['7fffffffffffffff', '7ff0000000000000'])('refuses the number %s', (ieee) => {
    expect(() => canonicalize(Buffer.from(ieee, 'hex').readDoubleBE())).toThrow('not allowed');
  });
});
