/** Renders the bar above the account's pages: the name, the ways to other pages, and the sign-out. */
import { type Context } from 'koa';
import { SITE_NAME } from '../../web-pages/layout';
import { type Html, html } from '../html';
import { OVERVIEW_PATH, SIGN_OUT_PATH } from '../own-clients';
import { isSignedIn } from '../signed-in';
import { type Key, sayIn } from '../language';

const LINKS: [path: string, label: Key][] = [
  ['/', 'navFind'],
  ['/my', 'navGiving'],
];

export function headerOf(context: Context): Html {
  const say = sayIn(context);
  return html`<a class="skip" href="#content">${say('skipToContent')}</a>
    <header class="bar">
      <p class="brand"><a href="/" translate="no">${SITE_NAME}</a></p>
      <nav>
        <ul>
          ${LINKS.map(([path, label]) => html`<li><a href="${path}" ${currentOf(context, path)}>${say(label)}</a></li>`)}
        </ul>
      </nav>
      ${isSignedIn(context) ? personOf(context) : undefined}
    </header>`;
}

function personOf(context: Context): Html {
  const say = sayIn(context);
  return html`<p class="person">
    <a href="${OVERVIEW_PATH}" ${currentOf(context, OVERVIEW_PATH)}>${say('navAccount')}</a>
    <a href="${SIGN_OUT_PATH}">${say('signOut')}</a>
  </p>`;
}

/** `true`: the page is below this one, and the trail on it says where. */
function currentOf(context: Context, path: string): Html | undefined {
  if (context.path === path) return html`aria-current="page"`;
  return context.path.startsWith(`${path}/`) ? html`aria-current="true"` : undefined;
}
