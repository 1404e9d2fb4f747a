/** Renders the reference: a page for each tag of our OpenAPI document. */
import { ERROR_STATUS } from '../../domain/errors';
import { type Html, html } from '../identity/html';
import {
  type ApiDocument,
  type Body,
  type Endpoint,
  findParameter,
  findResponse,
  findSchema,
  listEndpoints,
  type Schema,
} from './api-document';
import { exampleOf } from './examples';
import { type DocsPage } from './layout';
import { renderInline } from './markdown';
import { sampleOf } from './samples';
import { anchorOf, listNamed, renderFields, renderSchema, type Row } from './schema-view';

export const REFERENCE = '/docs/reference';
export const TRY_IT = '/docs/try-it';

/** Where a tag is served: `API keys` is `/docs/reference/api-keys`. */
export function pathOfTag(tag: string): string {
  return `${REFERENCE}/${tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}

export function renderReferenceIndex(document: ApiDocument, canTry: boolean): DocsPage {
  const endpoints = listEndpoints(document);
  const tags = document.tags.map(
    (tag) =>
      html`<h2><a href="${pathOfTag(tag.name)}">${tag.name}</a></h2>
        ${tag.description === undefined ? undefined : html`<p>${renderInline(tag.description)}</p>`}
        <ul>
          ${endpoints.filter(({ operation }) => operation.tags.includes(tag.name)).map(renderLine)}
        </ul>`,
  );
  const body = html`<p>${renderInline(document.info.description)}</p>
    <p>
      Programs read the same as <a href="/openapi.json">OpenAPI</a>.
      ${canTry ? html`<a href="${TRY_IT}">Try a call</a> in this sandbox.` : undefined}
    </p>
    ${tags}`;
  return { title: 'Reference', body };
}

function renderLine({ method, path, operation, isWebhook }: Endpoint): Html {
  const place = isWebhook ? path : `${method} ${path}`;
  const href = `${pathOfTag(operation.tags[0] ?? '')}#${operation.operationId}`;
  return html`<li>
    <a href="${href}">${operation.summary ?? operation.operationId}</a> <code>${place}</code>
  </li>`;
}

/** `canTry` links each call to the try-it form. The samples call the server at `origin`. */
export interface ReferenceOptions {
  canTry: boolean;
  origin: string;
}

export function renderTag(document: ApiDocument, tag: string, options: ReferenceOptions): DocsPage {
  const endpoints = listEndpoints(document).filter(({ operation }) => operation.tags.includes(tag));
  const headings = endpoints.map(({ operation }) => ({
    id: operation.operationId,
    text: html`${operation.summary ?? operation.operationId}`,
  }));
  const schemas = endpoints.flatMap((endpoint) => listSchemas(document, endpoint));
  const objects = listNamed(document, schemas).map((name) => renderObject(document, name));
  const description = document.tags.find(({ name }) => name === tag)?.description;
  const body = html`${description === undefined ? undefined : html`<p>${renderInline(description)}</p>`}
  ${endpoints
    .filter(({ isWebhook }) => isWebhook)
    .slice(0, 1)
    .map((event) => renderHeaders(document, event))}
  ${endpoints.map((endpoint) => renderEndpoint(document, endpoint, options))}
  ${objects.length === 0 ? undefined : html`<h2 id="objects">Objects</h2>`} ${objects}`;
  return { title: tag, body, headings };
}

/** Lists the schemas of bodies, successful responses and parameters. Errors have their own pages. */
function listSchemas(document: ApiDocument, { operation, isWebhook }: Endpoint): Schema[] {
  const answers = isWebhook ? [] : listSuccesses(operation.responses).map(([, answer]) => answer);
  const bodies = [...(operation.requestBody === undefined ? [] : [operation.requestBody]), ...answers];
  const parameters = (operation.parameters ?? []).map((each) => findParameter(document, each).schema);
  const contents = bodies.flatMap((body) => Object.values(findResponse(document, body).content ?? {}));
  return [...contents.map(({ schema }) => schema), ...parameters].filter((schema) => schema !== undefined);
}

function listSuccesses(responses: Record<string, Body>): [status: string, answer: Body][] {
  return Object.entries(responses).filter(([status]) => status.startsWith('2'));
}

function renderEndpoint(
  document: ApiDocument,
  endpoint: Endpoint,
  { canTry, origin }: ReferenceOptions,
): Html {
  const { method, path, operation, isWebhook } = endpoint;
  const { operationId, summary, description, requestBody } = operation;
  const tried = `${TRY_IT}?operation=${operationId}`;
  return html`<article>
    <h2 id="${operationId}">${summary ?? operationId}</h2>
    <p>${isWebhook ? 'Event ' : html`<span class="method">${method}</span> `}<code>${path}</code></p>
    ${description === undefined ? undefined : html`<p>${renderInline(description)}</p>`}
    ${canTry && !isWebhook ? html`<p><a href="${tried}">Try ${operationId}</a></p>` : undefined}
    ${renderSample(endpoint, origin)} ${renderParameters(document, endpoint)}
    ${requestBody === undefined ? undefined : html`<h3>Body</h3>`}
    ${requestBody === undefined ? undefined : renderBody(document, requestBody)}
    ${isWebhook ? undefined : renderAnswers(document, operation.responses)}
  </article>`;
}

function renderSample(endpoint: Endpoint, origin: string): Html | undefined {
  const sample = sampleOf(endpoint, origin);
  if (sample === undefined) return undefined;
  return html`<pre tabindex="0"><code data-language="bash">${sample.curl}</code></pre>
    <pre tabindex="0"><code data-language="ts">${sample.typescript}</code></pre>`;
}

/** All events have the same headers, so their page shows them once. */
function renderHeaders(document: ApiDocument, event: Endpoint): Html {
  return html`<h2 id="headers">Headers</h2>
    ${renderFields(listParameters(document, event))}`;
}

function renderParameters(document: ApiDocument, endpoint: Endpoint): Html | undefined {
  const rows = listParameters(document, endpoint);
  if (rows.length === 0) return undefined;
  return html`<h3>Parameters</h3>
    ${renderFields(rows)}`;
}

function listParameters(document: ApiDocument, { operation }: Endpoint): Row[] {
  const parameters = (operation.parameters ?? []).map((each) => findParameter(document, each));
  return parameters.map(({ name, in: place, required, description, schema }) => {
    const about = [`In the ${place}.`, description ?? schema?.description].filter(Boolean).join(' ');
    return { name, schema: { ...schema, description: about }, isRequired: required ?? false };
  });
}

function renderBody(document: ApiDocument, body: Body): Html {
  const contents = Object.entries(body.content ?? {});
  return html`${body.description === undefined ? undefined : html`<p>${renderInline(body.description)}</p>`}
  ${contents.map(([type, media]) => {
    const isJson = type === 'application/json';
    const example = isJson ? exampleOf(document, media) : undefined;
    return html`<p><code>${type}</code></p>
      ${media.schema === undefined ? undefined : renderSchema(media.schema)}
      ${example === undefined ? undefined : renderExample(example)}`;
  })}`;
}

function renderExample(example: unknown): Html {
  return html`<pre tabindex="0"><code data-language="json">${JSON.stringify(example, null, 2)}</code></pre>`;
}

function renderAnswers(document: ApiDocument, responses: Record<string, Body>): Html {
  const successes = listSuccesses(responses).map(([status, answer]) => {
    const found = findResponse(document, answer);
    return html`<h3>Answer ${status}</h3>
      ${renderBody(document, found)}`;
  });
  return html`${successes} ${renderErrors(responses)}`;
}

/** Reads the error codes from the names of shared responses, such as `FORBIDDEN_or_LIMIT_EXCEEDED`. */
function renderErrors(responses: Record<string, Body>): Html | undefined {
  const codes = Object.values(responses)
    .flatMap(({ $ref }) => $ref?.slice($ref.lastIndexOf('/') + 1).split('_or_') ?? [])
    .filter((code) => code in ERROR_STATUS);
  if (codes.length === 0) return undefined;
  const links = codes.map((code) => html`<li><a href="/docs/errors/${code}">${code}</a></li>`);
  return html`<h3>Errors</h3>
    <ul>
      ${links}
    </ul>`;
}

function renderObject(document: ApiDocument, name: string): Html {
  const schema = findSchema(document, { $ref: `#/components/schemas/${name}` });
  return html`<h3 id="${anchorOf(name)}">${name}</h3>
    ${schema.description === undefined ? undefined : html`<p>${renderInline(schema.description)}</p>`}
    ${renderSchema(schema)}`;
}
