/** Renders the HTML around every page for donors. */
import { type Context } from 'koa';
import { type Html, html } from '../identity/html';
import { type PageFiles } from './built-pages';
import { commonHead } from './head';

export interface WebPage {
  language: string;
  title: string;
  files: PageFiles;
  policy: string;
  /** Set if the script must not take the page's own origin for the API's address. */
  apiAddress?: string | undefined;
  /** A path of the API that the script reads first. The browser reads it while it still loads the script. */
  firstRead?: string;
  /** For search engines and for links that people share. */
  head?: Html;
  body: Html;
  status?: number;
}

export function answerWebPage(context: Context, page: WebPage): void {
  const { files } = page;
  context.set('Content-Security-Policy', page.policy);
  context.vary('Accept-Language');
  context.status = page.status ?? 200;
  context.type = 'html';
  context.body = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        ${commonHead(page.title)}
        ${page.apiAddress === undefined ? undefined : html`<meta name="giving-api" content="${page.apiAddress}" />`}
        ${page.head} ${files.styles.map((path) => html`<link rel="stylesheet" href="${path}" />`)}
        ${scriptsOf(page)}
      </head>
      <body>
        ${page.body}
      </body>
    </html> `.text;
}

/** Names everything that the script loads, so that the browser need not run the script to learn of it. */
function scriptsOf({ files, language, firstRead, apiAddress = '' }: WebPage): Html[] {
  const words = files.words.get(language);
  const preloads = [...files.preloads, ...(words === undefined ? [] : [words])];
  return [
    html`<script type="module" src="${files.script}"></script>`,
    ...preloads.map((path) => html`<link rel="modulepreload" href="${path}" />`),
    ...(firstRead === undefined ? [] : [preloadOf(apiAddress + firstRead)]),
  ];
}

/** The attributes must be those of the script's own request. Otherwise, the browser would send it twice. */
function preloadOf(address: string): Html {
  return html`<link rel="preload" as="fetch" href="${address}" crossorigin="anonymous" />`;
}
