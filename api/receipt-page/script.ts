/** Reads the script of the receipt page as one text. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `npm run build` writes the script to this file in dist/. */
const BUILT = join(__dirname, '../../receipt-page.js');
const SOURCE = join(__dirname, '../../client/receipt-page/main.ts');
/** The server parses the sentences, so the page needs no parser. */
const PARSER = '@formatjs/icu-messageformat-parser';

export async function readPageScript(): Promise<string> {
  return existsSync(BUILT) ? readFile(BUILT, 'utf8') : bundlePageScript();
}

/** Makes the script from its sources. esbuild is a development package, so only a checkout has it. */
export async function bundlePageScript(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    minify: true,
    format: 'iife',
    charset: 'ascii',
    // Older browsers must be able to read the script, because it tells their users that they are too old.
    target: 'es2020',
    alias: { [PARSER]: `${PARSER}/no-parser.js` },
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
