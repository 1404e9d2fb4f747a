/** A language is a folder of `texts/`, and nothing else. A copy of the pages with one more folder shows them in it. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { PROJECT_DIRECTORY } from '../../local/paths';
import type * as Texts from '../../texts/languages';
import { useTabs } from '../support/tabs';

const LANGUAGE = 'zz';
const SOURCES = [
  'web',
  'client',
  'texts',
  'domain/text',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const catalogSchema = z.record(z.string(), z.string());
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

// The server has no API, so the page says that it could not load.
const tabs = useTabs({ expects: (text) => text.includes('status of 404') });
let project: string;
let server: Server;
let built: Record<string, { file: string }>;

beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'language-'));
  for (const source of SOURCES) {
    cpSync(path.join(PROJECT_DIRECTORY, source), path.join(project, source), { recursive: true });
  }
  symlinkSync(path.join(PROJECT_DIRECTORY, 'node_modules'), path.join(project, 'node_modules'));
  addLanguage(path.join(project, 'texts'));
  execFileSync(process.execPath, [path.join(project, 'web/build.mjs')], { cwd: project });
  const manifest = readFileSync(path.join(project, 'dist/web/manifest.json'), 'utf8');
  built = manifestSchema.parse(JSON.parse(manifest));
  server = await serve();
});
afterAll(() => {
  server.close();
  rmSync(project, { recursive: true });
});

/** Each sentence is that of English in guillemets. One needs a value that no page has. */
function addLanguage(texts: string): void {
  const folder = path.join(texts, LANGUAGE);
  cpSync(path.join(texts, 'en'), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const english = catalogSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    const own = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, `«${text}»`]));
    if (file === 'give.json') own.tryAgain = 'Try {gap} again';
    writeFileSync(path.join(folder, file), JSON.stringify(own));
  }
}

async function serve(): Promise<Server> {
  const page = `<!doctype html><html lang="${LANGUAGE}"><title>Give</title><main><div id="form" data-id="charity_1"></div></main>
    <script type="module" src="/${fileOf('give/main.tsx')}"></script>`;
  const started = createServer(({ url = '' }, response) => {
    if (url === '/') response.setHeader('Content-Type', 'text/html').end(page);
    else if (url.startsWith('/assets/')) {
      const type = url.endsWith('.css') ? 'text/css' : 'text/javascript';
      response.setHeader('Content-Type', type).end(readFileSync(path.join(project, 'dist/web', url)));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return started;
}

const fileOf = (source: string) => built[source]?.file ?? 'none';

it('a page speaks a language that has only a folder, loads no other one, and reports a value that it lacks', async () => {
  const { page } = tabs;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const reported = page.waitForEvent('pageerror');
  await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  await page.getByText('«We could not load the giving form. Nothing was charged.»').waitFor();
  await page.getByText('Try {gap} again').waitFor();
  expect((await reported).message).toBe('a sentence lacks its value "gap"');
  tabs.dropFaults('a sentence lacks its value');
  const catalogs = Object.keys(built).filter((source) => source.startsWith('../texts/'));
  expect(catalogs.length).toBeGreaterThan(3);
  const said = catalogs.filter((source) => loaded.includes(`/${fileOf(source)}`));
  expect(said).toEqual([`../texts/${LANGUAGE}/give.json`]);
});

it('the server finds it, too', async () => {
  const texts = (await import(path.join(project, 'texts/languages.ts'))) as typeof Texts;
  expect(texts.LANGUAGES).toContain(LANGUAGE);
  expect(texts.speak('give', LANGUAGE)('perMonth', { amount: '$25' })).toBe('«$25 a month»');
});
