/**
 * Generates clients of other languages from the documents that this API serves, and tries each: it compiles, makes a
 * gift, lists it, and reads a webhook that the standardwebhooks library of its language verified.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildOpenApi, buildOpenApi30 } from '../../../api/openapi/document';
import { MEDIA_TYPES } from '../../../api/routes/documents/schema';
import { startGiftApi } from './gift-api';
import { ROOT, run } from './packed';
import { installFromNpm, installFromPyPi, installOapiCodegen, requireGo, requireJava } from './tools';

const FOREIGN = path.join(__dirname, 'foreign');
const LONG = { timeout: 600_000, maxBuffer: 64 * 1024 * 1024 };
/** Telemetry is off. */
const QUIET = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** What openapi-generator says about itself or the words of a language, not about our document. */
const OWN_NOTICES = [
  // Schemas that are no references.
  /Failed to get the schema name: null/,
  /\((reserved word|model name matches existing language type)\) cannot be used as/,
  // Values of any type, such as the details of an error.
  /Codegen property is null .* Default to typing\.Any/,
];

/** Makes openapi-python-client return these files as bytes. */
const FILES = Object.fromEntries(
  [...Object.values(MEDIA_TYPES), 'image/webp'].map((type) => [type, 'application/octet-stream']),
);

/** The paths are older than the rule, and the router tells them apart by their fixed parts. */
const REDOCLY_RULES = ['--skip-rule=no-ambiguous-paths'];

export const GENERATOR_STEPS: [name: string, work: () => Promise<string>][] = [
  ['redocly', () => inFolder(lintWithRedocly)],
  ['spectral', () => inFolder(lintWithSpectral)],
  ['openapi-python-client', () => inFolder(tryOpenApiPythonClient)],
  ['openapi-generator python', () => inFolder(tryPython)],
  ['openapi-generator typescript-fetch', () => inFolder(tryTypeScript)],
  ['openapi-generator go', () => inFolder(tryGo)],
  ['oapi-codegen', () => inFolder(tryOapiCodegen)],
];

/** Works in a folder with both versions of the document. */
async function inFolder(work: (folder: string) => Promise<string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'giving-generated-'));
  const config = { publicUrl: 'https://giving.example', environment: 'sandbox' } as const;
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(buildOpenApi(config)));
  writeFileSync(path.join(folder, 'openapi-3.0.json'), JSON.stringify(buildOpenApi30(config)));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const DOCUMENTS = ['openapi.json', 'openapi-3.0.json'];

async function lintWithRedocly(folder: string): Promise<string> {
  const bin = await installFromNpm('@redocly/cli');
  const args = ['lint', ...DOCUMENTS, ...REDOCLY_RULES, '--format=github-actions'];
  const { stdout } = await run(path.join(bin, 'redocly'), args, { ...LONG, cwd: folder, env: QUIET });
  // With this format each problem is a line such as "::warning …".
  if (/^::/m.test(stdout)) throw new Error(stdout);
  return 'no errors, no warnings';
}

async function lintWithSpectral(folder: string): Promise<string> {
  const bin = await installFromNpm('@stoplight/spectral-cli');
  writeFileSync(path.join(folder, 'ruleset.yaml'), 'extends: ["spectral:oas"]\n');
  const args = ['lint', ...DOCUMENTS, '--ruleset=ruleset.yaml', '--fail-severity=hint'];
  await run(path.join(bin, 'spectral'), args, { ...LONG, cwd: folder });
  return 'no errors, no warnings';
}

async function tryOpenApiPythonClient(folder: string): Promise<string> {
  const bin = await installFromPyPi();
  writeFileSync(path.join(folder, 'settings.yaml'), JSON.stringify({ content_type_overrides: FILES }));
  const options = ['--meta=none', '--output-path=giving', '--config=settings.yaml', '--fail-on-warning'];
  const args = ['generate', '--path=openapi.json', ...options];
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };
  await run(path.join(bin, 'openapi-python-client'), args, { ...LONG, cwd: folder, env });
  return runPython(folder, bin, 'openapi_python_client_check.py');
}

async function tryPython(folder: string): Promise<string> {
  await generate(folder, 'python', ['--package-name=giving']);
  rmSync(path.join(folder, 'giving'), { recursive: true, force: true });
  cpSync(path.join(folder, 'generated/giving'), path.join(folder, 'giving'), { recursive: true });
  return runPython(folder, await installFromPyPi(), 'openapi_generator_check.py');
}

async function runPython(folder: string, bin: string, check: string): Promise<string> {
  cpSync(path.join(FOREIGN, check), path.join(folder, check));
  const python = path.join(bin, 'python');
  await run(python, ['-m', 'compileall', '-q', 'giving'], { ...LONG, cwd: folder });
  return runCheck(folder, python, ['-W', 'error', check]);
}

async function tryTypeScript(folder: string): Promise<string> {
  await generate(folder, 'typescript-fetch', []);
  cpSync(path.join(folder, 'generated'), path.join(folder, 'giving'), { recursive: true });
  cpSync(path.join(FOREIGN, 'typescript-fetch-check.template'), path.join(folder, 'check.ts'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = [
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--types',
    'node',
    '--outDir',
    'out',
  ];
  await run(process.execPath, [tsc, ...options, 'check.ts'], { ...LONG, cwd: folder });
  return runCheck(folder, process.execPath, ['out/check.js']);
}

async function tryGo(folder: string): Promise<string> {
  const go = requireGo();
  // Constants of one name collide otherwise.
  await generate(folder, 'go', ['--package-name=giving', '--additional-properties=enumClassPrefix=true']);
  const isSource = (file: string) => file.endsWith('.go');
  mkdirSync(path.join(folder, 'giving'));
  for (const file of readdirSync(path.join(folder, 'generated')).filter(isSource))
    cpSync(path.join(folder, 'generated', file), path.join(folder, 'giving', file));
  return runGo(folder, go, 'go-openapi-generator');
}

async function tryOapiCodegen(folder: string): Promise<string> {
  const go = requireGo();
  const program = await installOapiCodegen();
  mkdirSync(path.join(folder, 'giving'));
  const settings = {
    package: 'giving',
    output: 'giving/giving.gen.go',
    generate: { models: true, client: true },
    // The bodies of webhooks belong to no path.
    'output-options': { 'skip-prune': true },
    // Constants of one name collide otherwise.
    compatibility: { 'always-prefix-enum-values': true },
  };
  writeFileSync(path.join(folder, 'settings.yaml'), JSON.stringify(settings));
  const args = ['-config=settings.yaml', 'openapi-3.0.json'];
  const { stdout, stderr } = await run(program, args, { ...LONG, cwd: folder });
  if (stdout + stderr !== '') throw new Error(`oapi-codegen warns:\n${stdout}${stderr}`);
  return runGo(folder, go, 'go-oapi-codegen');
}

async function runGo(folder: string, go: string, check: string): Promise<string> {
  for (const part of ['go', check]) cpSync(path.join(FOREIGN, part), folder, { recursive: true });
  await run(go, ['build', '-mod=readonly', '-buildvcs=false', '-o', 'check', '.'], { ...LONG, cwd: folder });
  return runCheck(folder, path.join(folder, 'check'), []);
}

/**
 * Generates with openapi-generator, and fails on what it says about the document. Reads version 3.0, because the Python
 * clients of 3.1 name no types in the operations of webhooks and do not compile.
 */
async function generate(folder: string, generator: string, options: string[]): Promise<void> {
  await requireJava();
  const bin = await installFromPyPi();
  const args = [
    'generate',
    '--input-spec=openapi-3.0.json',
    `--generator-name=${generator}`,
    '--output=generated',
  ];
  const { stdout, stderr } = await run(path.join(bin, 'openapi-generator-cli'), [...args, ...options], {
    ...LONG,
    cwd: folder,
  });
  const warnings = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => /\b(WARN|ERROR)\b/.test(line) && !OWN_NOTICES.some((notice) => notice.test(line)));
  if (warnings.length > 0) throw new Error(`openapi-generator warns:\n${warnings.join('\n')}`);
}

async function runCheck(folder: string, program: string, args: string[]): Promise<string> {
  const api = await startGiftApi();
  try {
    const given = JSON.stringify(api.given);
    const { stdout } = await run(program, [...args, given], { cwd: folder, timeout: 60_000 });
    return stdout.trim();
  } finally {
    await api.close();
  }
}
