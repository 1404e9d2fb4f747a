/** Sets the layout and headers of every page under `/docs`. */
import { type Context } from 'koa';
import { type Html, html } from '../identity/html';
import { policyOf } from '../page-policies';
import { type Heading } from './markdown';
import { DOCS_STYLE_PATH } from './style';

export interface DocsPage {
  title: string;
  body: Html;
  /** The headings for the table of contents, which short pages do not have. */
  headings?: Heading[];
  /** The path of our own script that the page loads. Such a page may also call this server. */
  script?: string;
}

export interface NavigationSection {
  title: string;
  links: { path: string; title: string }[];
}

const CACHE_SECONDS = 60;
const FEWEST_CONTENTS = 3;

/** Answers with a page of the site. The navigation marks the page at the request's path. */
export function answerDocsPage(context: Context, page: DocsPage, navigation: NavigationSection[]): void {
  context.set('Content-Security-Policy', policyOf(page.script === undefined ? 'docs' : 'docs-with-script'));
  setDocsCaching(context);
  context.type = 'html';
  context.body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} – Giving Platform</title>
        <link rel="stylesheet" href="${DOCS_STYLE_PATH}" />
        ${page.script === undefined ? undefined : html`<script defer src="${page.script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the page</a>
        <header class="top">
          <a class="home" href="/docs">Giving Platform</a> <a href="/docs/reference">Reference</a>
          <a href="/docs/errors">Errors</a> <a href="#pages">All pages</a>
        </header>
        <div class="columns">
          <main id="content">
            <h1>${page.title}</h1>
            ${renderContents(page.headings ?? [])} ${page.body}
          </main>
          ${renderNavigation(navigation, context.path)}
        </div>
      </body>
    </html> `.text;
}

/** Lets shared caches keep a page, because the site is the same for everybody. */
export function setDocsCaching(context: Context): void {
  context.set('Cache-Control', `public, max-age=${String(CACHE_SECONDS)}`);
}

function renderContents(headings: Heading[]): Html | undefined {
  if (headings.length < FEWEST_CONTENTS) return undefined;
  const links = headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`);
  return html`<nav class="contents" aria-label="On this page">
    <p>On this page</p>
    <ul>
      ${links}
    </ul>
  </nav>`;
}

function renderNavigation(navigation: NavigationSection[], current: string): Html {
  const sections = navigation.map(({ title, links }) => {
    const items = links.map(
      ({ path, title }) =>
        html`<li>
          <a href="${path}" ${path === current ? html` aria-current="page"` : undefined}>${title}</a>
        </li>`,
    );
    return html`<p>${title}</p>
      <ul>
        ${items}
      </ul>`;
  });
  return html`<nav class="pages" id="pages" aria-label="All pages">${sections}</nav>`;
}
