/** Reads the output of `web/build.mjs`: the files of each page and their hashed names. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { z } from 'zod';
import { GivingError } from '../../domain/errors';

/** `npm run build` compiles this file to dist/api/web-pages, beside dist/web. */
const BESIDE = join(__dirname, '../../web');
const FROM_SOURCE = join(__dirname, '../../dist/web');
const MANIFEST = 'manifest.json';
const TEXTS_SOURCE = /(?:^|\/)texts\/([\w-]+)\/\w+\.json$/;
const ASSET_NAME = /^[\w-]+(?:\.[\w-]+)*-[\w-]{8}\.(?:js|css|svg)$/;
const LOGO = 'assets/logo.svg';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/** The paths of the files that a page loads. */
export interface PageFiles {
  script: string;
  /** Scripts that `script` imports. The page preloads them. */
  preloads: string[];
  /** The script with the texts of each language. The page preloads that of its own. */
  words: ReadonlyMap<string, string>;
  styles: string[];
}

export interface Asset {
  /** The extension of its name: js, css or svg. */
  type: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

let manifest: Manifest | undefined;
const assets = new Map<string, Promise<Asset>>();

/** Returns the files of the page whose entry in web/ is `source`. */
export function findPageFiles(source: string): PageFiles {
  const entry = findEntry(source);
  const built = readManifest();
  const parts = [entry, ...entry.imports.flatMap((name) => built[name] ?? [])];
  return {
    script: `/${entry.file}`,
    preloads: parts.slice(1).map(({ file }) => `/${file}`),
    words: findWords(parts, built),
    styles: [...new Set(parts.flatMap(({ css }) => css))].map((file) => `/${file}`),
  };
}

/** The page's own texts come first. A script that it imports may have others, which it needs later. */
function findWords(parts: Manifest[string][], built: Manifest): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const name of parts.flatMap(({ dynamicImports }) => dynamicImports)) {
    const language = TEXTS_SOURCE.exec(name)?.[1];
    const file = built[name]?.file;
    if (language !== undefined && file !== undefined && !words.has(language)) words.set(language, `/${file}`);
  }
  return words;
}

/** Returns the path of a file that the build lists by itself, such as a stylesheet. */
export function findFile(source: string): string {
  return `/${findEntry(source).file}`;
}

/** Returns the path of the logo, which is also the icon of every page. */
export function findLogo(): string {
  return findFile(LOGO);
}

/** Returns a file that the receipt page carries in itself, because people save that page as one file. */
export async function readReceiptFile(name: 'receipt.js' | 'receipt.css'): Promise<string> {
  return readFile(join(directory(), name), 'utf8');
}

function findEntry(source: string): Manifest[string] {
  const entry = readManifest()[source];
  if (entry === undefined) throw new Error(`web/build.mjs built no ${source}`);
  return entry;
}

/** Returns a file of /assets, compressed once. Returns undefined if no build wrote it. */
export async function findAsset(name: string): Promise<Asset | undefined> {
  const file = join(directory(), 'assets', name);
  if (!ASSET_NAME.test(name) || !existsSync(file)) return undefined;
  const asset = assets.get(name) ?? readAsset(file);
  assets.set(name, asset);
  return asset;
}

async function readAsset(file: string): Promise<Asset> {
  const plain = await readFile(file);
  const [zipped, br] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain)]);
  return { type: extname(file).slice(1), plain, gzip: zipped, br };
}

function readManifest(): Manifest {
  manifest ??= manifestSchema.parse(JSON.parse(readFileSync(join(directory(), MANIFEST), 'utf8')));
  return manifest;
}

function directory(): string {
  const built = [BESIDE, FROM_SOURCE].find((each) => existsSync(join(each, MANIFEST)));
  if (built !== undefined) return built;
  throw new GivingError('SERVICE_UNAVAILABLE', 'The pages are not built. Run: npm run build');
}
