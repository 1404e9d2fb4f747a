/** Tells every user of an account that the platform disabled a webhook endpoint. */
import { findEndpoint } from '../../../db/queries/webhooks/endpoints';
import { type NoticeMail } from '../mail';

interface News {
  endpointId: string;
  /** The host of the endpoint. The path may hold a secret. */
  host: string;
  reason: 'gone' | 'failing';
}

const ENABLING_PATH = '/docs/reference/webhooks#updateWebhookEndpoint';

export const endpointDisabled: NoticeMail<News> = {
  example: {
    endpointId: 'endpoint_01m7zrgjwgyegj6d5ybm1zw3h2',
    host: 'hooks.example.org',
    reason: 'failing',
  },
  gather: async ({ db }, { subject: endpointId }) => {
    const endpoint = await findEndpoint(db, endpointId);
    const reason = endpoint?.disabledReason;
    if (endpoint?.status !== 'disabled' || (reason !== 'gone' && reason !== 'failing')) return undefined;
    return { news: { endpointId, host: new URL(endpoint.url).host, reason } };
  },
  write: ({ endpointId, host, reason }) => ({
    subject: 'endpoint_disabled.subject',
    values: { endpointId, host },
    paragraphs: [`endpoint_disabled.${reason}`, 'endpoint_disabled.repair'],
    links: [{ label: 'endpoint_disabled.read', path: ENABLING_PATH }],
  }),
};
