import { type Database } from '../../db/database';
import { updateEndpoint, type WebhookEndpoint } from '../../db/queries/webhooks/endpoints';
import { shiftByDays } from '../../domain/days';
import { type SecretBox } from '../../gateways';
import { createWebhookSecret } from '../../gateways/webhook-secret';
import { holdEndpoint } from './endpoint';

/** For this long, the platform signs with the old secret as well. */
const OVERLAP_DAYS = 1;

/**
 * Gives an endpoint a new signing secret, and stores the secret only in encrypted form. For a day, the
 * platform signs every request with both secrets.
 */
export async function rotateSecret(
  tx: Database,
  { endpointId, secrets, at }: { endpointId: string; secrets: SecretBox; at: Date },
): Promise<{ endpoint: WebhookEndpoint; secret: string; previousSecretUntil: Date }> {
  const endpoint = await holdEndpoint(tx, endpointId);
  const secret = createWebhookSecret();
  const previousSecretUntil = shiftByDays(at, OVERLAP_DAYS);
  await updateEndpoint(tx, endpoint.id, {
    sealedSecret: secrets.seal(secret),
    previousSealedSecret: endpoint.sealedSecret,
    previousSecretUntil,
  });
  return { endpoint, secret, previousSecretUntil };
}
