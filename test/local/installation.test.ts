import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openInstallation, readServing } from '../../local/installation';
import { launch, runningPrograms } from '../../local/launch';
import { HomeInUse, lockHome, lockOwner } from '../../local/lock';
import { identifyProcess, isRunning } from '../../local/processes';
import { waitFor } from '../support/wait';
import { useTemporaryHome } from '../support/temporary-home';

const home = useTemporaryHome();

/** A lock whose owner was killed: its pid belongs to a process that started at another time. */
function writeStaleLock(): void {
  mkdirSync(home(), { recursive: true });
  const owner = { pid: process.pid, startedAt: 'before the reboot', command: 'npm start' };
  writeFileSync(join(home(), 'lock'), JSON.stringify(owner));
}

describe('one process at a time works on a home', () => {
  it('refuses a second one, and says which process has it and what can be done', async () => {
    const release = await lockHome(home(), 'npm start');
    const second = await lockHome(home(), 'npm start').catch((error: unknown) => error);
    expect(second).toBeInstanceOf(HomeInUse);
    expect(String(second)).toContain(`in use by npm start (process ${process.pid})`);
    expect(String(second)).toContain('GIVING_HOME');
    release();
    (await lockHome(home(), 'npm start'))();
  });

  it('waits a moment for one that is just stopping', async () => {
    const release = await lockHome(home(), 'npm start');
    const second = lockHome(home(), 'npm start');
    release();
    (await second)();
  });

  it('takes over from one that was killed, although another process has its pid now', async () => {
    writeStaleLock();
    expect(lockOwner(home())).toBeUndefined();
    const release = await lockHome(home(), 'npm start');
    expect(lockOwner(home())?.pid).toBe(process.pid);
    release();
  });

  it('gives an abandoned lock to exactly one process', async () => {
    writeStaleLock();
    const tries = await Promise.allSettled([1, 2, 3].map(() => lockHome(home(), 'npm start')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }, 15_000);
});

describe('a start after a crash', () => {
  it('stops the programs that the killed one left running', async () => {
    writeStaleLock();
    const left = await launch({ name: 'sleeper', command: 'sleep', args: ['600'], home: home() });
    const identity = identifyProcess(left.pid);
    expect(identity).toBeDefined();
    expect(runningPrograms(home())).toEqual(['sleeper']);
    const installation = await openInstallation(home(), 'npm start');
    expect(identity !== undefined && isRunning(identity)).toBe(false);
    expect(runningPrograms(home())).toEqual([]);
    await installation.close();
  });

  it('never stops a process that only has the pid of one of ours', async () => {
    const stranger = spawn('sleep', ['600']);
    const note = { pid: stranger.pid, startedAt: 'before the reboot', stopSignal: 'SIGTERM' };
    mkdirSync(join(home(), 'run'));
    writeFileSync(join(home(), 'run', 'postgres.json'), JSON.stringify(note));
    const installation = await openInstallation(home(), 'npm start');
    await installation.close();
    expect(stranger.exitCode).toBeNull();
    expect(stranger.signalCode).toBeNull();
    stranger.kill();
    await waitFor('the end of the stranger', () => Promise.resolve(stranger.signalCode !== null));
  });
});

describe('files of an installation', () => {
  it('are readable only by their owner, also those that exist already and those of the servers', async () => {
    mkdirSync(join(home(), 'logs'), { mode: 0o755 });
    writeFileSync(join(home(), 'logs', 'api.log'), 'earlier', { mode: 0o644 });
    writeFileSync(join(home(), 'temporal.db'), '', { mode: 0o644 });
    writeFileSync(join(home(), 'ports.json'), '{}', { mode: 0o644 });
    const installation = await openInstallation(home(), 'npm start');
    installation.publish({});
    const made = join(home(), 'made');
    const running = await launch({ name: 'maker', command: 'mkdir', args: [made], home: home() });
    await running.ended;
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    const own = readdirSync(home(), { recursive: true, withFileTypes: true });
    const open = own.filter((entry) => (statSync(join(entry.parentPath, entry.name)).mode & 0o077) !== 0);
    expect(open.map(({ name }) => name)).toEqual([]);
    expect(modeOf(home())).toBe(process.getuid?.() === 0 ? '711' : '700');
    expect(modeOf(made)).toBe('700');
    await installation.close();
  });
});

describe('what an installation publishes', () => {
  it('is read while its owner lives and serves, and not after', async () => {
    const installation = await openInstallation(home(), 'npm start');
    expect(readServing(home())).toBeUndefined();
    installation.publish({ DATABASE_URL: 'postgres://127.0.0.1/giving' });
    expect(readServing(home())?.environment.DATABASE_URL).toBe('postgres://127.0.0.1/giving');
    await installation.close();
    expect(readServing(home())).toBeUndefined();
  });

  it('is not believed when the owner was killed', async () => {
    const installation = await openInstallation(home(), 'npm start');
    installation.publish({ DATABASE_URL: 'postgres://127.0.0.1/giving' });
    writeStaleLock();
    expect(readServing(home())).toBeUndefined();
    await installation.close();
  });
});
