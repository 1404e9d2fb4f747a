/**
 * `npm run test:clients`: tries the packed SDK in every runtime, and with the tools that judge packages. The tools come
 * from npm in the versions below. Says what it left out, and why.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkInChromium } from './chromium';
import { packSdk, type PackedSdk, ROOT, run } from './packed';
import { startScriptedApi } from './scripted-api';

const USAGE = `Usage: npm run test:clients [-- STEP…]
  Tries the packed SDK in other runtimes, in Chromium and with the tools that judge packages.
  STEP is the beginning of a step's name, such as node. Without one, all steps run.`;

/** Each tool is installed into a folder of its own, because the runtimes are large and rarely change. */
const TOOLS = path.join(ROOT, '.local/cache/clients');
const VERSIONS = {
  publint: '0.3.25',
  '@arethetypeswrong/cli': '0.18.5',
  typedoc: '0.28.20',
  'node@20': '20.9.0',
  'node@22': '22.23.3',
  'node@24': '24.21.0',
  deno: '2.9.6',
  bun: '1.4.5',
};
type Tool = keyof typeof VERSIONS;

const TYPEDOC = {
  entryPoints: ['index.ts', 'webhooks.ts', 'receipts/index.ts'],
  tsconfig: 'tsconfig.json',
  excludePrivate: true,
  readme: 'none',
  emit: 'none',
  disableSources: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  // The fields of the API's bodies have the comments that the API gives them.
  requiredToBeDocumented: ['Class', 'Interface', 'Function', 'Variable', 'TypeAlias', 'Method', 'Accessor'],
  treatWarningsAsErrors: true,
};

/** A step returns what it found. It throws if the SDK is wrong. */
type Step = [name: string, work: (packed: PackedSdk) => Promise<string>];

const STEPS: Step[] = [
  ['clean clone', packInCleanClone],
  ['publint', async ({ archive }) => runTool('publint', 'publint', ['run', archive, '--strict'])],
  ['attw', async ({ archive }) => runTool('@arethetypeswrong/cli', 'attw', [archive, '--no-emoji'])],
  ['typedoc', () => runTypedoc()],
  ...(['node@20', 'node@22', 'node@24'] as const).map((tool): Step => [
    tool,
    (packed) => runBoth(packed, tool, 'node', []),
  ]),
  [
    'deno',
    (packed) =>
      runBoth(packed, 'deno', 'deno', ['run', '--allow-all', '--no-config', '--node-modules-dir=manual']),
  ],
  ['bun', (packed) => runBoth(packed, 'bun', 'bun', [])],
  ['chromium', checkInChromium],
];

/** A tool that cannot be fetched is left out. */
class LeftOut extends Error {}

async function install(tool: Tool): Promise<string> {
  const [name = tool] = tool.split(/(?<=.)@/);
  const folder = path.join(TOOLS, `${tool.replace('/', '-')}-${VERSIONS[tool]}`);
  const spec = `${tool.startsWith('@') ? tool : name}@${VERSIONS[tool]}`;
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  try {
    await run('npm', ['install', '--prefix', folder, ...flags, spec], { timeout: 300_000 });
  } catch (error) {
    throw new LeftOut(
      `npm cannot install ${spec}: ${String((error as { stderr?: string }).stderr).slice(0, 200)}`,
    );
  }
  return path.join(folder, 'node_modules/.bin');
}

async function runTool(tool: Tool, program: string, args: string[], cwd = ROOT): Promise<string> {
  const bin = await install(tool);
  const { stdout } = await run(path.join(bin, program), args, { cwd });
  if (/warning|suggestion/i.test(stdout)) throw new Error(stdout);
  return `${tool} ${VERSIONS[tool]} has nothing to report`;
}

async function runTypedoc(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'giving-typedoc-'));
  const options = path.join(folder, 'typedoc.json');
  const client = path.join(ROOT, 'client');
  const entryPoints = TYPEDOC.entryPoints.map((file) => path.join(client, file));
  writeFileSync(
    options,
    JSON.stringify({ ...TYPEDOC, entryPoints, tsconfig: path.join(client, 'tsconfig.json') }),
  );
  try {
    return await runTool('typedoc', 'typedoc', ['--options', options], client);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs both forms of the package in a runtime. */
async function runBoth({ project }: PackedSdk, tool: Tool, program: string, args: string[]): Promise<string> {
  const bin = await install(tool);
  const api = await startScriptedApi();
  try {
    const kept: string[] = [];
    for (const check of ['check-esm.mjs', 'check-cjs.cjs']) {
      const options = { cwd: project, timeout: 60_000 };
      const { stdout } = await run(
        path.join(bin, program),
        [...args, check, JSON.stringify(api.given)],
        options,
      );
      kept.push(`${check}: ${stdout.trim()}`);
    }
    const { stdout: version } = await run(path.join(bin, program), ['--version']);
    return `${version.trim().split('\n')[0] ?? ''}, ${kept.join(', ')}`;
  } finally {
    await api.close();
  }
}

/** The packages of this checkout stand for `npm ci` in the clone. */
async function packInCleanClone(): Promise<string> {
  const clone = await mkdtemp(path.join(tmpdir(), 'giving-clone-'));
  try {
    await run('git', ['clone', '--quiet', '--depth=1', `file://${ROOT}`, clone]);
    await symlink(path.join(ROOT, 'node_modules'), path.join(clone, 'node_modules'));
    const { files, archive } = await packSdk(clone);
    await rm(path.dirname(archive), { recursive: true });
    return `npm pack built ${files.length} files`;
  } finally {
    await rm(clone, { recursive: true });
  }
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help === true) {
    console.log(USAGE);
    return true;
  }
  const chosen = STEPS.filter(
    ([name]) => positionals.length === 0 || positionals.some((each) => name.startsWith(each)),
  );
  const packed = await packSdk();
  const outcomes: string[] = [];
  for (const [name, work] of chosen) {
    const startedAt = Date.now();
    const outcome = await work(packed).catch((error: unknown) => error as Error);
    const seconds = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
    if (typeof outcome === 'string') console.log(`ok        ${name} (${seconds}): ${outcome}`);
    else
      console.log(`${outcome instanceof LeftOut ? 'left out ' : 'FAILED   '} ${name}: ${describe(outcome)}`);
    outcomes.push(typeof outcome === 'string' ? 'ok' : outcome.constructor.name);
  }
  await rm(path.dirname(packed.archive), { recursive: true });
  const leftOut = outcomes.filter((outcome) => outcome === 'LeftOut').length;
  const failed = outcomes.length - leftOut - outcomes.filter((outcome) => outcome === 'ok').length;
  console.log(`${outcomes.length - leftOut - failed} ok, ${failed} failed, ${leftOut} left out`);
  return failed === 0;
}

function describe(error: Error): string {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  return [error.message, stdout, stderr].filter(Boolean).join('\n').slice(0, 4_000);
}

main().then(
  (isRight) => {
    process.exitCode = isRight ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
