/** Renders the HTML around every page for donors. */
import { type Context } from 'koa';
import { type Html, html } from '../identity/html';
import { type PageFiles } from './built-pages';
import { type PageLanguage } from './language';

export interface WebPage {
  language: PageLanguage;
  title: string;
  files: PageFiles;
  /** False for a page that only shows a message, because such a page needs only the stylesheet. */
  runsScript: boolean;
  policy: string;
  /** For search engines and for links that people share. */
  head?: Html;
  body: Html;
  status?: number;
}

export const SITE_NAME = 'Giving Platform';

export function answerWebPage(context: Context, page: WebPage): void {
  const { files } = page;
  context.set('Content-Security-Policy', page.policy);
  context.vary('Accept-Language');
  context.status = page.status ?? 200;
  context.type = 'html';
  context.body = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} – ${SITE_NAME}</title>
        ${page.head} ${files.styles.map((path) => html`<link rel="stylesheet" href="${path}" />`)}
        ${page.runsScript ? scriptsOf(files) : undefined}
      </head>
      <body>
        ${page.body}
      </body>
    </html> `.text;
}

function scriptsOf({ script, preloads }: PageFiles): Html[] {
  return [
    html`<script type="module" src="${script}"></script>`,
    ...preloads.map((path) => html`<link rel="modulepreload" href="${path}" />`),
  ];
}
