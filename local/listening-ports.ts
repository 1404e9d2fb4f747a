/** Finds the ports on which a program listens, because some servers choose more ports than their options name. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { promisify } from 'node:util';

const LISTENING = '0A';

/** Returns the TCP ports on which a process listens, in ascending order. Empty if the system does not tell. */
export async function findListeningPorts(pid: number): Promise<number[]> {
  const ports = process.platform === 'linux' ? readPorts(pid) : await askLsof(pid);
  return [...new Set(ports)].sort((left, right) => left - right);
}

/** Reads the kernel's tables of sockets, and keeps those that the process holds. */
function readPorts(pid: number): number[] {
  const held = socketsOf(pid);
  return ['tcp', 'tcp6'].flatMap((table) =>
    readText(`/proc/${pid}/net/${table}`)
      .split('\n')
      .flatMap((line) => {
        const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
        if (state !== LISTENING || !held.has(inode)) return [];
        return [Number.parseInt(local.split(':')[1] ?? '', 16)];
      }),
  );
}

/** Returns the inodes of the sockets that a process holds. */
function socketsOf(pid: number): Set<string> {
  const directory = `/proc/${pid}/fd`;
  const names = attempt(() => readdirSync(directory)) ?? [];
  const targets = names.map((name) => attempt(() => readlinkSync(`${directory}/${name}`)) ?? '');
  return new Set(targets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []));
}

async function askLsof(pid: number): Promise<number[]> {
  const options = ['-nP', '-a', '-p', String(pid), '-iTCP', '-sTCP:LISTEN', '-Fn'];
  const { stdout } = await promisify(execFile)('lsof', options).catch(() => ({ stdout: '' }));
  return [...stdout.matchAll(/^n.*:(\d+)$/gm)].map(([, port]) => Number(port));
}

function readText(file: string): string {
  return attempt(() => readFileSync(file, 'utf8')) ?? '';
}

/** A process or a file may be gone by now. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
