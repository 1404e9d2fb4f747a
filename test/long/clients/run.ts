/**
 * `npm run test:clients`: tries the packed SDK in every runtime and with the tools that judge packages, and tries the
 * OpenAPI document with the generators of other languages. Says what it left out, and why.
 */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkInChromium } from './chromium';
import { GENERATOR_STEPS } from './generators';
import { packSdk, type PackedSdk, ROOT, run } from './packed';
import { startScriptedApi } from './scripted-api';
import { installFromNpm, LeftOut, NPM_VERSIONS, type NpmTool } from './tools';

const USAGE = `Usage: npm run test:clients [-- STEP…]
  Tries the packed SDK in other runtimes, in Chromium and with the tools that judge packages. Tries the OpenAPI
  document with linters and with the generators of other languages.
  STEP is the beginning of a step's name, such as node. Without one, all steps run.`;

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

/** A step returns what it found. It throws if the SDK or the document is wrong. */
type Step = [name: string, work: (packed: PackedSdk) => Promise<string>];

const SDK_STEPS: Step[] = [
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

async function runTool(tool: NpmTool, program: string, args: string[], cwd = ROOT): Promise<string> {
  const bin = await installFromNpm(tool);
  const { stdout } = await run(path.join(bin, program), args, { cwd });
  if (/warning|suggestion/i.test(stdout)) throw new Error(stdout);
  return `${tool} ${NPM_VERSIONS[tool]} has nothing to report`;
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
async function runBoth(
  { project }: PackedSdk,
  tool: NpmTool,
  program: string,
  args: string[],
): Promise<string> {
  const bin = await installFromNpm(tool);
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
  const isChosen = ([name]: [name: string, ...rest: unknown[]]) =>
    positionals.length === 0 || positionals.some((each) => name.startsWith(each));
  const [sdkSteps, generatorSteps] = [SDK_STEPS.filter(isChosen), GENERATOR_STEPS.filter(isChosen)];
  const outcomes = [...(await trySdk(sdkSteps)), ...(await runAll(generatorSteps))];
  const leftOut = outcomes.filter((outcome) => outcome === 'LeftOut').length;
  const failed = outcomes.length - leftOut - outcomes.filter((outcome) => outcome === 'ok').length;
  console.log(`${outcomes.length - leftOut - failed} ok, ${failed} failed, ${leftOut} left out`);
  return failed === 0;
}

async function trySdk(steps: Step[]): Promise<string[]> {
  if (steps.length === 0) return [];
  const packed = await packSdk();
  const outcomes = await runAll(steps.map(([name, work]) => [name, () => work(packed)]));
  await rm(path.dirname(packed.archive), { recursive: true });
  return outcomes;
}

/** Runs the steps in order, and returns how each ended. */
async function runAll(steps: typeof GENERATOR_STEPS): Promise<string[]> {
  const outcomes: string[] = [];
  for (const [name, work] of steps) {
    const startedAt = Date.now();
    const outcome = await work().catch((error: unknown) => error as Error);
    const seconds = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
    if (typeof outcome === 'string') console.log(`ok        ${name} (${seconds}): ${outcome}`);
    else
      console.log(`${outcome instanceof LeftOut ? 'left out ' : 'FAILED   '} ${name}: ${describe(outcome)}`);
    outcomes.push(typeof outcome === 'string' ? 'ok' : outcome.constructor.name);
  }
  return outcomes;
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
