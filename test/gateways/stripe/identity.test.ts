/** The adapter of Stripe Identity while Stripe fails. */
import { createStripeIdentity } from '../../../gateways/verification/stripe-identity';
import { type IdentityVendor } from '../../../gateways/verification/identity-vendor';
import { StripeDouble } from '../../doubles/stripe/double';
import { FAULT_KINDS } from '../../doubles/stripe/faults';
import { type VerificationSession } from '../../doubles/stripe/objects';

let double: StripeDouble;
let vendor: IdentityVendor;
beforeAll(async () => {
  double = await StripeDouble.start();
  vendor = createStripeIdentity({ ...double.settings, timeoutMs: 500 });
});
afterAll(() => double?.close());

const sessionsOf = (checkId: string) =>
  double.world
    .list<VerificationSession>('identity.verification_session')
    .filter(({ client_reference_id: ours }) => ours === checkId);

async function openUntilDone(checkId: string): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      return await vendor.open(checkId);
    } catch {
      // The workflow tries again.
    }
  }
  throw new Error('it never opened');
}

it.each(FAULT_KINDS)('%s while a session is opened leaves one session', async (kind) => {
  const checkId = `identitycheck_${kind}`;
  double.force({ kind, on: 'POST /v1/identity/verification_sessions' });
  const reference = await openUntilDone(checkId);
  expect(sessionsOf(checkId).map(({ id }) => id)).toEqual([reference]);
});

it('a session is found again after Stripe forgot the key', async () => {
  const first = await vendor.open('identitycheck_old');
  double.forgetKeys();
  expect(await vendor.open('identitycheck_old')).toBe(first);
});

it('a code that we do not know is `other`', async () => {
  const reference = await vendor.open('identitycheck_code');
  double.endIdentity({ session: reference, problem: 'a_new_code' });
  expect(await vendor.read(reference)).toEqual({ state: 'requires_input', problem: 'other', name: null });
});

it('a session that was redacted or is gone counts as canceled', async () => {
  const reference = await vendor.open('identitycheck_redacted');
  double.endIdentity({ session: reference, name: ['Ada', 'Okafor'] });
  expect(await vendor.read(reference)).toEqual({ state: 'verified', problem: null, name: 'Ada Okafor' });
  double.endIdentity({ session: reference, redacted: true });
  const canceled = { state: 'canceled', problem: null, name: null };
  expect(await vendor.read(reference)).toEqual(canceled);
  expect(await vendor.read('vs_gone')).toEqual(canceled);
});

it('a check that is completed meanwhile is not canceled', async () => {
  const reference = await vendor.open('identitycheck_late');
  double.endIdentity({ session: reference });
  expect(await vendor.cancel(reference)).toMatchObject({ state: 'processing' });
});
