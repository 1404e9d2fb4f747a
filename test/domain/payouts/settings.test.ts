/** Production pays nobody unless it names its providers, and never by the simulated one. */
import { z } from 'zod';
import { payoutFaults, payoutShape, readPayouts } from '../../../domain/payouts/settings';

const shape = z.object(payoutShape);
type Environment = 'sandbox' | 'production';

interface Installation {
  environment?: Environment;
  processor?: 'sandbox' | 'stripe';
  connectSecret?: string;
}

function valuesOf(
  settings: Record<string, string>,
  { environment = 'production', processor = 'stripe', connectSecret }: Installation = {},
) {
  return {
    ...shape.parse(settings),
    GIVING_ENVIRONMENT: environment,
    PAYMENT_PROCESSOR: processor,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
  };
}

const faultsOf = (...call: Parameters<typeof valuesOf>) => payoutFaults(valuesOf(...call));

describe('the settings', () => {
  it('without any are the simulated provider in a sandbox, and none in production', () => {
    expect(readPayouts(valuesOf({}, { environment: 'sandbox' })).providers).toEqual(['sandbox']);
    expect(readPayouts(valuesOf({})).providers).toEqual([]);
  });

  it('name the providers in their order', () => {
    const values = valuesOf({ PAYOUT_PROVIDER: 'stripe, file' }, { environment: 'sandbox' });
    expect(readPayouts(values).providers).toEqual(['stripe', 'file']);
  });

  it.each(['', 'Stripe', 'stripe;file', 'stripe,', 'bank'])('refuse the provider "%s"', (name) => {
    expect(shape.safeParse({ PAYOUT_PROVIDER: name }).success).toBe(false);
  });
});

describe('the faults', () => {
  const simulated = 'PAYOUT_PROVIDER: production refuses the simulated provider';
  const otherProcessor = 'PAYOUT_PROVIDER: stripe pays only from the balance of PAYMENT_PROCESSOR=stripe';
  const noSecret = 'STRIPE_CONNECT_WEBHOOK_SECRET: PAYOUT_PROVIDER=stripe needs it';

  it('are none without providers', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({}, { environment: 'sandbox', processor: 'sandbox' })).toEqual([]);
  });

  it.each(['sandbox', 'file,sandbox'])('of production with %s are the simulated provider', (name) => {
    expect(faultsOf({ PAYOUT_PROVIDER: name })).toContain(simulated);
    expect(faultsOf({ PAYOUT_PROVIDER: name }, { environment: 'sandbox' })).not.toContain(simulated);
  });

  it.each<[Installation, string[]]>([
    [{ connectSecret: 'whsec_a' }, []],
    [{}, [noSecret]],
    [{ processor: 'sandbox', connectSecret: 'whsec_a' }, [otherProcessor]],
    [{ processor: 'sandbox' }, [otherProcessor, noSecret]],
  ])('of the provider stripe at %o', (installation, faults) => {
    expect(faultsOf({ PAYOUT_PROVIDER: 'stripe' }, installation)).toEqual(faults);
    expect(faultsOf({}, installation)).toEqual([]);
  });

  it('of the provider file are the settings of its bank', () => {
    const missing = expect.stringMatching(/^PAYOUT_PROVIDER: file needs PAYOUT_ACH_BANK/) as string;
    expect(faultsOf({ PAYOUT_PROVIDER: 'file' })).toEqual([missing]);
    expect(faultsOf({ PAYOUT_ACH_BANK: '021000021' })).toEqual([
      'PAYOUT_ACH_BANK_NAME: the other settings of this bank need it',
      'PAYOUT_ACH_COMPANY_ID: the other settings of this bank need it',
      'PAYOUT_ACH_COMPANY_NAME: the other settings of this bank need it',
    ]);
  });
});
