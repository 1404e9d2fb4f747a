/**
 * Writes the header of each page that shows something without a script. `web/parts/site-header.tsx` shows the same one
 * on the pages of a script.
 */
import { speak } from '../../texts/languages';
import { type Html, html } from '../identity/html';
import { findLogo } from './built-pages';
import { SITE_NAME } from './head';

/** The account's own page, and the pages of it that the server writes. */
const ACCOUNT_PATH = '/my/account';
const BELOW_ACCOUNT = '/account';
/** The most links that fit beside the name. */
const FEW = 3;

export interface Way {
  path: string;
  text: string;
}

interface SiteHeader {
  language: string;
  /** The path of the page itself, whose link says so. */
  path: string;
  ways?: Way[];
  /** Who is signed in, and the way to the account. */
  person?: Html | undefined;
}

export function siteHeader({ language, path, ways = commonWays(language), person }: SiteHeader): Html {
  const here = deepest(ways, path);
  const links = ways.map(
    (way) =>
      html`<li>
        <a href="${way.path}" ${way === here ? currentAt(way.path, path) : undefined}>${way.text}</a>
      </li>`,
  );
  return html`<a class="skip" href="#content">${speak('web-pages', language)('skipToContent')}</a>
    <header class="${ways.length > FEW ? 'bar many' : 'bar'}">
      ${brand()}
      <nav>
        <ul>
          ${links}
        </ul>
      </nav>
      ${person && html`<p class="person">${person}</p>`}
    </header>`;
}

/** The header without ways, of a page that does not know yet whose it is. */
export function bareHeader(): Html {
  return html`<header class="bar">${brand()}</header>`;
}

/** The ways of every page for donors. */
export function commonWays(language: string): Way[] {
  const say = speak('web-pages', language);
  return [
    { path: '/', text: say('navFind') },
    { path: '/my', text: say('navGiving') },
  ];
}

/** The link to the account, which asks strangers to sign in. */
export function accountLink(language: string, path: string): Html {
  const text = speak('web-pages', language)('navAccount');
  return html`<a href="${ACCOUNT_PATH}" ${currentAt(BELOW_ACCOUNT, path)}>${text}</a>`;
}

function brand(): Html {
  return html`<p class="brand">
    <a href="/">
      <img src="${findLogo()}" alt="" width="24" height="24" />
      <span translate="no">${SITE_NAME}</span>
    </a>
  </p>`;
}

/** The current link is the one nearest to the page: that of the reference on a page below it, not that of all docs. */
function deepest(ways: Way[], path: string): Way | undefined {
  const above = ways.filter((way) => currentAt(way.path, path) !== undefined);
  return above.sort((one, other) => other.path.length - one.path.length)[0];
}

/** `true`: the page is below this one, and the trail on it says where. */
function currentAt(path: string, page: string): Html | undefined {
  if (page === path) return html`aria-current="page"`;
  return page.startsWith(`${path}/`) ? html`aria-current="true"` : undefined;
}
