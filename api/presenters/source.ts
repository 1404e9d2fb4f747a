import { type z } from 'zod';
import { type StoredSource } from '../../db/queries/sources/sources';
import { type SourceSetup } from '../../gateways/processors/payment-processor';
import { sourceSchema } from '../routes/sources/schema';
import { project } from '../project';

/** Presents a payment source to its user. Leaves out the processor's ids and the fingerprint. */
export function presentSource(
  source: StoredSource,
  setup: SourceSetup | null = null,
): z.input<typeof sourceSchema> {
  const { processor, status } = source;
  return project(sourceSchema, source, {
    source_id: source.id,
    default: source.isDefault && status === 'ready',
    setup:
      setup === null
        ? null
        : { processor, publishable_key: setup.publishableKey, client_secret: setup.clientSecret },
  });
}
