/** The page that sends one call to this sandbox. Only the page's memory holds the key that a reader pastes. */
import { html } from '../identity/html';
import { type ApiDocument, type Endpoint, findParameter, listEndpoints } from './api-document';
import { exampleOf } from './examples';
import { type DocsPage } from './layout';
import { TRY_IT } from './reference';

export const TRY_IT_SCRIPT_PATH = `${TRY_IT}.js`;
const OPERATIONS_PATH = `${TRY_IT}.json`;

export { OPERATIONS_PATH as TRY_IT_OPERATIONS_PATH };

/** The facts about an operation that the script needs. */
export interface TriedOperation {
  method: string;
  /** The path with its required query parameters: `/v1/donations/{donation_id}`. */
  path: string;
  summary: string;
  /** An example as JSON text, or null if the operation takes no JSON. */
  body: string | null;
}

/** Lists operations whose body is JSON or absent. The form cannot send files. */
export function listTried(document: ApiDocument): Record<string, TriedOperation> {
  const tried = listEndpoints(document).filter(
    ({ isWebhook, operation: { requestBody } }) =>
      !isWebhook && (requestBody === undefined || 'application/json' in (requestBody.content ?? {})),
  );
  return Object.fromEntries(tried.map((each) => [each.operation.operationId, describe(document, each)]));
}

function describe(document: ApiDocument, { method, path, operation }: Endpoint): TriedOperation {
  const media = operation.requestBody?.content?.['application/json'];
  const query = (operation.parameters ?? [])
    .map((each) => findParameter(document, each))
    .filter(({ in: place, required }) => place === 'query' && required === true)
    .map(({ name }) => `${name}={${name}}`);
  return {
    method,
    path: query.length === 0 ? path : `${path}?${query.join('&')}`,
    summary: operation.summary ?? operation.operationId,
    body: media === undefined ? null : JSON.stringify(exampleOf(document, media), null, 2),
  };
}

export function renderTryIt(tried: Record<string, TriedOperation>): DocsPage {
  const options = Object.entries(tried).map(
    ([id, { summary, method, path }]) => html`<option value="${id}">${summary} (${method} ${path})</option>`,
  );
  const body = html`<p>
      Send one call to this sandbox. The key stays in this page's memory: the page stores it nowhere, and
      leaving the page forgets it. An access token of OAuth works in the same field.
    </p>
    <noscript
      ><p>
        This form needs JavaScript. <a href="/docs/guides/api">Using the API</a> shows the calls.
      </p></noscript
    >
    <form id="try-it" data-operations="${OPERATIONS_PATH}">
      <label for="operation">Operation</label>
      <select id="operation">
        ${options}
      </select>
      <label for="key">API key or access token</label>
      <input id="key" type="password" autocomplete="off" spellcheck="false" aria-describedby="key-hint" />
      <p class="quiet" id="key-hint">
        <code>npm start</code> writes the demo keys to <code>.local/demo.json</code>.
      </p>
      <label for="path">Path. Replace each <code>{name}</code>.</label>
      <input id="path" type="text" autocomplete="off" spellcheck="false" />
      <label for="body">Body (JSON)</label>
      <textarea id="body" rows="12" spellcheck="false"></textarea>
      <button type="submit" class="primary" disabled>Send</button>
    </form>
    <h2>Answer</h2>
    <p id="status" role="status">Nothing was sent yet.</p>
    <pre tabindex="0" id="answer"></pre>`;
  return { title: 'Try a call', body, script: TRY_IT_SCRIPT_PATH };
}

export const TRY_IT_SCRIPT = `
(async () => {
  const find = (id) => document.getElementById(id);
  const form = find('try-it');
  const operations = await (await fetch(form.dataset.operations)).json();
  const choose = () => {
    const { path, body } = operations[find('operation').value];
    find('path').value = path;
    find('body').value = body ?? '';
    find('body').disabled = body === null;
  };
  const wanted = new URLSearchParams(location.search).get('operation');
  if (Object.hasOwn(operations, wanted)) find('operation').value = wanted;
  find('operation').addEventListener('change', choose);
  choose();

  const say = (status, answer) => {
    find('status').textContent = status;
    find('answer').textContent = answer;
  };
  const indent = (text) => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text;
    }
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { method, body } = operations[find('operation').value];
    const path = find('path').value.trim();
    const open = /\\{(\\w+)\\}/.exec(path);
    if (open !== null) return say('Replace {' + open[1] + '} in the path.', '');
    // The key goes to this server and to no other, whatever somebody keys as a path.
    if (new URL(path, location.origin).origin !== location.origin) return say('Begin the path with one slash.', '');
    const key = find('key').value.trim();
    const headers = key === '' ? {} : { Authorization: 'Bearer ' + key };
    if (body !== null) headers['Content-Type'] = 'application/json';
    say('Waiting for the answer.', '');
    try {
      const response = await fetch(path, { method, headers, ...(body === null ? {} : { body: find('body').value }) });
      say(method + ' ' + path + ': ' + response.status + ' ' + response.statusText, indent(await response.text()));
    } catch {
      say('The server could not be reached. Check that it runs, and send again.', '');
    }
  });
  form.querySelector('button').disabled = false;
})();
`;
