/** The mail about a webhook endpoint that the platform disabled. */
import { type Template } from './template';

export interface EndpointNews {
  endpointId: string;
  /** The host of the endpoint. The path may hold a secret. */
  host: string;
  reason: 'gone' | 'failing';
}

const ENABLING_PATH = '/docs/reference/webhooks#updateWebhookEndpoint';

export const endpointDisabled: Template<EndpointNews> = {
  example: {
    endpointId: 'endpoint_01m7zrgjwgyegj6d5ybm1zw3h2',
    host: 'hooks.example.org',
    reason: 'failing',
  },
  letters: {
    en: ({ endpointId, host, reason }) => ({
      subject: `Your webhook endpoint at ${host} is disabled`,
      paragraphs: [
        reason === 'gone'
          ? `The endpoint at ${host} (${endpointId}) answered 410 Gone, so we disabled it.`
          : `The endpoint at ${host} (${endpointId}) failed for days, so we disabled it.`,
        'Its deliveries wait. Repair the endpoint, then enable it.',
      ],
      action: { label: 'Read how to enable it', path: ENABLING_PATH },
    }),
    es: ({ endpointId, host, reason }) => ({
      subject: `Su endpoint de webhooks en ${host} está desactivado`,
      paragraphs: [
        reason === 'gone'
          ? `El endpoint en ${host} (${endpointId}) respondió 410 Gone, por lo que lo desactivamos.`
          : `El endpoint en ${host} (${endpointId}) falló durante días, por lo que lo desactivamos.`,
        'Sus entregas esperan. Repare el endpoint y actívelo después.',
      ],
      action: { label: 'Leer cómo activarlo', path: ENABLING_PATH },
    }),
    de: ({ endpointId, host, reason }) => ({
      subject: `Ihr Webhook-Endpunkt bei ${host} ist abgeschaltet`,
      paragraphs: [
        reason === 'gone'
          ? `Der Endpunkt bei ${host} (${endpointId}) hat mit 410 Gone geantwortet. Wir haben ihn daher abgeschaltet.`
          : `Der Endpunkt bei ${host} (${endpointId}) ist tagelang ausgefallen. Wir haben ihn daher abgeschaltet.`,
        'Seine Zustellungen warten. Reparieren Sie den Endpunkt, und schalten Sie ihn dann ein.',
      ],
      action: { label: 'Lesen, wie Sie ihn einschalten', path: ENABLING_PATH },
    }),
  },
};
