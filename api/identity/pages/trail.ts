/** Renders where a page is: the pages above it, as links, and the page itself. */
import { type Html, html } from '../html';
import { OVERVIEW_PATH } from '../own-clients';
import { type Say } from '../language';

export interface Link {
  href: string;
  label: string;
}

/** Returns the pages above a page of the account. `further` are those between the account and the page. */
export function belowAccount(say: Say, ...further: Link[]): Link[] {
  return [{ href: OVERVIEW_PATH, label: say('navAccount') }, ...further];
}

export function trailOf(say: Say, above: Link[], title: string): Html | undefined {
  if (above.length === 0) return undefined;
  return html`<nav class="trail" aria-label="${say('youAreHere')}">
    <ol>
      ${above.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
      <li aria-current="page">${title}</li>
    </ol>
  </nav>`;
}
