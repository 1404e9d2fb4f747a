/** Where the CPU time of the last run of the tests went, beside the budget of each room. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { say, UserError } from '../admin/console';
import { readJson } from './files';
import { PROJECT_DIRECTORY } from './paths';

/** Each test file of a run adds a line. */
export const TIMES_FILE = join(PROJECT_DIRECTORY, '.local', 'test-times.jsonl');
/** CPU seconds of each room on the machine of docs/performance.md. */
const BUDGETS_FILE = join(PROJECT_DIRECTORY, 'test', 'budgets.json');
const SLOWEST = 20;

const lineSchema = z.object({ path: z.string(), cpuSeconds: z.number() });
type Line = z.infer<typeof lineSchema>;

/** Prints the CPU seconds of the rooms and of the slowest files. Other machines may be slower, so nothing fails. */
export function printTimes(): void {
  const lines = readLines();
  const budgets = readJson(BUDGETS_FILE, z.record(z.string(), z.number())) ?? {};
  const rooms = Map.groupBy(lines, ({ path }) => roomOf(path));
  say('CPU seconds by room, with the budget:');
  for (const [room, files] of [...rooms].toSorted(([, a], [, b]) => secondsOf(b) - secondsOf(a))) {
    const budget = budgets[room];
    const mark = budget !== undefined && secondsOf(files) > budget ? '  over budget' : '';
    say(`${pad(secondsOf(files))} of ${pad(budget)}  ${room} (${files.length} files)${mark}`);
  }
  say(`The ${SLOWEST} slowest files:`);
  for (const line of lines.toSorted((a, b) => b.cpuSeconds - a.cpuSeconds).slice(0, SLOWEST))
    say(`${pad(line.cpuSeconds)}  ${relative(PROJECT_DIRECTORY, line.path)}`);
}

function readLines(): Line[] {
  if (!existsSync(TIMES_FILE))
    throw new UserError('No run of the tests has left its times here. Run npm test.');
  const lines = readFileSync(TIMES_FILE, 'utf8').trim().split('\n');
  return lines.map((line) => lineSchema.parse(JSON.parse(line)));
}

/** `test/api/gifts/gifts.test.ts` is of the room `api`, and `test/long/faults/…` of `long/faults`. */
function roomOf(path: string): string {
  const [, room = '', kind = ''] = relative(PROJECT_DIRECTORY, path).split('/');
  if (room.endsWith('.ts')) return 'root';
  return room === 'long' ? `${room}/${kind}` : room;
}

const secondsOf = (lines: Line[]) => lines.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0);
const pad = (seconds: number | undefined) => (seconds?.toFixed(0) ?? '-').padStart(6);
