/** Renders `/llms.txt`, which tells language models what the platform is and where its documentation is. */
import { type Section } from './site-map';

export interface TextSite {
  /** The address of the installation, or an empty string for links without a host. */
  origin: string;
  sections: Section[];
  references: { path: string; title: string }[];
}

export function renderLlmsText({ origin, sections, references }: TextSite): string {
  const lists = sections.map(({ title, pages }) => {
    const lines = pages.map(
      ({ path, title, about }) => `- [${title}](${origin}${path})${about === '' ? '' : `: ${about}`}`,
    );
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const reference = references.map(({ path, title }) => `- [${title}](${origin}${path})`);
  return `# Giving Platform

> An open backend for charitable giving. Applications send gifts to charities through an HTTP API, by card, bank transfer or crypto. The platform books each gift in a double-entry ledger, reports it by signed webhooks, verifies charities and makes them searchable.

- Amounts are decimal strings in the currency's unit: "25.00" USD.
- Every request sends \`Authorization: Bearer KEY\`. A POST also takes \`Idempotency-Key\`.
- The TypeScript SDK is the package @giving-platform/sdk.

${lists.join('\n')}
## Reference

- [OpenAPI document as JSON](${origin}/openapi.json): every operation, body, answer and webhook
- [OpenAPI 3.0](${origin}/openapi-3.0.json): the same, for tools that do not read 3.1
- [AsyncAPI](${origin}/asyncapi.json): the webhooks
- [Errors](${origin}/docs/errors): every code, and what to do
${reference.join('\n')}
`;
}
