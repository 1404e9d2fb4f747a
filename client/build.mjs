/** Builds dist/: every file as an ES module and as CommonJS, each with its types. `npm pack` runs this. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const HERE = import.meta.dirname;
const DIST = join(HERE, 'dist');
const DECLARATIONS = join(DIST, 'declarations');
const RUNTIME_FREE = ['openapi-types.ts'];

const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/^(?:dist|node_modules)\b/.test(file),
);

/** Node finds a file only by its whole name: turns `./receipts` into `./receipts/index.mjs`. */
function completeSpecifier(specifier, folder, extension) {
  const isFolder = existsSync(join(folder, specifier, 'index.ts'));
  return `${specifier}${isFolder ? '/index' : ''}${extension}`;
}

async function compile(format, extension) {
  await build({
    absWorkingDir: HERE,
    entryPoints: sources.filter((file) => !RUNTIME_FREE.includes(file)),
    outdir: DIST,
    outbase: HERE,
    outExtension: { '.js': extension },
    format,
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    // With `bundle`, esbuild asks the plugin about every import. No file is put into another one.
    bundle: true,
    plugins: [
      {
        name: 'complete-specifiers',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) =>
            kind === 'entry-point'
              ? undefined
              : { path: completeSpecifier(path, resolveDir, extension), external: true },
          ),
      },
    ],
  });
}

function declareTypes() {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', HERE];
  execFileSync(process.execPath, [compiler, '-p', HERE, ...options, '--outDir', DECLARATIONS], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const source of sources) {
    const name = source.slice(0, -'.ts'.length);
    const text = readFileSync(join(DECLARATIONS, `${name}.d.ts`), 'utf8');
    for (const extension of ['mjs', 'cjs']) writeTypes(source, name, text, extension);
  }
  rmSync(DECLARATIONS, { recursive: true });
}

function writeTypes(source, name, text, extension) {
  const folder = join(HERE, dirname(source));
  const complete = text.replace(
    /(\bfrom |\bimport\()(['"])(\.\.?\/[^'"]*)\2/g,
    (_match, before, quote, specifier) =>
      `${before}${quote}${completeSpecifier(specifier, folder, `.${extension}`)}${quote}`,
  );
  const target = join(DIST, `${name}.d.${extension.replace('js', 'ts')}`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, complete);
}

rmSync(DIST, { recursive: true, force: true });
await Promise.all([compile('esm', '.mjs'), compile('cjs', '.cjs')]);
declareTypes();
process.stdout.write(`dist: ${sources.length} files, as ES modules and CommonJS\n`);
