/** After confirming a payment, a donor returns only to an application that the redirect addresses name. */
import { actionUrl } from '../../../domain/charges/action-url';
import { findReturnUrlFault, returnAddress } from '../../../domain/charges/return-url';

const origins = new Set(['https://give.example', 'http://localhost:3000']);

it.each([
  'https://give.example',
  'https://give.example/thanks?campaign=1',
  'HTTPS://GIVE.EXAMPLE:443/thanks',
  'http://localhost:3000/',
])('%s is allowed', (address) => {
  expect(findReturnUrlFault(address, origins)).toBeUndefined();
});

it.each([
  ['give.example/thanks', 'must be a full web address'],
  ['', 'must be a full web address'],
  ['https://', 'must be a full web address'],
  ['https://ada@give.example/', 'must have no user name'],
  ['https://:secret@give.example/', 'must have no user name'],
  ['https://give.example/#paid', 'must have no fragment'],
  // An empty fragment is one too.
  ['https://give.example/#', 'must have no fragment'],
  ['http://give.example/', 'must have the same origin as one of your application’s redirect addresses'],
  ['https://give.example:8443/', 'must have the same origin as one of your application’s redirect addresses'],
  ['https://give.example.evil.example/', 'must have the same origin'],
  ['javascript:alert(1)', 'must have the same origin'],
])('%j is refused: it %s', (address, fault) => {
  expect(findReturnUrlFault(address, origins)).toContain(fault);
});

it('the address gets the id of the gift, once', () => {
  expect(returnAddress('https://give.example/thanks', 'donation_1')).toBe(
    'https://give.example/thanks?donation_id=donation_1',
  );
  expect(returnAddress('https://give.example/?a=1&donation_id=other', 'donation_1')).toBe(
    'https://give.example/?a=1&donation_id=donation_1',
  );
});

it('the page of the confirmation is ours', () => {
  expect(actionUrl('https://give.example', 'token_1')).toBe(
    'https://give.example/account/authenticate?token=token_1',
  );
});
