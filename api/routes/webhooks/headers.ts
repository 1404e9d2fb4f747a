/** Custom headers of an endpoint on their way into the database. */
import { type EndpointSettings, type WebhookEndpoint } from '../../../db/queries/webhooks/endpoints';
import { validationError } from '../../../domain/errors';
import { type SecretBox } from '../../../gateways';
import { type EndpointChanges } from './schema';

type SealedHeaders = Pick<EndpointSettings, 'sealedHeaders' | 'headerNames'>;

/** Headers as they are stored: values sealed, names to be read; nothing when none were given. */
export function sealHeaders(
  secrets: SecretBox,
  headers: Record<string, string> | undefined,
): Partial<SealedHeaders> {
  if (headers === undefined) return {};
  const headerNames = Object.keys(headers);
  return {
    sealedHeaders: headerNames.length === 0 ? null : secrets.seal(JSON.stringify(headers)),
    headerNames,
  };
}

/** Refuses to send headers to a server that they were not given for: whoever can change the URL must know them. */
export function checkHeadersMove(before: WebhookEndpoint, { url, headers }: EndpointChanges): void {
  if (url === undefined || headers !== undefined || before.headerNames.length === 0) return;
  if (new URL(url).origin === new URL(before.url).origin) return;
  throw validationError([
    {
      field: 'headers',
      message: 'must be given again, or as {}, with a URL of another origin: they are secret',
    },
  ]);
}
