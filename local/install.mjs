/** Installs the packages of the lockfile with npm before a command runs. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const LOCKFILE = join(PROJECT, 'package-lock.json');
const MODULES = join(PROJECT, 'node_modules');
const STAMP = join(MODULES, '.lockfile-hash');
const INSTALL_LOCK = join(PROJECT, '.local', 'install.lock');

/**
 * Returns true if node_modules matches the lockfile. Writes a stamp file, so that the next command need not
 * compare them.
 */
export function packagesAreInstalled() {
  const hash = hashOfLockfile();
  if (readIfThere(STAMP) === hash) return true;
  if (!installedMatchesLockfile()) return false;
  writeFileSync(STAMP, hash);
  return true;
}

/** Compares the lockfile with npm's record of what it installed. Packages for other platforms may be absent. */
function installedMatchesLockfile() {
  const record = readIfThere(join(MODULES, '.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages;
  const isRight = ([path, { version, optional, devOptional }]) =>
    path === '' || installed[path]?.version === version || (!installed[path] && (optional || devOptional));
  return Object.entries(wanted).every(isRight) && Object.keys(installed).every((path) => path in wanted);
}

function hashOfLockfile() {
  return createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Installs the packages. The flags enable install scripts and development packages despite the user's npm settings. */
export async function installPackages(node) {
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--no-audit', '--no-fund'];
  console.log('Installing the packages of package-lock.json with npm ci (about a minute, once)');
  const startedAt = Date.now();
  if ((await runNpm(['ci', ...flags], node, { text: 'still installing', stdout: 'inherit' })) === undefined)
    throw new Error('npm ci failed (its message is above). Fix that and run the command again.');
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  writeFileSync(STAMP, hashOfLockfile());
}

/**
 * Returns the path of the Node in an npm package, or undefined if npm cannot get or run it. npm keeps the package in its
 * cache. Notes the path, because npm takes seconds to answer.
 */
export async function findNodeOf(spec) {
  const note = join(PROJECT, '.local', spec);
  const noted = readIfThere(note);
  if (noted !== undefined && existsSync(noted)) return noted;
  const from = ['--yes', '--prefer-offline', `--package=${spec}`];
  const command = ['exec', ...from, '--', 'node', '--print', 'process.execPath'];
  const output = await runNpm(command, process.execPath, { text: 'still fetching', stdout: 'pipe' });
  const path = output?.trim();
  if (path !== undefined) writeFileSync(note, path);
  return path;
}

/**
 * Runs npm on the given Node. Returns what npm printed if `stdout` is `pipe`, and undefined if npm failed. Prints a
 * line every 15 seconds while npm runs.
 */
async function runNpm([subcommand, ...npmArguments], node, { text, stdout }) {
  const cli = process.env.npm_execpath ?? '';
  const [program, ...first] = cli.endsWith('npm-cli.js') ? [node, cli] : ['npm'];
  const startedAt = Date.now();
  const heartbeat = setInterval(
    () => console.log(`  ${text}, ${Math.round((Date.now() - startedAt) / 1000)} s`),
    15_000,
  );
  const child = spawn(program, [...first, subcommand, '--loglevel=error', ...npmArguments], {
    cwd: PROJECT,
    stdio: ['inherit', stdout, 'inherit'],
    env: environmentFor(node),
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  try {
    return await new Promise((done, fail) => {
      child.once('error', (error) => fail(new Error(`Could not run npm: ${error.message}`)));
      child.once('close', (code) => done(code === 0 ? output : undefined));
    });
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Returns the environment for a program on the given Node. Its PATH makes `node` resolve to the given Node.
 */
export function environmentFor(node) {
  if (node === process.execPath) return process.env;
  return { ...process.env, PATH: [dirname(node), process.env.PATH].filter(Boolean).join(delimiter) };
}

/** Runs `work` while no other command installs, so that two commands on a fresh checkout do not collide. */
export async function withInstallLock(work) {
  const release = await waitForInstallLock();
  try {
    return await work();
  } finally {
    release();
  }
}

async function waitForInstallLock() {
  mkdirSync(dirname(INSTALL_LOCK), { recursive: true });
  for (let waited = 0; ; waited += 500) {
    try {
      writeFileSync(INSTALL_LOCK, String(process.pid), { flag: 'wx' });
      return () => rmSync(INSTALL_LOCK, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = Number(readIfThere(INSTALL_LOCK));
    if (waited === 0) console.log(`Another command (process ${owner}) is installing; waiting for it`);
    if (owner > 0 && !isAlive(owner)) rmSync(INSTALL_LOCK, { force: true });
    else await new Promise((wake) => setTimeout(wake, 500));
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
