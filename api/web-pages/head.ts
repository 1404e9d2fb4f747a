/** Renders the head of a page: what all pages have in common, and metadata for search engines and link previews. */
import { Html, html } from '../identity/html';
import { findLogo } from './built-pages';

export const SITE_NAME = 'Giving Platform';

export interface PublicPage {
  title: string;
  description: string;
  /** The page's own address. */
  address: string;
  /** The address of a picture that we serve. */
  picture?: string | undefined;
  /** The subject of the page, in the vocabulary of schema.org. */
  facts: Record<string, unknown>;
}

const DESCRIPTION_LENGTH = 200;

/** The common head of all pages. A browser asks for the icon of a page that names none at /favicon.ico. */
export function commonHead(title: string): Html {
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} – ${SITE_NAME}</title>
    <link rel="icon" type="image/svg+xml" href="${findLogo()}" />`;
}

export function publicHead({ title, description, address, picture, facts }: PublicPage): Html {
  const short = shorten(description);
  return html`<meta name="description" content="${short}" />
    <link rel="canonical" href="${address}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${SITE_NAME}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${short}" />
    <meta property="og:url" content="${address}" />
    ${picture === undefined ? undefined : html`<meta property="og:image" content="${picture}" />`}
    <script type="application/ld+json">
      ${schemaOrg(facts)}
    </script>`;
}

/** Describes a charity in the vocabulary of schema.org. */
export function charityFacts(charity: { name: string; description: string | null; ein: string | null }) {
  return {
    '@type': 'NGO',
    name: charity.name,
    ...(charity.description === null ? {} : { description: shorten(charity.description) }),
    ...(charity.ein === null ? {} : { taxID: charity.ein }),
  };
}

function shorten(text: string): string {
  const points = [...text];
  return points.length <= DESCRIPTION_LENGTH ? text : `${points.slice(0, DESCRIPTION_LENGTH - 1).join('')}…`;
}

/** The policy need not allow it, because browsers do not run JSON. Escapes `<`, so that no text ends the script. */
function schemaOrg(facts: Record<string, unknown>): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts });
  return new Html(json.replaceAll('<', '\\u003c'));
}
