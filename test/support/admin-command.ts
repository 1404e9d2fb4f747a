/** Runs `npm run COMMAND` as a process of its own, as an operator does. */
import { spawn } from 'node:child_process';
import { PROJECT_DIRECTORY } from '../../local/paths';

export interface RunningCommand {
  /** What it wrote so far. */
  output(): string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Ctrl-C. */
  interrupt(): void;
}

type Environment = Record<string, string>;

export function startCommand(name: string, given: string[], environment: Environment): RunningCommand {
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/admin.ts', name, ...given], {
    cwd: PROJECT_DIRECTORY,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  return {
    output: () => text,
    ended: new Promise((resolve, reject) => child.once('error', reject).once('close', resolve)),
    interrupt: () => void child.kill('SIGINT'),
  };
}

/** Resolves once the command has ended. */
export async function runCommand(
  name: string,
  given: string[],
  environment: Environment,
): Promise<{ code: number | null; output: string }> {
  const command = startCommand(name, given, environment);
  const code = await command.ended;
  return { code, output: command.output() };
}
