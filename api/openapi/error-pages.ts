/** Adds the page of every error code. An error's `doc_url` leads there. */
import Router from '@koa/router';
import { ERROR_STATUS, type ErrorCode, FAULT_CODES } from '../../domain/errors';
import { type Html, html } from '../identity/html';
import { answerPage } from '../identity/pages/layout';
import { ERROR_GUIDES, FAULT_GUIDES, REASON_GUIDES } from './error-guides';

export const ERROR_PAGES = '/docs/errors';

export function errorPages(): Router {
  const router = new Router();
  router.get(ERROR_PAGES, (context) => {
    const rows = Object.entries(ERROR_STATUS).map(([code, status]) => [
      html`<a href="${ERROR_PAGES}/${code}">${code}</a>`,
      String(status),
    ]);
    answerPage(context, { title: 'Errors of the API', wide: true, body: table(['Code', 'Status'], rows) });
  });
  router.get(`${ERROR_PAGES}/:code`, (context) => {
    const code = Object.keys(ERROR_STATUS).find((each): each is ErrorCode => each === context.params.code);
    if (code !== undefined) answerPage(context, { title: code, wide: true, body: describe(code) });
  });
  return router;
}

function describe(code: ErrorCode): Html {
  const { means, todo, retry } = ERROR_GUIDES[code];
  return html`<p>Status ${String(ERROR_STATUS[code])}. ${means}</p>
    <h2>What to do</h2>
    <p>${todo}</p>
    <p>${retry}</p>
    ${detailsOf(code)}
    <footer>
      <p><a href="${ERROR_PAGES}">All errors</a> · <a href="/docs">The API</a></p>
    </footer>`;
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
  return html`<table>
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
  </table>`;
}
