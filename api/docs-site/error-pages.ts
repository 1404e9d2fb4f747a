/** Renders the page of every error code. An error's `doc_url` leads there. */
import { ERROR_STATUS, type ErrorCode, FAULT_CODES } from '../../domain/errors';
import { type Html, html } from '../identity/html';
import { ERROR_GUIDES, FAULT_GUIDES, REASON_GUIDES } from '../openapi/error-guides';
import { type DocsPage } from './layout';

export const ERROR_PAGES = '/docs/errors';

export function renderErrorIndex(): DocsPage {
  const rows = Object.entries(ERROR_STATUS).map(([code, status]) => [
    html`<a href="${ERROR_PAGES}/${code}">${code}</a>`,
    String(status),
  ]);
  return { title: 'Errors of the API', body: table(['Code', 'Status'], rows) };
}

export function listErrorCodes(): ErrorCode[] {
  return Object.keys(ERROR_STATUS) as ErrorCode[];
}

export function renderError(code: ErrorCode): DocsPage {
  return { title: code, body: describe(code) };
}

function describe(code: ErrorCode): Html {
  const { means, todo, retry } = ERROR_GUIDES[code];
  return html`<p>Status ${String(ERROR_STATUS[code])}. ${means}</p>
    <h2>What to do</h2>
    <p>${todo}</p>
    <p>${retry}</p>
    ${detailsOf(code)}
    <p><a href="${ERROR_PAGES}">All errors</a></p>`;
}

function detailsOf(code: ErrorCode): Html | undefined {
  if (code === 'VALIDATION_ERROR') {
    return html`<h2>Codes in <code>details.fields</code></h2>
      ${table(
        ['Code', 'What is wrong'],
        FAULT_CODES.map((fault) => [html`<code>${fault}</code>`, FAULT_GUIDES[fault]]),
      )}`;
  }
  const reasons = Object.entries(REASON_GUIDES[code] ?? {});
  if (reasons.length === 0) return undefined;
  return html`<h2>Values of <code>details.reason</code></h2>
    ${table(
      ['Reason', 'What is wrong'],
      reasons.map(([reason, text]) => [html`<code>${reason}</code>`, text]),
    )}`;
}

function table([first = '', second = '']: string[], rows: (Html | string)[][]): Html {
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${first}</th>
          <th scope="col">${second}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, text]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${text}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
