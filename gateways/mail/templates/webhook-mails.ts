/** The mail about a webhook endpoint that the platform disabled. */
import { type Template } from './template';

export interface EndpointNews {
  endpointId: string;
  /** The host of the endpoint. The path may hold a secret. */
  host: string;
  reason: 'gone' | 'failing';
}

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
        `Its deliveries wait. Repair the endpoint, then enable it: PATCH /v1/webhooks/endpoints/${endpointId} {"status": "enabled"}`,
      ],
      action: { label: 'Read the documentation', path: '/docs' },
    }),
    es: ({ endpointId, host, reason }) => ({
      subject: `Su endpoint de webhooks en ${host} está desactivado`,
      paragraphs: [
        reason === 'gone'
          ? `El endpoint en ${host} (${endpointId}) respondió 410 Gone, por lo que lo desactivamos.`
          : `El endpoint en ${host} (${endpointId}) falló durante días, por lo que lo desactivamos.`,
        `Sus entregas esperan. Repare el endpoint y actívelo después: PATCH /v1/webhooks/endpoints/${endpointId} {"status": "enabled"}`,
      ],
      action: { label: 'Leer la documentación', path: '/docs' },
    }),
    de: ({ endpointId, host, reason }) => ({
      subject: `Ihr Webhook-Endpunkt bei ${host} ist abgeschaltet`,
      paragraphs: [
        reason === 'gone'
          ? `Der Endpunkt bei ${host} (${endpointId}) hat mit 410 Gone geantwortet. Wir haben ihn daher abgeschaltet.`
          : `Der Endpunkt bei ${host} (${endpointId}) ist tagelang ausgefallen. Wir haben ihn daher abgeschaltet.`,
        `Seine Zustellungen warten. Reparieren Sie den Endpunkt, und schalten Sie ihn dann ein: PATCH /v1/webhooks/endpoints/${endpointId} {"status": "enabled"}`,
      ],
      action: { label: 'Die Dokumentation lesen', path: '/docs' },
    }),
  },
};
