/** The platform's own address, and the origins of its own pages (docs/rules/access.md). */
import { ownOrigins, publicAddress } from '../../domain/public-address';

it.each([
  ['https://give.example.org', 'https://give.example.org'],
  ['https://give.example.org/', 'https://give.example.org'],
  ['https://give.example.org///', 'https://give.example.org'],
  ['https://example.org/give/', 'https://example.org/give'],
])('the address %s is %s, without a slash at the end', (publicUrl, address) => {
  expect(publicAddress({ publicUrl, port: 3000 })).toBe(address);
});

it('without a public address it is a port of this machine', () => {
  expect(publicAddress({ publicUrl: undefined, port: 3100 })).toBe('http://127.0.0.1:3100');
});

const own = { publicUrl: undefined, port: 3000, webOrigins: ['https://www.example.org'] };

it('a sandbox without a public address also answers as localhost', () => {
  expect(ownOrigins({ ...own, environment: 'sandbox' })).toEqual([
    'http://127.0.0.1:3000',
    'https://www.example.org',
    'http://localhost:3000',
  ]);
});

it.each([
  ['production without a public address', { environment: 'production' }, 'http://127.0.0.1:3000'],
  [
    'a sandbox with a public address',
    { environment: 'sandbox', publicUrl: 'https://sandbox.example.org/give/' },
    'https://sandbox.example.org',
  ],
  [
    'production with a public address',
    { environment: 'production', publicUrl: 'https://give.example.org' },
    'https://give.example.org',
  ],
] as const)('%s does not', (_case, settings, origin) => {
  expect(ownOrigins({ ...own, ...settings })).toEqual([origin, 'https://www.example.org']);
});

it('without pages elsewhere, the own address is the only origin', () => {
  const settings = { publicUrl: 'https://give.example.org', port: 3000, webOrigins: [] };
  expect(ownOrigins({ ...settings, environment: 'production' })).toEqual(['https://give.example.org']);
});
