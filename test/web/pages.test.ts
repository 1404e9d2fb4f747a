/** What the server itself says on the pages: names, policies, caching, and answers for what does not exist. */
import { join } from 'node:path';
import { z } from 'zod';
import { PAGE_FAMILIES, policyOf } from '../../api/page-policies';
import { listPublicCharityIds, listPublicCharityStarts } from '../../db/queries/charities/public-charities';
import { readJson } from '../../local/files';
import { PROJECT_DIRECTORY } from '../../local/paths';
import { buildActor, buildCharity } from '../factories';
import { useApi } from '../support/api';

const MANIFEST = join(PROJECT_DIRECTORY, 'dist/web/manifest.json');

const api = useApi();

const HTML = { Accept: 'text/html,application/xhtml+xml' };

describe('policies', () => {
  it.each(PAGE_FAMILIES)('of %s allow nothing by default and nothing unsafe', (family) => {
    const policy = policyOf(family);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|data:|blob:|\*/);
  });

  it('take only what a request adds', () => {
    expect(policyOf('docs', { 'frame-src': ['http://localhost:3000'] })).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; frame-src http://localhost:3000; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    );
  });
});

describe('/give', () => {
  it('names the charity and its mission without any script, escaped', async () => {
    const charity = await buildCharity(api.db, {
      name: 'Ben & <b>Ada</b> "Fund"',
      description: 'We feed </script><script>alert(1)</script> people',
    });
    const { status, text, headers } = await api.call('GET', `/give/${charity.id}`, { headers: HTML });
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(headers.get('Vary')).toContain('Accept-Language');
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; frame-src http:\/\/localhost:\d+; form-action 'none'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(text).toContain('<h1>Give to Ben &amp; &lt;b&gt;Ada&lt;/b&gt; &quot;Fund&quot;</h1>');
    expect(text).toContain('your browser needs JavaScript');
    expect(text).toContain('property="og:title"');
    expect(text).toContain(`rel="canonical" href="http://127.0.0.1:3000/give/${charity.id}"`);
    expect(text).not.toMatch(/<script>alert|<b>Ada/);
    const facts = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(facts)).toMatchObject({ recipient: { name: 'Ben & <b>Ada</b> "Fund"' } });
  });

  it.each([
    ['de-DE,de;q=0.9', 'de', 'spenden'],
    ['es', 'es', 'Donar a'],
    ['fr', 'en', 'Give to'],
  ])('speaks to %s in %s', async (accepted, language, words) => {
    const charity = await buildCharity(api.db);
    const headers = { ...HTML, 'Accept-Language': accepted };
    const { text } = await api.call('GET', `/give/${charity.id}`, { headers });
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(words);
  });

  it('does not exist for an unknown or unlisted charity: as JSON, and as a page for a browser', async () => {
    const hidden = await buildCharity(api.db, { listed: false });
    for (const id of ['charity_unknown', hidden.id]) {
      const json = await api.call('GET', `/give/${id}`);
      expect([json.status, json.body.error.code]).toEqual([404, 'NOT_FOUND']);
      const page = await api.call('GET', `/give/${id}`, { headers: HTML });
      expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.text).toContain('This page does not exist');
    }
  });
});

describe('/, /charities and /campaigns', () => {
  async function openCampaign(charity: string) {
    const { key } = await buildActor(api.db, { memberOf: charity });
    const body = { charity_id: charity, name: 'A cleaner <river>', funding_goal: '1000.00' };
    return (await api.call<{ id: string }>('POST', '/v1/campaigns', { key, body })).body.id;
  }

  it('say without any script what they are about, to people and to search engines', async () => {
    const charity = await buildCharity(api.db, { name: 'Ben & Ada', description: 'We <b>feed</b> people' });
    const campaign = await openCampaign(charity.id);
    const read = async (path: string) => {
      const { status, text, headers } = await api.call('GET', path, { headers: HTML });
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('public, max-age=60');
      expect(text).toContain(`rel="canonical" href="http://127.0.0.1:3000${path}"`);
      expect(text).toContain('your browser needs JavaScript');
      const facts = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text)?.[1] ?? '';
      return { text, facts: JSON.parse(facts) as unknown };
    };
    expect((await read('/')).facts).toMatchObject({ '@type': 'WebSite', url: 'http://127.0.0.1:3000/' });
    const about = await read(`/charities/${charity.id}`);
    expect(about.text).toContain('<h1>Ben &amp; Ada</h1>');
    expect(about.text).toContain('We &lt;b&gt;feed&lt;/b&gt; people');
    expect(about.facts).toMatchObject({ '@type': 'NGO', name: 'Ben & Ada' });
    const fund = await read(`/campaigns/${campaign}`);
    expect(fund.text).toContain('<h1>A cleaner &lt;river&gt;</h1>');
    expect(fund.facts).toMatchObject({
      name: 'A cleaner <river>',
      target: `http://127.0.0.1:3000/give/${campaign}`,
      recipient: { '@type': 'NGO', name: 'Ben & Ada' },
    });
  });

  it('do not exist for an unlisted charity, its campaigns, or the id of another kind', async () => {
    const hidden = await buildCharity(api.db, { listed: false });
    const shown = await buildCharity(api.db);
    const paths = [
      `/charities/${hidden.id}`,
      `/campaigns/${await openCampaign(hidden.id)}`,
      `/campaigns/${shown.id}`,
      `/charities/${await openCampaign(shown.id)}`,
      '/charities/none',
    ];
    for (const path of paths) expect([path, (await api.call('GET', path)).status]).toEqual([path, 404]);
  });

  it('are named to search engines: verified charities and open campaigns, in files of bounded size', async () => {
    const [verified, unverified, hidden] = await Promise.all([
      buildCharity(api.db, { verified: true, verificationLevel: 'basic' }),
      buildCharity(api.db),
      buildCharity(api.db, { verified: true, verificationLevel: 'basic', listed: false }),
    ]);
    const campaign = await openCampaign(unverified.id);
    const robots = await api.call('GET', '/robots.txt');
    expect(robots.text).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml');
    const index = await api.call('GET', '/sitemap.xml');
    expect(index.headers.get('Content-Type')).toContain('xml');
    const files = [...index.text.matchAll(/<loc>http:\/\/127\.0\.0\.1:3000([^<]+)<\/loc>/g)].map(
      ([, path = '']) => path.replaceAll('&amp;', '&'),
    );
    expect(files[0]).toBe('/sitemap.xml?of=campaigns');
    const texts = await Promise.all(files.map(async (path) => (await api.call('GET', path)).text));
    const all = texts.join('\n');
    expect(all).toContain(`<loc>http://127.0.0.1:3000/charities/${verified.id}</loc>`);
    expect(all).toContain(`<loc>http://127.0.0.1:3000/campaigns/${campaign}</loc>`);
    expect(all).not.toContain(unverified.id);
    expect(all).not.toContain(hidden.id);
  });

  it('the list of charities is cut without a gap', async () => {
    const ids = await listPublicCharityIds(api.db, '', 50_000);
    const starts = await listPublicCharityStarts(api.db, 2);
    const parts = await Promise.all(starts.map((from) => listPublicCharityIds(api.db, from, 2)));
    expect(parts.flat()).toEqual(ids);
  });
});

describe('/my', () => {
  it.each(['/my', '/my/plans/recurring_1', '/account/callback?code=a&state=b'])(
    '%s is one page that nobody keeps or lists',
    async (path) => {
      const { status, text, headers } = await api.call('GET', path, { headers: HTML });
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src http:\/\/localhost:\d+; form-action 'none'; frame-ancestors 'none'; base-uri 'none'$/,
      );
      expect(text).toContain('<title>My giving – Giving Platform</title>');
      expect(text).toContain('your browser needs JavaScript');
    },
  );

  it('no other path begins like it', async () => {
    expect((await api.call('GET', '/myself')).status).toBe(404);
  });
});

it.each(['/account/guest', '/account/register', '/my/mails', '/nowhere'])(
  '%s asks search engines not to list it',
  async (path) => {
    const { text } = await api.call('GET', path, { headers: HTML });
    expect(text).toContain('<meta name="robots" content="noindex" />');
  },
);

it('an unknown path is a page for a browser, but JSON for programs and under /v1', async () => {
  const page = await api.call('GET', '/nowhere', { headers: HTML });
  expect([page.status, page.text.includes('This page does not exist')]).toEqual([404, true]);
  expect(page.text).toContain('<a class="primary" href="/">Find a charity</a>');
  expect(page.text).toContain('<header class="bar">');
  for (const [path, headers] of [
    ['/nowhere', {}],
    ['/v1/nowhere', HTML],
  ] as const) {
    const { status, body } = await api.call('GET', path, { headers });
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
  }
});

it.each(['give', 'find', 'my', 'review', 'charity'])(
  'the browser loads the texts of %s beside its script',
  async (page) => {
    const charity = await buildCharity(api.db);
    const path =
      { give: `/give/${charity.id}`, find: '/', my: '/my', review: '/review', charity: '/charity' }[page] ??
      'none';
    const manifest = readJson(MANIFEST, z.record(z.string(), z.object({ file: z.string() })));
    for (const language of ['en', 'de', 'es']) {
      const { text } = await api.call('GET', path, { headers: { ...HTML, 'Accept-Language': language } });
      const file = manifest?.[`../texts/${language}/${page}.json`]?.file ?? 'none';
      expect(text).toContain(`<link rel="modulepreload" href="/${file}" />`);
    }
  },
);

it('files have the hash of their content in their name, so browsers keep them for a year', async () => {
  const charity = await buildCharity(api.db);
  const { text } = await api.call('GET', `/give/${charity.id}`);
  const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { status, headers } = await api.call('GET', file);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers.get('Content-Encoding')).toMatch(/^(br|gzip)$/);
  }
  for (const none of ['/assets/none-12345678.js', '/assets/..%2fmanifest.json', '/assets/manifest.json']) {
    expect((await api.call('GET', none)).status).toBe(404);
  }
});
