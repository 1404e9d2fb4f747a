/** Every page of `/docs` answers, loads nothing from elsewhere, and links only to what exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REASON_GUIDES } from '../../../api/openapi/error-guides';
import { ERROR_STATUS, type ErrorCode } from '../../../domain/errors';
import { HINDRANCE_MESSAGES } from '../../../domain/users/erasure';
import { type ServedSite, serveSite } from './site';

const ROOT = join(__dirname, '../../..');
const PLAIN =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";
const WITH_SCRIPT = PLAIN.replace("img-src 'self'", "img-src 'self'; script-src 'self'; connect-src 'self'");
/** Documents of this server outside the site. */
const DOCUMENTS = ['/openapi.json', '/openapi-3.0.json', '/asyncapi.json'];
/** Paths to which the header leads. */
const WAYS = ['/', '/my/account'];

let site: ServedSite;
/** The text of each page, by its path. */
const texts = new Map<string, string>();
beforeAll(async () => {
  site = await serveSite();
  for (const path of site.paths) texts.set(path, await (await fetch(site.url + path)).text());
});
afterAll(() => site?.close());

function listMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

it('every page has a policy without exceptions, and only the form may run our script', async () => {
  for (const path of site.paths) {
    const response = await fetch(site.url + path);
    const policy = response.headers.get('content-security-policy');
    expect([path, response.status, policy]).toEqual([
      path,
      200,
      path === '/docs/try-it' ? WITH_SCRIPT : PLAIN,
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  }
});

it('no page loads anything of another host, or carries a style or script of its own', () => {
  for (const [path, text] of texts) {
    const loaded = listMatches(
      text,
      /<(?:link|script|img|iframe|form)\b[^>]*?(?:src|href|action)="([^"]*)"/g,
    );
    expect([path, loaded.filter((address) => !/^\/(?:docs|assets)\//.test(address))]).toEqual([path, []]);
    expect([path, /<style|<script>| style="| on\w+="/.test(text)]).toEqual([path, false]);
  }
});

it('every link and anchor of the site leads somewhere', () => {
  const anchors = new Map([...texts].map(([path, text]) => [path, listMatches(text, / id="([^"]*)"/g)]));
  const broken: string[] = [];
  for (const [path, text] of texts) {
    for (const href of listMatches(text, /<a [^>]*?href="([^"]*)"/g)) {
      if (/^https?:/.test(href) || [...DOCUMENTS, ...WAYS].includes(href)) continue;
      const { pathname, hash } = new URL(href, site.url + path);
      const known = anchors.get(pathname);
      const isFound = hash === '' ? known !== undefined : known?.includes(decodeURIComponent(hash.slice(1)));
      if (isFound !== true) broken.push(`${path}: ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

it('ids are unique on each page', () => {
  for (const [path, text] of texts) {
    const ids = listMatches(text, / id="([^"]*)"/g);
    expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
  }
});

it('the start page leads to every page, except to those of single errors', () => {
  const start = texts.get('/docs') ?? '';
  const errors = Object.keys(ERROR_STATUS).map((code) => `/docs/errors/${code}`);
  const missing = site.paths.filter((path) => !start.includes(`href="${path}"`) && !errors.includes(path));
  expect(missing).toEqual([]);
});

it('an unknown page is 404', async () => {
  for (const path of ['/docs/none', '/docs/guides/none', '/docs/errors/none']) {
    expect((await fetch(site.url + path)).status).toBe(404);
  }
});

it('llms.txt links to every page of the guides, the rules and the reference, and to the OpenAPI document', async () => {
  const response = await fetch(`${site.url}/llms.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const links = listMatches(text, /\]\(([^)]*)\)/g);
  const listed = site.paths.filter((path) => /^\/docs(\/(guides|rules|operate|reference)\/.+)?$/.test(path));
  expect(links).toEqual(expect.arrayContaining([...listed, ...DOCUMENTS]));
  expect(links.filter((link) => !site.paths.includes(link) && !DOCUMENTS.includes(link))).toEqual([]);
});

it('production has no form that takes a key', async () => {
  const live = await serveSite({
    environment: 'production',
    publicUrl: 'https://giving.example.org',
    port: 3000,
  });
  const statuses = await Promise.all(
    ['/docs/try-it', '/docs/try-it.js', '/docs/try-it.json'].map(
      async (path) => (await fetch(live.url + path)).status,
    ),
  );
  const reference = await (await fetch(`${live.url}/docs/reference/donations`)).text();
  await live.close();
  expect(statuses).toEqual([404, 404, 404]);
  expect(reference).not.toContain('/docs/try-it');
});

it.each([
  [{ environment: 'sandbox', publicUrl: undefined, port: 4567 }, 'http://127.0.0.1:4567'],
  [
    { environment: 'production', publicUrl: 'https://giving.example.org', port: 3000 },
    'https://giving.example.org',
  ],
] as const)('commands call the installation that serves the page: %j', async (config, origin) => {
  const own = await serveSite(config);
  const pages = ['/docs', '/docs/guides/recurring', '/docs/reference/donations'];
  const texts = await Promise.all(pages.map(async (path) => (await fetch(own.url + path)).text()));
  await own.close();
  for (const text of texts) {
    expect(text).toContain(origin);
    expect(text).not.toContain('127.0.0.1:3000');
  }
});

it('commands call the port that the system chose, if none is set', async () => {
  const own = await serveSite({ environment: 'sandbox', publicUrl: undefined, port: 0 });
  const paths = ['/docs', '/docs/guides/recurring', '/docs/reference/donations', '/llms.txt'];
  const texts = await Promise.all(paths.map(async (path) => (await fetch(own.url + path)).text()));
  await own.close();
  const addresses = texts.flatMap((text) => listMatches(text, /(http:\/\/127\.0\.0\.1:\d+)/g));
  expect([...new Set(addresses)]).toEqual([own.url]);
});

/** The API's refusals with a reason, read from the code. Pages of the account say theirs in their own words. */
function listReasons(): [code: ErrorCode, reason: string][] {
  const files = ['api', 'operations', 'domain'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(ROOT, room, name),
    ),
  );
  const written = files
    .filter((file) => file.endsWith('.ts') && !/api\/identity|operations\/factors/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/new GivingError\(\s*'(\w+)'[^;]*?\breason: '(\w+)'/g),
    ])
    .map(([, code, reason = '']): [ErrorCode, string] => [code as ErrorCode, reason]);
  return [
    ...written,
    ...Object.keys(HINDRANCE_MESSAGES).map((reason): [ErrorCode, string] => ['CONFLICT', reason]),
  ];
}

it('the page of an error explains every reason that the code names', () => {
  const reasons = listReasons();
  expect(reasons.length).toBeGreaterThan(25);
  const missing = reasons.filter(([code, reason]) => REASON_GUIDES[code]?.[reason] === undefined);
  expect(missing).toEqual([]);
});
