/** Finds a command by its name, runs it and reports its failure. */
import { NoteError } from '../domain/receipt-log/note-error';
import { type Command, type Place } from './command';
import { describeFailure, say, UserError } from './console';
import { doctor } from './doctor';
import { impact } from './impact';
import { importCommand } from './import';
import { ledger } from './ledger';
import { operator } from './operator';
import { receipts } from './receipts';
import { reindex } from './reindex';
import { rekeyCommand } from './rekey';
import { sanctions } from './sanctions';

export const COMMANDS: Record<string, Command> = {
  doctor,
  operator,
  import: importCommand,
  sanctions,
  ledger,
  impact,
  reindex,
  receipts,
  rekey: rekeyCommand,
};

const FAILED = 1;
const WRONG_USAGE = 2;

/** Runs the command that the first argument names. Returns the exit code. */
export async function runCommand([name = '', ...given]: string[], place: Place): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const isHelp = ['--help', '-h'].includes(name);
    if (!isHelp) process.stderr.write(name === '' ? 'Name a command.\n\n' : `Unknown command '${name}'\n\n`);
    (isHelp ? say : sayError)(listCommands(place));
    return isHelp ? 0 : WRONG_USAGE;
  }
  try {
    return await command.run(given, place);
  } catch (error) {
    if (error instanceof NoteError) sayError(error.message);
    else sayError(describeFailure(error));
    return error instanceof UserError || error instanceof NoteError ? WRONG_USAGE : FAILED;
  }
}

function sayError(text: string): void {
  process.stderr.write(`${text}\n`);
}

function listCommands(place: Place): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
  return [`Usage: ${place.call('COMMAND')}`, ...lines, 'Each command prints its usage with --help.'].join(
    '\n',
  );
}
