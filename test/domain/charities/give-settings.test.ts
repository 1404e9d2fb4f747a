/** The settings of a charity's page for giving (docs/rules/charities.md). */
import {
  amountOf,
  completeGiveSettings,
  DEFAULT_GIVE_SETTINGS,
  isEmbedOrigin,
} from '../../../domain/charities/give-settings';

it('a charity that chose nothing gives once in USD, asks about a monthly gift, and may ask for an address', () => {
  expect(completeGiveSettings({})).toEqual({
    amounts: {},
    defaultCurrency: 'USD',
    defaultFrequency: 'once',
    askMonthly: true,
    address: 'optional',
    thankYou: null,
    embedOrigins: [],
  });
});

it('a choice replaces its default and no other', () => {
  const chosen = { askMonthly: false, defaultCurrency: 'EUR', amounts: { EUR: { once: ['25'] } } } as const;
  expect(completeGiveSettings({ ...chosen, amounts: { EUR: { once: ['25'] } } })).toEqual({
    ...DEFAULT_GIVE_SETTINGS,
    ...chosen,
  });
});

it.each([
  ['a site with https', 'https://example.org'],
  ['a subdomain', 'https://www.give-2.example.org'],
  ['another port', 'https://example.org:8443'],
  ['an IPv6 address of this machine', 'https://[::1]:8443'],
])('%s may embed the form everywhere', (_case, origin) => {
  expect([isEmbedOrigin(origin, 'sandbox'), isEmbedOrigin(origin, 'production')]).toEqual([true, true]);
});

it.each(['http://localhost:3000', 'http://localhost', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  '%s may embed the form only in a sandbox',
  (origin) => {
    expect([isEmbedOrigin(origin, 'sandbox'), isEmbedOrigin(origin, 'production')]).toEqual([true, false]);
  },
);

it.each([
  ['http outside this machine', 'http://example.org'],
  ['http on a name that begins like this machine', 'http://localhost.example.org'],
  ['another protocol on this machine', 'ftp://localhost'],
  ['a web socket on this machine', 'ws://127.0.0.1:8080'],
  ['a slash at the end', 'https://example.org/'],
  ['a path', 'https://example.org/give'],
  ['a query', 'https://example.org?a'],
  ['a user', 'https://ann@example.org'],
  ['capitals, which no browser sends', 'https://Example.org'],
  ['the default port, which no browser sends', 'https://example.org:443'],
  ['a star, which stands for any name in a policy', 'https://*.example.org'],
  ['a star at the end', 'https://example.*'],
  ['a semicolon, which ends a directive of a policy', 'https://example.org;script-src'],
  ['another IPv6 address', 'https://[::2]'],
  ['an IPv6 address of this machine behind a name', 'https://a[::1]'],
  ['no protocol', 'example.org'],
  ['an opaque origin', 'data:text/html,a'],
  ['the word null', 'null'],
  ['nothing', ''],
])('an origin with %s embeds the form nowhere', (_case, origin) => {
  expect([isEmbedOrigin(origin, 'sandbox'), isEmbedOrigin(origin, 'production')]).toEqual([false, false]);
});

it('a suggestion is an amount, with or without a label', () => {
  expect(amountOf('25.00')).toBe('25.00');
  expect(amountOf({ amount: '50.00', label: 'Books for a class' })).toBe('50.00');
});
