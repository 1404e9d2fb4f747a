/** Renders the bar above the account's pages: the name, the ways to other pages, and the sign-out. */
import { type Context } from 'koa';
import { SITE_NAME } from '../../web-pages/layout';
import { type Html, html } from '../html';
import { OVERVIEW_PATH, SIGN_OUT_PATH } from '../own-clients';
import { isSignedIn } from '../signed-in';
import { type Key, sayIn } from '../words';

const PUBLIC_LINKS: [path: string, label: Key][] = [
  ['/', 'navFind'],
  ['/my', 'navGiving'],
];
const OWN_LINKS: typeof PUBLIC_LINKS = [[OVERVIEW_PATH, 'navAccount']];

export function headerOf(context: Context): Html {
  const say = sayIn(context);
  const isOwn = isSignedIn(context);
  const links = isOwn ? [...PUBLIC_LINKS, ...OWN_LINKS] : PUBLIC_LINKS;
  return html`<a class="skip" href="#content">${say('skipToContent')}</a>
    <header class="bar">
      <p class="brand"><a href="/" translate="no">${SITE_NAME}</a></p>
      <nav>
        <ul>
          ${links.map(([path, label]) => html`<li><a href="${path}" ${currentOf(context, path)}>${say(label)}</a></li>`)}
        </ul>
      </nav>
      ${isOwn ? html`<p class="person"><a href="${SIGN_OUT_PATH}">${say('signOut')}</a></p>` : undefined}
    </header>`;
}

/** `true`: the page is below this one, and the trail on it says where. */
function currentOf(context: Context, path: string): Html | undefined {
  if (context.path === path) return html`aria-current="page"`;
  return context.path.startsWith(`${path}/`) ? html`aria-current="true"` : undefined;
}
