/**
 * Builds the pages into dist/web, unless its sources are those of the last build. The API process serves the files.
 * `npm start`, `npm test` and `npm run build` run this. A process that reads the old files meanwhile keeps whole ones.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const WEB = import.meta.dirname;
const PROJECT = join(WEB, '..');
const BUILT = join(PROJECT, 'dist', 'web');
const STAMP = 'sources.sha256';

/** Each page is an entry of its own, so that none loads what only another one needs. */
const ENTRIES = {
  give: 'give/main.tsx',
  'card-form': 'card-form/main.ts',
  embed: 'embed/main.ts',
  my: 'my/main.tsx',
  review: 'review/main.tsx',
  charity: 'charity/main.tsx',
  find: 'find/main.tsx',
  account: 'styles/account.css',
  docs: 'styles/docs.css',
};

/** The server puts this script and its style into a page that people save as one file. */
const RECEIPT_ENTRY = 'receipt/main.ts';

/** Everything that decides what the build writes. */
const SOURCES = ['web', 'client', 'texts', 'package-lock.json'];
const NOT_SOURCES = /(?:^|\/)(?:node_modules|dist)(?:\/|$)/;

/** `compiledTexts` parses the sentences, so no browser needs the parser of the package that formats them. */
const NO_PARSER = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};
const CATALOG = /\/texts\/[\w-]+\/[\w-]+\.json$/;

const hash = hashSources();
if (readStamp() === hash) {
  say('Pages: up to date');
} else {
  const startedAt = Date.now();
  say('Pages: building, because their sources changed');
  const target = await buildAside();
  replaceBuilt(target);
  say(`Pages: built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

function hashSources() {
  const digest = createHash('sha256');
  for (const file of SOURCES.flatMap(listFiles).sort()) {
    digest
      .update(`${relative(PROJECT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return digest.digest('hex');
}

function listFiles(source) {
  const path = join(PROJECT, source);
  if (!existsSync(path)) return [];
  if (source.endsWith('.json')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_SOURCES.test(relative(PROJECT, file)));
}

function readStamp() {
  const file = join(BUILT, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Builds into a folder beside the old one and returns it. */
async function buildAside() {
  const target = `${BUILT}-${process.pid}`;
  mkdirSync(target, { recursive: true });
  // A test or a developer's shell would otherwise get React's larger build, which also warns.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const { tsImport } = await import('tsx/esm/api');
  const { compile } = await tsImport('../texts/compile.ts', import.meta.url);
  const common = {
    root: WEB,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: '/',
    plugins: [compiledTexts(compile)],
    resolve: { alias: [NO_PARSER] },
    worker: { format: 'es' },
  };
  // The policy of the pages allows no data: address.
  const output = { outDir: target, assetsInlineLimit: 0, modulePreload: { polyfill: false } };
  await build({
    ...common,
    plugins: [...common.plugins, progress()],
    build: {
      ...output,
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2022',
      rollupOptions: {
        // Libraries mark files for a server that renders React. Nothing here does.
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(WEB, file)])),
        // Other sites load this one as a plain script, so none of its names may meet one of theirs.
        output: {
          banner: ({ name }) => (name === 'embed' ? '(()=>{' : ''),
          footer: ({ name }) => (name === 'embed' ? '})();' : ''),
        },
      },
    },
  });
  await build({
    ...common,
    build: {
      ...output,
      emptyOutDir: false,
      // Older browsers must be able to read the script, because it tells their users that they are too old.
      target: 'es2020',
      // The style is that of the other pages.
      cssTarget: 'es2022',
      cssCodeSplit: false,
      rollupOptions: {
        input: join(WEB, RECEIPT_ENTRY),
        output: { format: 'iife', entryFileNames: 'receipt.js', assetFileNames: 'receipt[extname]' },
      },
    },
  });
  writeFileSync(join(target, STAMP), hash);
  return target;
}

function compiledTexts(compile) {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    load(id) {
      if (!CATALOG.test(id)) return undefined;
      return JSON.stringify(compile(JSON.parse(readFileSync(id, 'utf8'))));
    },
  };
}

function progress() {
  const STEP = 25;
  let files = 0;
  return {
    name: 'progress',
    moduleParsed() {
      files += 1;
      if (files % STEP === 0) say(`Pages:   read ${files} files`);
    },
    renderStart: () => say(`Pages:   writing what ${files} files became`),
  };
}

/** Two builds may end at once. The later one wins, and both have built the same. */
function replaceBuilt(target) {
  const old = `${target}-old`;
  if (existsSync(BUILT)) renameSync(BUILT, old);
  renameSync(target, BUILT);
  rmSync(old, { recursive: true, force: true });
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
