/** Every command prints its usage for `--help`, and refuses what it does not know before it does anything. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place } from '../../../admin/command';
import { runCommand } from '../../../admin/commands';
import { PROJECT_DIRECTORY } from '../../../local/paths';
import { useTemporaryHome } from '../../support/temporary-home';

const home = useTemporaryHome();

interface End {
  code: unknown;
  stdout: string;
  stderr: string;
}

/** Runs a script where no server answers. */
function run(script: string[], args: string[]): Promise<End> {
  const nowhere = {
    GIVING_HOME: home(),
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    TYPESENSE_URL: 'http://127.0.0.1:1',
  };
  const options = { cwd: PROJECT_DIRECTORY, env: { ...process.env, ...nowhere } };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', ...script, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

const { scripts } = JSON.parse(readFileSync(join(PROJECT_DIRECTORY, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.entries(scripts).flatMap(([name, script]) =>
  script === `node local/run.mjs ${name}` ? [name] : [],
);
/** Runs what local/run.mjs runs: a file of local/, or a command of admin/, which needs no process of its own. */
function runNamed(command: string, args: string[]): Promise<End> {
  const own = join('local', `${command}.ts`);
  return existsSync(join(PROJECT_DIRECTORY, own)) ? run([own], args) : runHere([command, ...args]);
}

/** Runs a command of admin/ in this process. It must end by `process.exit` before it asks for settings. */
async function runHere(args: string[]): Promise<End> {
  const end: End = { code: undefined, stdout: '', stderr: '' };
  const noteInto = (stream: 'stdout' | 'stderr') =>
    jest.spyOn(process[stream], 'write').mockImplementation((text) => {
      if (end.code === undefined) end[stream] += String(text);
      return true;
    });
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    end.code ??= code ?? 0;
    throw new Error('the process would have ended here');
  });
  const spies = [noteInto('stdout'), noteInto('stderr'), exit];
  try {
    await runCommand(args, NOWHERE);
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
  return end;
}

const refuse = () => {
  throw new Error('the command asked for settings before it read its arguments');
};
const NOWHERE: Place = {
  call: (command, args = '') => `npm run ${command}${args && ` -- ${args}`}`,
  directory: PROJECT_DIRECTORY,
  settings: refuse,
  running: refuse,
  withDatabase: refuse,
};

describe('a command of package.json', () => {
  it('there are at least ten commands', () => {
    expect(commands.length).toBeGreaterThanOrEqual(10);
  });

  it.each(commands)('%s prints its usage for --help', async (command) => {
    const { code, stdout, stderr } = await runNamed(command, ['--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: npm (run )?${command}\\b`));
  });

  // Jest's own options are passed on, and jest refuses unknown ones itself.
  it.each(commands.filter((command) => command !== 'test'))(
    '%s refuses an unknown flag with its usage',
    async (command) => {
      const { code, stdout, stderr } = await runNamed(command, ['--no-such-flag']);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(
        new RegExp(`^Unknown option '--no-such-flag'\n\nUsage: npm (run )?${command}\\b`),
      );
    },
  );

  it('reindex refuses an argument', async () => {
    const { code, stderr } = await runNamed('reindex', ['no-such-thing']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Unknown argument 'no-such-thing'\n\nUsage: npm run reindex\n/);
  });
});

it.each(['api/seed-demo.ts', 'db/migrate.ts'])(
  '%s does nothing but print its usage for --help',
  async (file) => {
    const { code, stdout, stderr } = await run([file], ['--help']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Usage: node dist\/.*\.js/);
  },
);
