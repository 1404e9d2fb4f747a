/** Sets the layout and headers of every page under `/docs`. */
import { type Context } from 'koa';
import { type Html, html } from '../identity/html';
import { policyOf } from '../page-policies';
import { type Heading } from './markdown';
import { findFile } from '../web-pages/built-pages';
import { commonHead } from '../web-pages/head';
import { accountLink, siteHeader, type Way } from '../web-pages/site-header';

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

const STYLE_ENTRY = 'styles/docs.css';
const LANGUAGE = 'en';
const WAYS: Way[] = [
  { path: '/', text: 'Find' },
  { path: '/docs', text: 'Documentation' },
  { path: '/docs/reference', text: 'Reference' },
  { path: '/docs/errors', text: 'Errors' },
  { path: '#pages', text: 'All pages' },
];
const CACHE_SECONDS = 60;
const FEWEST_CONTENTS = 3;

/** Answers with a page of the site. The navigation marks the page at the request's path. */
export function answerDocsPage(context: Context, page: DocsPage, navigation: NavigationSection[]): void {
  context.set('Content-Security-Policy', policyOf(page.script === undefined ? 'docs' : 'docs-with-script'));
  setDocsCaching(context);
  context.type = 'html';
  context.body = html`<!doctype html>
    <html lang="${LANGUAGE}">
      <head>
        ${commonHead(page.title)}
        <link rel="stylesheet" href="${findFile(STYLE_ENTRY)}" />
        ${page.script === undefined ? undefined : html`<script defer src="${page.script}"></script>`}
      </head>
      <body>
        ${headerOf(context.path)}
        <div class="columns">
          <main id="content" tabindex="-1">
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

function headerOf(path: string): Html {
  return siteHeader({ language: LANGUAGE, path, ways: WAYS, person: accountLink(LANGUAGE, path) });
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
