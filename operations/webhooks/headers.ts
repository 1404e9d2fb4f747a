/** Handles the headers that the owner of an endpoint adds to every request. */
import { type WebhookEndpoint } from '../../db/queries/webhooks/endpoints';
import { validationError } from '../../domain/errors';
import { type SecretBox } from '../../gateways';

/** Prepares headers for storage. Encrypts the values, but not the names. */
export function sealHeaders(
  secrets: SecretBox,
  headers: Record<string, string>,
): Pick<WebhookEndpoint, 'sealedHeaders' | 'headerNames'> {
  const headerNames = Object.keys(headers);
  const sealedHeaders = headerNames.length === 0 ? null : secrets.seal(JSON.stringify(headers));
  return { sealedHeaders, headerNames };
}

/**
 * Throws an error if a new URL would send the stored headers to another server. The owner must then enter the
 * headers again, because they are secret.
 */
export function checkHeadersMove(
  before: WebhookEndpoint,
  { url, headers }: { url?: string | undefined; headers?: Record<string, string> | undefined },
): void {
  if (url === undefined || headers !== undefined || before.headerNames.length === 0) return;
  if (new URL(url).origin === new URL(before.url).origin) return;
  throw validationError([
    {
      field: 'headers',
      code: 'conflict',
      message: 'must be sent again, or {} to drop them: they are secret, and the URL has a new origin',
    },
  ]);
}
