/** Runs one of the project's commands: checks Node, installs the packages when they are missing or old, hands over. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = [
  'start',
  'test',
  'import',
  'sanctions',
  'demo',
  'reindex',
  'webhooks',
  'ledger',
  'impact',
  'bench',
];
const OLDEST_NODE = '20.19';
const PROJECT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const LOCKFILE = join(PROJECT, 'package-lock.json');
const MODULES = join(PROJECT, 'node_modules');
const STAMP = join(MODULES, '.lockfile-hash');
const INSTALL_LOCK = join(PROJECT, '.local', 'install.lock');

const [command = '', ...commandArguments] = process.argv.slice(2);

checkNode();
checkCommand();
if (!packagesAreInstalled()) await installPackages();
handOver();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`This needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}.`);
}

function checkCommand() {
  if (COMMANDS.includes(command)) return;
  fail(`Unknown command "${command}". The commands are ${COMMANDS.join(', ')}.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Whether node_modules holds what the lockfile asks for; the stamp spares the comparison the next time. */
function packagesAreInstalled() {
  const hash = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (readIfThere(STAMP) === hash) return true;
  if (!installedMatchesLockfile()) return false;
  writeFileSync(STAMP, hash);
  return true;
}

/** Compares npm's own record of what it installed; packages for other platforms are rightly absent. */
function installedMatchesLockfile() {
  const record = readIfThere(join(MODULES, '.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages;
  const isRight = ([path, { version, optional, devOptional }]) =>
    path === '' || installed[path]?.version === version || (!installed[path] && (optional || devOptional));
  return Object.entries(wanted).every(isRight) && Object.keys(installed).every((path) => path in wanted);
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

async function installPackages() {
  const release = await waitForInstallLock();
  try {
    if (packagesAreInstalled()) return;
    console.log('Installing the packages of package-lock.json with npm ci (about a minute, once)');
    const startedAt = Date.now();
    const seconds = () => Math.round((Date.now() - startedAt) / 1000);
    const heartbeat = setInterval(() => console.log(`  still installing, ${seconds()} s`), 15_000);
    const code = await runNpmCi();
    clearInterval(heartbeat);
    if (code !== 0) fail('npm ci failed (its message is above). Mend that and run the command again.');
    console.log(`Installed in ${seconds()} s`);
    writeFileSync(STAMP, createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex'));
  } finally {
    release();
  }
}

/** Two commands on a fresh checkout must not install over each other. */
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
    if (waited === 0)
      console.log(`Another command (process ${owner}) is installing the packages; waiting for it`);
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

/** Install scripts and development packages are both needed, whatever the user's npm settings say. */
function runNpmCi() {
  const cli = process.env.npm_execpath ?? '';
  const npm = cli.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  const flags = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const [program, ...first] = npm;
  const child = spawn(program, [...first, ...flags], { cwd: PROJECT, stdio: 'inherit' });
  return new Promise((done) => {
    child.once('error', (error) => fail(`npm could not be run: ${error.message}`));
    child.once('exit', done);
  });
}

/** Runs the command, passes signals on, and ends as it ends. */
function handOver() {
  const script = join(PROJECT, 'local', `${command}.ts`);
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...commandArguments], {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, RUNNER_PID: String(process.pid) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(`${command} could not be run: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
