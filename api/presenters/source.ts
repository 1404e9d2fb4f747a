import { type z } from 'zod';
import { type StoredSource } from '../../db/queries/sources/sources';
import { type SourceSetup } from '../../gateways/processors/payment-processor';
import { type sourceSchema } from '../routes/sources/schema';

/** Presents a payment source to its user. Leaves out the processor's ids and the fingerprint. */
export function presentSource(
  source: StoredSource,
  setup: SourceSetup | null = null,
): z.input<typeof sourceSchema> {
  const { processor, status } = source;
  return {
    source_id: source.id,
    kind: source.kind,
    status,
    brand: source.brand,
    last4: source.last4,
    exp_month: source.expMonth,
    exp_year: source.expYear,
    bank_name: source.bankName,
    address: source.address,
    default: source.isDefault && status === 'ready',
    setup:
      setup === null
        ? null
        : { processor, publishable_key: setup.publishableKey, client_secret: setup.clientSecret },
    created_at: source.createdAt.toISOString(),
  };
}
