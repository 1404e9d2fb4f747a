/** Reads the arguments of `npm test` and `npm run test:long`. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { UserError } from '../admin/console';

export interface Command {
  isLong: boolean;
  isLarge: boolean;
  /** No path is named: every test of the command runs. */
  isWhole: boolean;
  /** Lint, types and format run too. */
  checks: boolean;
  repeat: number;
  seed: number;
  jestArguments: string[];
}

const LONG = 'test/long/';
const MOST_SEED = 2 ** 31;

export function readCommand(args: string[]): Command {
  const rest = [...args];
  const isLong = takeFlag(rest, '--long');
  const isLarge = takeFlag(rest, '--large');
  const repeat = takeNumber(rest, '--repeat') ?? 1;
  const seed = takeNumber(rest, '--seed') ?? randomInt(MOST_SEED);
  const isWhole = !rest.some((argument) => argument.includes('/') || existsSync(argument));
  const all = isLong ? [LONG] : [`--testPathIgnorePatterns=${LONG}`];
  return {
    isLong,
    isLarge,
    isWhole,
    checks: !isLong && rest.length === 0,
    repeat,
    seed,
    jestArguments: [`--seed=${seed}`, ...(isWhole ? all : []), ...rest],
  };
}

function takeFlag(args: string[], name: string): boolean {
  const index = args.indexOf(name);
  if (index >= 0) args.splice(index, 1);
  return index >= 0;
}

function takeNumber(args: string[], name: string): number | undefined {
  const index = args.indexOf(name);
  if (index < 0) return undefined;
  const [, text = ''] = args.splice(index, 2);
  if (!/^\d{1,10}$/.test(text) || Number(text) === 0)
    throw new UserError(`${name} needs a whole number from 1 up.`);
  return Number(text);
}
