/** Finds a command by its name, runs it and reports its failure. */
import { NoteError } from '../domain/receipt-log/note-error';
import { type Command, type Place } from './command';
import { describeFailure, say, UserError } from './console';

interface Entry {
  /** One line for the list of commands. */
  summary: string;
  /** Loads the code of the command. The code of the others is not loaded, so that each command starts soon. */
  load(): Promise<Command>;
}

const COMMANDS: Record<string, Entry> = {
  doctor: {
    summary: 'compares the settings with the running services, and says what is missing',
    load: async () => (await import('./doctor/index.js')).doctor,
  },
  operator: {
    summary: 'makes an operator of a person who signed up, or creates one with an API key',
    load: async () => (await import('./operator.js')).operator,
  },
  import: {
    summary: 'imports register files',
    load: async () => (await import('./import.js')).importCommand,
  },
  sanctions: {
    summary: 'replaces the sanctions list',
    load: async () => (await import('./sanctions.js')).sanctions,
  },
  rates: {
    summary: 'imports exchange rates',
    load: async () => (await import('./rates.js')).rates,
  },
  ledger: {
    summary: 'checks the ledger, and compares it with processors and banks',
    load: async () => (await import('./ledger.js')).ledger,
  },
  payouts: {
    summary: 'makes the files that pay charities through a bank, and reads the answers',
    load: async () => (await import('./payouts.js')).payouts,
  },
  approvals: {
    summary: 'lists what waits for another operator, and decides where there is none',
    load: async () => (await import('./approvals.js')).approvals,
  },
  person: {
    summary: 'exports the data of a person, or asks to erase them',
    load: async () => (await import('./person.js')).person,
  },
  impact: {
    summary: 'compares the impact sums with the raw rows, and repairs them',
    load: async () => (await import('./impact.js')).impact,
  },
  reindex: {
    summary: 'rebuilds the search index while searches use the old one',
    load: async () => (await import('./reindex.js')).reindex,
  },
  receipts: {
    summary: 'checks proofs, watches other logs, and keeps the receipt log in order',
    load: async () => (await import('./receipts.js')).receipts,
  },
  rekey: {
    summary: 'encrypts stored secrets with the first key of DATA_KEY',
    load: async () => (await import('./rekey.js')).rekeyCommand,
  },
};

const FAILED = 1;
const WRONG_USAGE = 2;

/** Runs the command that the first argument names. Returns the exit code. */
export async function runCommand([name = '', ...given]: string[], place: Place): Promise<number> {
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) {
    const isHelp = ['--help', '-h'].includes(name);
    if (!isHelp) process.stderr.write(name === '' ? 'Name a command.\n\n' : `Unknown command '${name}'\n\n`);
    (isHelp ? say : sayError)(listCommands(place));
    return isHelp ? 0 : WRONG_USAGE;
  }
  try {
    const command = await entry.load();
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
