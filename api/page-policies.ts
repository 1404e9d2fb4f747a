/**
 * The content security policies of all pages, one row for each family. A row allows only what it names. No row names
 * `unsafe-inline` or `unsafe-eval`.
 */

type Directive =
  'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'worker-src' | 'frame-src' | 'form-action';

export type Policy = Partial<Record<Directive, string[]>> & {
  /** The sites that may show the page in a frame. */
  'frame-ancestors'?: string[];
};

const SELF = ["'self'"];

const POLICIES = {
  /** /give. The route adds the processor's hosts with `policyOf`. */
  give: { 'script-src': SELF, 'style-src': SELF, 'img-src': SELF, 'connect-src': SELF, 'worker-src': SELF },
  /** The sandbox's stand-in for a processor's form. The giving pages show it in a frame. */
  'card-form': { 'script-src': SELF, 'style-src': SELF, 'img-src': SELF },
  /** Finding a charity: `/`, /charities and /campaigns. A web worker solves the guest's proof of work. */
  find: { 'script-src': SELF, 'style-src': SELF, 'img-src': SELF, 'connect-src': SELF, 'worker-src': SELF },
  /** The donor's own gifts: /my. */
  my: { 'script-src': SELF, 'style-src': SELF, 'img-src': SELF, 'connect-src': SELF },
  /** What reviewers and operators decide: /review. */
  review: { 'script-src': SELF, 'style-src': SELF, 'img-src': SELF, 'connect-src': SELF },
  /** What members of a charity do for it: /charity. */
  charity: { 'script-src': SELF, 'style-src': SELF, 'img-src': SELF, 'connect-src': SELF },
  docs: { 'style-src': SELF, 'img-src': SELF },
  'docs-with-script': { 'style-src': SELF, 'img-src': SELF, 'script-src': SELF, 'connect-src': SELF },
  /** The page adds the origins to which a form's response may redirect. */
  account: { 'style-src': SELF, 'img-src': SELF, 'form-action': SELF },
  /** A page with a processor's form adds the processor's hosts. */
  'account-with-script': { 'style-src': SELF, 'img-src': SELF, 'script-src': SELF, 'form-action': SELF },
} satisfies Record<string, Policy>;

export type PageFamily = keyof typeof POLICIES;

/** Returns the header of a page. `added` extends the row with values that depend on the request, such as a host. */
export function policyOf(family: PageFamily, ...added: Policy[]): string {
  const rows: Policy[] = [POLICIES[family], ...added];
  const valuesOf = (name: keyof Policy) => rows.flatMap((row) => row[name] ?? []).join(' ');
  const names = new Set(rows.flatMap((row) => Object.keys(row)) as (keyof Policy)[]);
  names.delete('form-action');
  names.delete('frame-ancestors');
  return [
    "default-src 'none'",
    ...[...names].map((name) => `${name} ${valuesOf(name)}`),
    `form-action ${valuesOf('form-action') || "'none'"}`,
    `frame-ancestors ${valuesOf('frame-ancestors') || "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}

export const PAGE_FAMILIES = Object.keys(POLICIES) as PageFamily[];
