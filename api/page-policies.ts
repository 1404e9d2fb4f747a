/**
 * The content security policies of all pages, a row for each family. Nothing is allowed that a row does not name, and no
 * row names `unsafe-inline` or `unsafe-eval`.
 */

type Directive =
  'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'worker-src' | 'frame-src' | 'form-action';

export type Policy = Partial<Record<Directive, string[]>> & {
  /** Who may show the page in a frame. */
  'frame-ancestors'?: string[];
};

const SELF = ["'self'"];

const POLICIES = {
  /** Adds the processor's hosts with `policyOf`. */
  give: { 'script-src': SELF, 'style-src': SELF, 'img-src': SELF, 'connect-src': SELF, 'worker-src': SELF },
  /** The sandbox's stand-in for the form of a processor. Our own pages show it in a frame. */
  'card-form': { 'script-src': SELF, 'style-src': SELF },
  /** Finding a charity: `/`, /charities and /campaigns. A worker solves the proof of work of a guest. */
  find: { 'script-src': SELF, 'style-src': SELF, 'img-src': SELF, 'connect-src': SELF, 'worker-src': SELF },
  /** What a donor gave: /my. */
  my: { 'script-src': SELF, 'style-src': SELF, 'img-src': SELF, 'connect-src': SELF },
  /** A page that only says something, such as that a path does not exist. */
  message: { 'style-src': SELF },
  docs: { 'style-src': SELF },
  'docs-with-script': { 'style-src': SELF, 'script-src': SELF, 'connect-src': SELF },
  /** Adds the origins to which the answer of a form may lead. */
  account: { 'style-src': SELF, 'form-action': SELF },
  /** Adds the hosts of the processor on a page with its form. */
  'account-with-script': { 'style-src': SELF, 'script-src': SELF, 'form-action': SELF },
} satisfies Record<string, Policy>;

export type PageFamily = keyof typeof POLICIES;

/** Returns the header of a page. `added` extends the row by what only the request knows, such as a host. */
export function policyOf(family: PageFamily, added: Policy = {}): string {
  const row: Policy = POLICIES[family];
  const names = new Set([...Object.keys(row), ...Object.keys(added)] as (keyof Policy)[]);
  names.delete('form-action');
  names.delete('frame-ancestors');
  const own = [...names].map((name) => `${name} ${[...(row[name] ?? []), ...(added[name] ?? [])].join(' ')}`);
  return [
    "default-src 'none'",
    ...own,
    `form-action ${[...(row['form-action'] ?? []), ...(added['form-action'] ?? [])].join(' ') || "'none'"}`,
    `frame-ancestors ${added['frame-ancestors']?.join(' ') ?? "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}

/** The names of all families. */
export const PAGE_FAMILIES = Object.keys(POLICIES) as PageFamily[];
