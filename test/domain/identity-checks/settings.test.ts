/** Stripe Identity needs Stripe as processor, because it uses its keys (docs/rules/identity-checks.md). */
import { z } from 'zod';
import { identityFaults, identityShape } from '../../../domain/identity-checks/settings';

it.each([
  ['no vendor', undefined, 'sandbox', []],
  ['no vendor beside Stripe', undefined, 'stripe', []],
  ['Stripe beside Stripe', 'stripe', 'stripe', []],
  [
    'Stripe beside another processor',
    'stripe',
    'sandbox',
    ['IDENTITY_PROVIDER: stripe uses the keys and the webhook of PAYMENT_PROCESSOR=stripe'],
  ],
] as const)('%s (%s, %s) has the faults %j', (_case, IDENTITY_PROVIDER, PAYMENT_PROCESSOR, faults) => {
  expect(identityFaults({ IDENTITY_PROVIDER, PAYMENT_PROCESSOR })).toEqual(faults);
});

it.each([
  [{}, true],
  [{ IDENTITY_PROVIDER: 'stripe' }, true],
  [{ IDENTITY_PROVIDER: 'onfido' }, false],
  [{ IDENTITY_PROVIDER: '' }, false],
])('the settings %j name a known vendor, or none: %s', (settings, isKnown) => {
  expect(z.object(identityShape).safeParse(settings).success).toBe(isKnown);
});
