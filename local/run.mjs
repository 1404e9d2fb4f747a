/**
 * Runs one of the project's commands. First finds a Node for the command, and installs missing or outdated
 * packages.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import {
  environmentFor,
  findNodeOf,
  installPackages,
  packagesAreInstalled,
  PROJECT,
  withInstallLock,
} from './install.mjs';
import { choosePackage, RUNTIME, RuntimeError } from './runtime.mjs';

/** Each of these commands is a file in this folder. */
const OWN_COMMANDS = ['start', 'test', 'times', 'demo', 'webhooks', 'bench', 'mutate'];
/** These commands are in admin/. In the Docker image, `giving-admin` runs them. */
const ADMIN_COMMANDS = [
  'import',
  'sanctions',
  'rates',
  'reindex',
  'ledger',
  'payouts',
  'receipts',
  'rekey',
  'approvals',
  'impact',
  'operator',
  'doctor',
];
const COMMANDS = [...OWN_COMMANDS, ...ADMIN_COMMANDS];

/** Node keeps compiled code here, so that later commands and processes start sooner. */
const COMPILED = join(PROJECT, '.local', 'cache', 'compiled');

const [command = '', ...commandArguments] = process.argv.slice(2);

try {
  checkCommand();
  handOver(await prepare());
} catch (error) {
  fail(error.message);
}

function checkCommand() {
  if (COMMANDS.includes(command)) return;
  fail(`Unknown command "${command}". The commands are ${COMMANDS.join(', ')}.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs the packages if needed and returns the Node to run on. */
async function prepare() {
  const node = await findRuntime();
  if (packagesAreInstalled()) return node;
  await withInstallLock(async () => {
    if (!packagesAreInstalled()) await installPackages(node);
  });
  return node;
}

async function findRuntime() {
  const spec = choosePackage(process.versions.node, `${process.platform}-${process.arch}`);
  if (spec === undefined) return process.execPath;
  console.log(
    `Node ${process.versions.node} no longer gets security fixes; running on Node ${RUNTIME.version}, which npm fetches once (about 60 MB)`,
  );
  const node = await withInstallLock(() => findNodeOf(spec));
  if (node === undefined) throw new RuntimeError(`npm could not get or run ${spec} (its message is above).`);
  return node;
}

/** Runs the command, forwards signals to it and exits with its code. */
function handOver(node) {
  const own = [join(PROJECT, 'local', `${command}.ts`)];
  const script = ADMIN_COMMANDS.includes(command) ? [join(PROJECT, 'local', 'admin.ts'), command] : own;
  const child = spawn(node, ['--import', 'tsx', ...script, ...commandArguments], {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: COMPILED, ...environmentFor(node), RUNNER_PID: String(process.pid) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(`Could not run ${command}: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
