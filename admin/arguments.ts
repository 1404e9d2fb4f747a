/** Reads a command's arguments. `--help` prints the usage; unknown arguments are refused. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { hasCode, messageOf, say } from './console';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** The arguments that a command accepts, in addition to `--help`. */
export interface Accepted<Taken extends Options> {
  usage: string;
  options?: Taken;
  /** How many operands (arguments without a dash) the command accepts, and which. The default is none. */
  operands?: { least?: number; most: number; choices?: readonly string[] };
}

type Parsed<Taken extends Options> = ReturnType<typeof parseArgs<{ options: Taken; allowPositionals: true }>>;

/** Thrown for wrong arguments. The message says what is wrong. */
class UsageError extends Error {}

const WRONG_USAGE = 2;

/**
 * Reads a command's arguments, by default the arguments of this process. Exits if they are wrong or ask for
 * help.
 */
export function readArguments<Taken extends Options>(
  accepted: Accepted<Taken>,
  given: string[] = process.argv.slice(2),
): Parsed<Taken> {
  endWhenHelpIsWanted(given, accepted.usage);
  try {
    return parseArguments(given, accepted);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${accepted.usage}\n`);
    process.exit(WRONG_USAGE);
  }
}

/** Prints the usage and exits if `--help` is among the arguments. */
export function endWhenHelpIsWanted(given: string[], usage: string): void {
  if (!given.includes('--help') && !given.includes('-h')) return;
  say(usage);
  process.exit(0);
}

/** Parses arguments. Throws a UsageError for anything the command does not accept. */
export function parseArguments<Taken extends Options>(
  given: string[],
  { options, operands = { most: 0 } }: Accepted<Taken>,
): Parsed<Taken> {
  const parsed = parseStrictly(given, options ?? ({} as Taken));
  const { least = 0, most, choices } = operands;
  const operandsGiven: string[] = parsed.positionals;
  const wrong = operandsGiven.find((operand, index) => index >= most || choices?.includes(operand) === false);
  if (wrong !== undefined) throw new UsageError(`Unknown argument '${wrong}'`);
  if (operandsGiven.length < least) throw new UsageError('An argument is missing');
  return parsed;
}

function parseStrictly<Taken extends Options>(args: string[], options: Taken): Parsed<Taken> {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const isUsage = ['UNKNOWN_OPTION', 'INVALID_OPTION_VALUE'].some((code) =>
      hasCode(error, `ERR_PARSE_ARGS_${code}`),
    );
    if (!isUsage) throw error;
    // Keeps only the first sentence of Node's message. The rest is advice, and our usage text is clearer.
    throw new UsageError(messageOf(error).split(/\.\s/)[0], { cause: error });
  }
}
